#if Server
import CoreMetrics
import HTTPTypes
import HummingbirdTesting
import Logging
import MetricsTestKit
import NIOCore
import Testing

@testable import MIMEService

struct MetricsTests {
    @Test func backendOfTheProgramGetsTheMetricsToo() async throws {
        let backend = TestMetrics()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        try await DetectionService(logger: logger, metrics: backend).application.test(.router) { client in
            try await client.execute(uri: "/v1/lookup?name=a.png", method: .get)
            try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: Sample.png))
            let text = try await client.execute(uri: "/metrics", method: .get).text
            #expect(text.contains("mimetype_body_bytes_total \(Sample.png.count)\n"))
        }
        #expect(try backend.expectCounter("mimetype_body_bytes_total").totalValue == Int64(Sample.png.count))
        let route = [("route", "/v1/lookup"), ("method", "GET"), ("status", "200")]
        #expect(try backend.expectCounter("mimetype_requests_total", route).totalValue == 1)
        #expect(
            try backend.expectTimer("mimetype_request_duration_seconds", [("route", "/v1/lookup")]).values.count == 1)
    }

    /// The format of Prometheus.
    ///
    /// https://prometheus.io/docs/instrumenting/exposition_formats/
    @Test func textIsWhatPrometheusReads() {
        let metrics = PrometheusMetrics(help: ["b": "What b is."])
        metrics.makeCounter(label: "b", dimensions: [("x", "a\"\\\n")]).increment(by: 2)
        metrics.makeMeter(label: "a", dimensions: []).set(1.5)
        let gone = metrics.makeCounter(label: "b", dimensions: [("x", "gone")])
        metrics.destroyCounter(gone)
        #expect(
            metrics.text == """
                # TYPE a gauge
                a 1.5
                # HELP b What b is.
                # TYPE b counter
                b{x="a\\"\\\\\\n"} 2

                """)
    }

    @Test func bucketsOfAHistogramAddUp() {
        let metrics = PrometheusMetrics()
        let timer = metrics.makeTimer(label: "t", dimensions: [])
        for nanoseconds in [1, 100_000, 100_001, 20_000_000_000] as [Int64] { timer.recordNanoseconds(nanoseconds) }
        let lines = metrics.text.split(separator: "\n")
        #expect(lines.contains(#"t_bucket{le="0.0001"} 2"#))
        #expect(lines.contains(#"t_bucket{le="0.00025"} 3"#))
        #expect(lines.contains(#"t_bucket{le="10.0"} 3"#))
        #expect(lines.contains(#"t_bucket{le="+Inf"} 4"#))
        #expect(lines.contains("t_count 4"))
    }

    @Test func endOfABusyTimeIsReportedOnce() {
        let metrics = ServiceMetrics(PrometheusMetrics())
        var check = IdleCheck()
        var answers: [Bool] = []
        func look(times: Int) { answers += (0..<times).map { _ in check.isNewlyIdle(metrics.activity) } }
        look(times: 1)
        _ = metrics.begin()
        look(times: 2)
        metrics.end()
        look(times: 2)
        _ = metrics.begin()
        metrics.end()
        // At the first look there has been a request since the one before.
        look(times: 3)
        #expect(answers == [false, false, false, true, false, false, true, false])
    }

    @Test func idleTimeIsReportedByTheWatch() async {
        let metrics = ServiceMetrics(PrometheusMetrics())
        let (idle, report) = AsyncStream.makeStream(of: Void.self)
        _ = metrics.begin()
        metrics.end()
        let watch = IdleWatch(metrics: metrics, whenIdle: { report.yield() }, interval: .milliseconds(5))
        let task = Task { await watch.run() }
        for await _ in idle { break }
        task.cancel()
        await task.value
    }

    /// Every metric says what it is.
    @Test func everyMetricHasHelp() async throws {
        try await withRoutes { client in
            try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: Sample.png))
            let lines = try await client.execute(uri: "/metrics", method: .get).text.split(separator: "\n")
            let typed = lines.filter { $0.hasPrefix("# TYPE ") }.map { $0.split(separator: " ")[2] }
            let helped = lines.filter { $0.hasPrefix("# HELP ") }.map { $0.split(separator: " ")[2] }
            #expect(Set(typed).subtracting(helped).isEmpty)
            #expect(typed.contains("mimetype_memory_held_bytes"))
        }
    }
}
#endif
