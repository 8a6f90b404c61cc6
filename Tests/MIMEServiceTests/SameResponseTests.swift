#if Server
import Logging
import MIMETypes
import NIOCore
import Testing

@testable import MIMEService

/// Requests are handled in the same way whether they are read as a whole or piece by piece.
struct SameResponseTests {
    /// What a service did with some requests: its responses, its metrics, and the lines in its log.
    private struct Traffic {
        var responses: [String] = []
        var metrics: [String] = []
        var log: [String] = []
    }

    @Test(arguments: [false, true])
    func responsesMetricsAndLogsAreTheSame(_ isRestricted: Bool) async throws {
        let whole = try await traffic(isTraced: false, isRestricted)
        let pieces = try await traffic(isTraced: true, isRestricted)
        for (request, (one, other)) in zip(RawRequest.all, zip(whole.responses, pieces.responses)) where one != other {
            Issue.record("\(request.line.prefix(100)) \(request.fields): \(one.prefix(800)) — \(other.prefix(800))")
        }
        #expect(whole.metrics == pieces.metrics)
        #expect(whole.log.count > RawRequest.all.count)
        for (one, other) in zip(whole.log, pieces.log) where one != other { Issue.record("\(one) — \(other)") }
        #expect(whole.log.count == pieces.log.count)
    }

    /// Requests that are traced are read piece by piece.
    private func traffic(isTraced: Bool, _ isRestricted: Bool) async throws -> Traffic {
        let lines = Lines()
        let logger = Logger(label: "test") { _ in LineLog(lines: lines) }
        return try await withServers {
            makeService({ change(&$0, isRestricted) }, logger: logger, isTraced: isTraced, whenEvent: $0)
        } _: { urls in
            var traffic = Traffic()
            let port = port(of: urls)
            for request in RawRequest.all { traffic.responses.append(try await Self.response(to: request, port)) }
            traffic.log = lines.all.withLock { $0 }.filter { $0.contains("route=") }
            traffic.metrics = try await Self.metrics(port)
            return traffic
        }
    }

    private func change(_ configuration: inout ServiceConfiguration, _ isRestricted: Bool) {
        // The result must not depend on how busy the machine is.
        (configuration.timeouts.libmagic, configuration.limits.libmagicTime) = (.seconds(60), .seconds(60))
        guard isRestricted else { return }
        configuration.basePath = "/m"
        configuration.allowedOrigins = ["https://a.example"]
        configuration.accessTokens = try? AccessTokens([RawRequest.token])
        configuration.limits.nameLength = 8
        (configuration.limits.bodyLength, configuration.limits.prefixLength) = (5000, 1000)
    }

    /// The response, and the one to the request that follows, without what differs each time.
    private static func response(to request: RawRequest, _ port: Int) async throws -> String {
        let client = try await RawClient(port: port)
        client.sendWithoutWaiting(request.bytes)
        if request.missing > 0 { try? await client.closeOutput() }
        let bytes = await client.bytesToEnd()
        await client.close()
        // Latin-1 keeps all bytes.
        let text = String(decoding: bytes.readableBytesView.map(UInt16.init), as: UTF16.self)
        return text.split(separator: "\r\n", omittingEmptySubsequences: false).filter { line in
            let name = line.prefix { $0 != ":" }.lowercased()
            return name != "date" && (name != "x-request-id" || line.hasSuffix("given-1"))
        }.joined(separator: "\n")
    }

    private static func metrics(_ port: Int) async throws -> [String] {
        let client = try await RawClient(port: port)
        try await client.send(
            "GET /metrics HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(RawRequest.token)\r\nConnection: close\r\n\r\n"
        )
        let text = await client.readToEnd().text
        let counted = ["_total", "_seconds_count", "in_flight"]
        return text.split { $0.isNewline }.map(String.init).filter { line in
            line.hasPrefix("mimetype_") && counted.contains { line.prefix { $0 != "{" && $0 != " " }.hasSuffix($0) }
                && !line.contains("process_")
        }.sorted()
    }
}

private final class Lines: Sendable {
    let all = Lock<[String]>([])
}

/// Collects the lines of a log, without what differs each time.
private struct LineLog: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let kept = (event.metadata ?? [:]).filter {
            $0.key != "milliseconds" && ($0.key != "id" || "\($0.value)" == "given-1")
        }
        let text = kept.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        lines.all.withLock { $0.append("\(event.level) \(event.message) \(text)") }
    }
}
#endif
