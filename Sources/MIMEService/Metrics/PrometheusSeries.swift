#if Server
import CoreMetrics
import MIMETypes

/// One or more lines in Prometheus's format.
protocol PrometheusSeries: AnyObject, Sendable {
    /// Prometheus's name for this kind of metric.
    static var kind: String { get }

    init()

    /// The samples, each with a suffix for the name, a last label and a value.
    var samples: [(suffix: String, label: String, value: String)] { get }
}

final class PrometheusCounter: PrometheusSeries, CounterHandler {
    static let kind = "counter"
    private let count = Lock<Int64>(0)

    var value: Int64 { count.withLock(\.self) }

    func increment(by amount: Int64) { count.withLock { $0 &+= amount } }

    func reset() { count.withLock { $0 = 0 } }

    var samples: [(suffix: String, label: String, value: String)] { [("", "", "\(value)")] }
}

final class PrometheusGauge: PrometheusSeries, MeterHandler {
    static let kind = "gauge"
    private let value = Lock(0.0)

    func set(_ value: Int64) { set(Double(value)) }

    func set(_ value: Double) { self.value.withLock { $0 = value } }

    func increment(by amount: Double) { value.withLock { $0 += amount } }

    func decrement(by amount: Double) { increment(by: -amount) }

    var samples: [(suffix: String, label: String, value: String)] {
        let value = value.withLock(\.self)
        return [("", "", Int(exactly: value).map { "\($0)" } ?? "\(value)")]
    }
}

/// A histogram, which counts durations up to each of several bounds.
final class PrometheusHistogram: PrometheusSeries, TimerHandler {
    static let kind = "histogram"
    /// The bounds, in microseconds.
    private static let bounds: [Int64] = [
        50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
        5_000_000, 10_000_000,
    ]

    /// The number of durations between each bound and the previous one; the last bucket is for all longer durations.
    private let buckets = (0...bounds.count).map { _ in PrometheusCounter() }
    private let sum = PrometheusCounter()

    func recordNanoseconds(_ duration: Int64) {
        let index = Self.bounds.firstIndex { duration <= $0 * 1000 } ?? Self.bounds.count
        buckets[index].increment(by: 1)
        sum.increment(by: duration)
    }

    var samples: [(suffix: String, label: String, value: String)] {
        var total: Int64 = 0
        var samples: [(suffix: String, label: String, value: String)] = []
        let names = Self.bounds.map { "\(Double($0) / 1_000_000)" } + ["+Inf"]
        for (name, bucket) in zip(names, buckets) {
            total += bucket.value
            samples.append(("_bucket", "le=\"\(name)\"", "\(total)"))
        }
        return samples + [("_sum", "", "\(Double(sum.value) / 1_000_000_000)"), ("_count", "", "\(total)")]
    }
}
#endif
