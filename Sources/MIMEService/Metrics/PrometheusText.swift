#if Server
import MIMETypes

/// Metrics as Prometheus reads them.
///
/// https://prometheus.io/docs/instrumenting/exposition_formats/
struct PrometheusText {
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    init(_ metrics: ServiceMetrics) {
        let (counts, inFlight) = metrics.snapshot()
        metric("mimetype_requests_in_flight", "gauge", "Requests that are being worked on.", [("", inFlight)])
        metric("mimetype_requests_total", "counter", "Requests by route, method and status.", Self.requests(counts))
        metric(
            "mimetype_detections_total", "counter", "Detections by what decided.",
            counts.detections.map { ("{basis=\"\($0.key.rawValue)\"}", $0.value) })
        metric(
            "mimetype_libmagic_calls_total", "counter", "Detections that asked libmagic.", [("", counts.libmagicCalls)])
        metric(
            "mimetype_undetermined_total", "counter", "Detections that the unread end could change.",
            [("", counts.undetermined)])
        metric("mimetype_body_bytes_total", "counter", "Bytes of files that were read.", [("", counts.bytes)])
        histogram(counts.latency)
    }

    private static func requests(_ counts: ServiceMetrics.Counts) -> [(String, Int)] {
        counts.requests.map { route, count in
            ("{route=\"\(route.path)\",method=\"\(route.method)\",status=\"\(route.status)\"}", count)
        }
    }

    private mutating func metric(_ name: String, _ kind: String, _ help: String, _ samples: [(String, Int)]) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
        for (labels, value) in samples.sorted(by: { $0.0 < $1.0 }) { text += "\(name)\(labels) \(value)\n" }
    }

    private mutating func histogram(_ latency: Histogram) {
        let name = "mimetype_request_duration_seconds"
        text += "# HELP \(name) Time until a request is answered.\n# TYPE \(name) histogram\n"
        var total = 0
        for (bound, count) in zip(Histogram.bounds, latency.buckets) {
            total += count
            text += "\(name)_bucket{le=\"\(Double(bound) / 1_000_000)\"} \(total)\n"
        }
        total += latency.buckets.last ?? 0
        text +=
            "\(name)_bucket{le=\"+Inf\"} \(total)\n\(name)_sum \(latency.sum / .seconds(1))\n\(name)_count \(total)\n"
    }
}
#endif
