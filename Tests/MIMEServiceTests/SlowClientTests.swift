#if Server
import Foundation
import Testing

@testable import MIMEService

/// Clients that do not read, read slowly, or hold more than their share.
struct SlowClientTests {
    private static let get = "GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"

    private func metrics(_ port: Int) async throws -> String {
        let client = try await RawClient(port: port)
        try await client.send("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return await client.readToEnd().text
    }

    /// Asks for the metrics until they are as wanted; false if they never are.
    private func metrics(_ port: Int, become isWanted: @Sendable (String) -> Bool) async throws -> Bool {
        for _ in 0..<2000 {
            if isWanted(try await metrics(port)) { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    @Test func clientThatNeverReadsIsEnded() async throws {
        try await withServer({ $0.timeouts.write = .milliseconds(300) }) { port in
            let client = try await RawClient(port: port, reads: false)
            client.sendWithoutWaiting(Array(String(repeating: Self.get, count: 5000).utf8))
            let isEnded = try await metrics(port) { $0.contains(#"mimetype_refusals_total{cause="unread"} 1"#) }
            #expect(isEnded)
            await client.close()
        }
    }

    /// Neither requests that wait nor answers grow with what a client sends.
    @Test func clientThatNeverReadsGetsFewAnswers() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port, reads: false)
            client.sendWithoutWaiting(Array(String(repeating: Self.get, count: 20_000).utf8))
            var counts: [Int] = [-1, 0]
            // Until no more is answered.
            while counts.suffix(10).contains(where: { $0 != counts.last }) || counts.last == 0 {
                try await Task.sleep(for: .milliseconds(20))
                let lines = try await metrics(port).split(separator: "\n")
                let line = lines.first { $0.contains(#"total{route="/openapi.json""#) }
                counts.append(line.flatMap { Int($0.drop { $0 != " " }.dropFirst()) } ?? 0)
            }
            // What fits into the buffers of the system, at 20 KB each.
            #expect(counts.allSatisfy { $0 < 1000 })
            await client.close()
        }
    }

    @Test func slowReaderGetsItsWholeAnswer() async throws {
        try await withServer({ ($0.timeouts.idle, $0.limits.nameCount) = (.milliseconds(200), 5000) }) { port in
            let client = try await RawClient(port: port, reads: false)
            let names = String(repeating: "name=photo.jpg&", count: 1500)
            try await client.send("GET /v1/lookup?\(names) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            // Longer than the server waits for a client that does nothing.
            try await Task.sleep(for: .milliseconds(500))
            try await client.startReading()
            #expect(await client.readToEnd().text.hasSuffix("}]\n"))
        }
    }

    @Test func oneAddressCannotTakeAllConnections() async throws {
        try await withServer({ $0.limits.connectionCount = 4 }) { port in
            let first = try await RawClient(port: port)
            let second = try await RawClient(port: port)
            for client in [first, second] {
                try await client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                #expect(await client.read(until: "ok\n").hasPrefix("HTTP/1.1 200 "))
            }
            let third = try await RawClient(port: port)
            let (text, isClosed) = await third.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 503 "))
            #expect(text.contains("retry-after: 1\r\n"))
            #expect(isClosed)
            await first.close()
            // Until it has noticed that one is closed, it refuses the next one too.
            let isCounted = try await metrics(port) {
                $0.contains(#"mimetype_refusals_total{cause="client-connections"} "#)
            }
            #expect(isCounted)
            await second.close()
        }
    }

    /// The whole takes longer than the time-out, but each time-out brings enough.
    @Test func steadyBodyIsAccepted() async throws {
        try await withServer({ ($0.timeouts.body, $0.limits.minRate) = (.milliseconds(600), 100) }) { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n")
            for _ in 0..<15 {
                client.sendWithoutWaiting([UInt8](repeating: 0x41, count: 600))
                try await Task.sleep(for: .milliseconds(60))
            }
            #expect(await client.read(until: "}\n").hasPrefix("HTTP/1.1 200 "))
            await client.close()
        }
    }

    @Test func slowBodyIsCountedAsATimeout() async throws {
        try await withServer({ $0.timeouts.body = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")
            #expect(await client.readToEnd().text.hasPrefix("HTTP/1.1 408 "))
            let text = try await metrics(port)
            #expect(text.contains(#"mimetype_requests_total{route="/v1/detect",method="PUT",status="408"} 1"#))
            #expect(!text.contains(#"status="400""#))
        }
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\n\r\n", "host", "400"), ("garbage\r\n\r\n", "syntax", "501"),
        ("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "transfer-coding", "501"),
        ("GET /\(String(repeating: "a", count: 40_000)) HTTP/1.1\r\nHost: x\r\n\r\n", "headers", "431"),
        ("GET / HTTP/1.1\r\nHo", "header-timeout", "408"),
    ])
    func refusalIsCounted(_ request: String, _ cause: String, _ status: String) async throws {
        try await withServer({ $0.timeouts.header = .milliseconds(cause == "header-timeout" ? 200 : 30_000) }) { port in
            let client = try await RawClient(port: port)
            try await client.send(request)
            #expect(await client.readToEnd().text.hasPrefix("HTTP/1.1 \(status) "))
            let text = try await metrics(port)
            #expect(text.contains("mimetype_refusals_total{cause=\"\(cause)\"} 1"))
            #expect(text.contains("mimetype_requests_total{route=\"none\",method=\"none\",status=\"\(status)\"} 1"))
        }
    }

    @Test func stalledHeadIsAnsweredThoughTheIdleTimeIsShorter() async throws {
        try await withServer({ $0.timeouts.idle = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /he")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.contains("HTTP/1.1 200 ") && text.contains("HTTP/1.1 408 "))
            #expect(isClosed)
        }
    }

    @Test func oldRequestInChunksEndsTheConnection() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(
                "PUT /v1/detect HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "5\r\n%PDF-\r\n0\r\n\r\nGET /healthz HTTP/1.0\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.components(separatedBy: "HTTP/1.").count == 2)
            #expect(text.lowercased().contains("connection: close"))
            #expect(isClosed)
        }
    }

    @Test(arguments: ["9223372036854775808", "18446744073709551615"])
    func hugeLengthIsTooLarge(_ length: String) async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: \(length)\r\n\r\n")
            #expect(await client.readToEnd().text.hasPrefix("HTTP/1.1 413 "))
        }
    }

    /// An answer that comes before most of a body tells the client to stop sending it.
    @Test func earlyAnswerEndsALongUpload() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000000\r\n\r\n")
            client.sendWithoutWaiting(Sample.png + [UInt8](repeating: 0, count: 70_000))
            let head = await client.read(until: "}\n")
            #expect(head.hasPrefix("HTTP/1.1 200 "))
            #expect(head.lowercased().contains("connection: close"))
            await client.close()
        }
    }
}
#endif
