#if Server
import CoreMetrics
import MIMETypes

/// A backend for swift-metrics that keeps all values and writes them in Prometheus's format.
///
/// https://prometheus.io/docs/instrumenting/exposition_formats/
final class PrometheusMetrics: MetricsFactory {
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private struct Family {
        let kind: String
        /// The series by their labels.
        var series: [String: any PrometheusSeries] = [:]
    }

    private let help: [String: String]
    private let families = Lock<[String: Family]>([:])

    /// Makes a backend; `help` contains the help texts of metrics by name.
    init(help: [String: String] = [:]) {
        self.help = help
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(PrometheusCounter.self, label, dimensions)
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(PrometheusGauge.self, label, dimensions)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(PrometheusHistogram.self, label, dimensions)
    }

    /// Returns a handler that records nothing, since the service has no metrics of this kind.
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        NOOPMetricsHandler.instance
    }

    func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

    func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

    func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    func destroyRecorder(_ handler: any RecorderHandler) {}
}

extension PrometheusMetrics {
    /// All metrics in Prometheus's format, sorted by name.
    var text: String {
        let families = families.withLock { $0 }
        return families.sorted { $0.key < $1.key }.map { name, family in
            let lines = family.series.sorted { $0.key < $1.key }.flatMap { Self.lines(name, $0.key, $0.value) }
            let help = help[name].map { "# HELP \(name) \($0)\n" } ?? ""
            return "\(help)# TYPE \(name) \(family.kind)\n\(lines.joined())"
        }.joined()
    }

    private static func lines(_ name: String, _ labels: String, _ series: any PrometheusSeries) -> [String] {
        series.samples.map { sample in
            let all = [labels, sample.label].filter { !$0.isEmpty }.joined(separator: ",")
            return "\(name)\(sample.suffix)\(all.isEmpty ? "" : "{\(all)}") \(sample.value)\n"
        }
    }

    /// Returns the series with these labels, which is made on first use.
    private func series<Series: PrometheusSeries>(
        _ type: Series.Type, _ name: String, _ dimensions: [(String, String)]
    ) -> Series {
        let labels = dimensions.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        return families.withLock { families in
            if let known = families[name]?.series[labels] as? Series { return known }
            let made = Series()
            families[name, default: Family(kind: Series.kind)].series[labels] = made
            return made
        }
    }

    private func remove(_ handler: AnyObject) {
        families.withLock { families in
            families = families.mapValues { Family(kind: $0.kind, series: $0.series.filter { $0.value !== handler }) }
        }
    }

    private static func escaped(_ value: String) -> String {
        value.map { character in
            switch character {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            default: String(character)
            }
        }.joined()
    }
}
#endif
