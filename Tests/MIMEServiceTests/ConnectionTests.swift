#if Server
import Foundation
import MIMEService
import Testing

/// What Hummingbird leaves to its user, seen from a socket.
struct ConnectionTests {
    private static let put = "PUT /v1/detect HTTP/1.1\r\nHost: x\r\nAccept: text/plain\r\n"

    @Test func waitingClientGetsContinue() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 5\r\nExpect: 100-continue\r\n\r\n")
            #expect(await client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            try await client.send("%PDF-")
            #expect(await client.read(until: "application/pdf\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
            await client.close()
        }
    }

    @Test func refusedClientGetsNoContinue() async throws {
        try await withServer({ $0.limits.bodyLength = 4 }) { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 5\r\nExpect: 100-continue\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 413 "))
            #expect(isClosed)
        }
    }

    @Test func answerComesBeforeTheBodyEnds() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 100000000\r\n\r\n")
            client.sendWithoutWaiting(Sample.png + [UInt8](repeating: 0, count: 100_000))
            #expect(await client.read(until: "image/png\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
            await client.close()
        }
    }

    /// A proxy that does not buffer bodies closes its client's connection after an answer that comes first.
    @Test(arguments: ["Content-Length: 70000", "Transfer-Encoding: chunked"])
    func answerWaitsForAShortRest(_ framing: String) async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            let isChunked = framing.hasSuffix("chunked")
            try await client.send(Self.put + framing + "\r\n\r\n" + (isChunked ? "11170\r\n" : ""))
            client.sendWithoutWaiting(Sample.png + [UInt8](repeating: 0, count: 69_999 - Sample.png.count))
            try await Task.sleep(for: .milliseconds(300))
            try await client.send(
                "\0" + (isChunked ? "\r\n0\r\n\r\n" : "") + "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            let text = await client.read(until: "ok\n")
            #expect(text.contains("image/png\n"))
            #expect(!text.lowercased().contains("connection: close"))
            await client.close()
        }
    }

    @Test func connectionGoesOnAfterAnEarlyAnswer() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 1000000\r\n\r\n")
            client.sendWithoutWaiting(Sample.png + [UInt8](repeating: 0, count: 1_000_000 - Sample.png.count))
            _ = await client.read(until: "image/png\n")
            try await client.send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasSuffix("\r\n\r\nok\n"))
            #expect(isClosed)
        }
    }

    @Test func endlessBodyIsCutOff() async throws {
        try await withServer({ $0.limits.bodyLength = 1 << 20 }) { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Transfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 0x41, count: 65_536) + Array("\r\n".utf8)
            for _ in 0..<2000 { client.sendWithoutWaiting(chunk) }
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(isClosed)
        }
    }

    @Test func chunkExtensionsAndTrailersMustNotOutweighTheBody() async throws {
        for start in ["5;", "5\r\n%PDF-\r\n0\r\nX: "] {
            try await withServer { port in
                let client = try await RawClient(port: port)
                try await client.send(Self.put + "Transfer-Encoding: chunked\r\n\r\n" + start)
                for _ in 0..<200 { client.sendWithoutWaiting([UInt8](repeating: 0x61, count: 65_536)) }
                let (text, isClosed) = await client.readToEnd()
                #expect(text.hasPrefix("HTTP/1.1 400 "))
                #expect(isClosed)
            }
        }
    }

    @Test func endlessEmptyLinesAreRefused() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            for _ in 0..<100 { client.sendWithoutWaiting([UInt8](repeating: 0x0A, count: 65_536)) }
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 431 "))
            #expect(isClosed)
        }
    }

    @Test func tinyChunksAreAccepted() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            let chunks = Sample.pdf.map { "1\r\n\(Character(UnicodeScalar($0)))\r\n" }.joined()
            let head = Self.put + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
            try await client.send(head + chunks + "0\r\n\r\n")
            #expect(await client.readToEnd().text.hasSuffix("application/pdf\n"))
        }
    }

    @Test func optionsForTheWholeServerAreAnswered() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let text = await client.readToEnd().text
            #expect(text.hasPrefix("HTTP/1.1 204 "))
            #expect(text.contains("Allow: GET, HEAD, POST, PUT, OPTIONS\r\n"))
        }
    }

    @Test func announcedBodyThatIsTooLongIsRefusedUnread() async throws {
        try await withServer({ $0.limits.bodyLength = 1000 }) { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 1001\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            #expect(
                text.hasPrefix("HTTP/1.1 413 Payload Too Large\r\n")
                    || text.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
            #expect(text.lowercased().contains("connection: close\r\n"))
            #expect(text.contains("Send at most 1000 bytes"))
            #expect(isClosed)
        }
    }

    /// The responses are longer than what the system buffers for a client that does not read yet.
    @Test(arguments: ["", "POST /v1/lookup HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n[\"a\"]"])
    func clientThatEndsItsInputGetsAllOfTheResponses(_ start: String) async throws {
        try await withServer { port in
            let client = try await RawClient(port: port, reads: false)
            let request = "GET /mime-types HTTP/1.1\r\nHost: x\r\n"
            try await client.send("\(start)\(request)\r\n\(request)Connection: close\r\n\r\n")
            try await client.closeOutput()
            try await Task.sleep(for: .milliseconds(300))
            try await client.startReading()
            let (text, isClosed) = await client.readToEnd()
            let bodies = text.split(separator: "HTTP/1.1 200 OK\r\n").compactMap { response in
                response.range(of: "\r\n\r\n").map { response[$0.upperBound...] }
            }
            #expect(bodies.suffix(2).count == 2)
            #expect(bodies.suffix(2).first == bodies.last)
            #expect(isClosed)
        }
    }

    /// The request's own wish to close must not keep a connection with an unread body open for ever.
    @Test func connectionIsClosedThoughTheBodyIsUnread() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(
                "POST /v1/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100000000\r\n\r\n")
            client.sendWithoutWaiting([UInt8](repeating: 0, count: 4 << 20))
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 404 "))
            #expect(isClosed)
        }
    }

    @Test func slowHeadersTimeOut() async throws {
        try await withServer({ $0.timeouts.header = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send("GET / HTTP/1.1\r\nHo")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 408 "))
            #expect(text.contains("x-content-type-options: nosniff"))
            #expect(isClosed)
        }
    }

    @Test func slowBodyTimesOut() async throws {
        try await withServer({ $0.timeouts.body = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 100\r\n\r\nabc")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 408 "))
            #expect(isClosed)
        }
    }

    @Test func restOfAnAnsweredBodyTimesOut() async throws {
        try await withServer({ $0.timeouts.rest = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 3000000\r\n\r\n")
            client.sendWithoutWaiting(Sample.png + [UInt8](repeating: 0, count: 70_000))
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 200 "))
            #expect(isClosed)
        }
    }

    @Test func clientThatStopsBeforeAShortRestIsAnsweredInTime() async throws {
        try await withServer({ $0.timeouts.body = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 1000000\r\n\r\n")
            client.sendWithoutWaiting(Sample.png + [UInt8](repeating: 0, count: 70_000))
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 200 "))
            #expect(isClosed)
        }
    }

    @Test func idleConnectionIsClosed() async throws {
        try await withServer({ $0.timeouts.idle = .milliseconds(200) }) { port in
            let client = try await RawClient(port: port)
            try await client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 200 "))
            #expect(isClosed)
        }
    }

    @Test func endlessHeadersAreRefused() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("GET / HTTP/1.1\r\nHost: x\r\n")
            for number in 0..<1000 {
                client.sendWithoutWaiting(Array("X-\(number): \(String(repeating: "a", count: 90))\r\n".utf8))
            }
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 431 "))
            #expect(isClosed)
        }
    }

    @Test(arguments: [
        "GET /\r\n\r\n", "GET / HTTP/1.1\r\nNo colon\r\n\r\n",
        "PUT /v1/detect HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnothexadecimal\r\n",
        "PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
        "PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        "GET /healthz HTTP/1.1\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a, b\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: a/b\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a:b\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: [::1\r\n\r\n",
        "GET /healthz HTTP/1.0\r\nHost: a@b\r\n\r\n", "GET http://a/healthz HTTP/1.1\r\n\r\n",
    ])
    func garbageIsAnsweredAndCutOff(_ request: String) async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(request)
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 400 "))
            #expect(isClosed)
        }
    }

    /// A client that speaks TLS starts in the second way.
    @Test(arguments: ["FOO / HTTP/1.1\r\nHost: x\r\n\r\n", "\u{16}\u{3}\u{1}\u{1}garbage\r\n\r\n"])
    func unknownMethodIsNotImplemented(_ request: String) async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(request)
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 501 ") && text.contains("http:// instead of https://"))
            #expect(isClosed)
        }
    }

    @Test(arguments: ["a", "a.example:80", "127.0.0.1:8080", "[::1]:8080", "[::1]", "", "xn--caf-dma.example", "a:"])
    func soundHostIsServed(_ host: String) async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("GET /healthz HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
            #expect(await client.readToEnd().text.hasSuffix("ok\n"))
        }
    }

    @Test func refusalWaitsForTheAnswersBeforeIt() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            let sound = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
            try await client.send(sound + sound + "GET /healthz HTTP/1.1\r\n\r\n" + sound)
            let (text, isClosed) = await client.readToEnd()
            #expect(text.components(separatedBy: "HTTP/1.1 ").map { $0.prefix(3) } == ["", "200", "200", "400"])
            #expect(isClosed)
        }
    }

    @Test func bodyThatIsCutOffIsNotAServerError() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 100\r\n\r\nabc")
            try await client.closeOutput()
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasPrefix("HTTP/1.1 400 "))
            #expect(isClosed)
        }
    }

    @Test func halfClosedClientGetsItsAnswer() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send(Self.put + "Content-Length: 5\r\n\r\n%PDF-")
            try await client.closeOutput()
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasSuffix("application/pdf\n"))
            #expect(isClosed)
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            let names = (0..<50).map { "\($0)" }
            let requests = names.map { "GET /v1/types/none/t\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }
            try await client.send(requests.joined() + "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            let answered = text.split(separator: "'none/t").dropFirst().map { String($0.prefix { $0 != "'" }) }
            #expect(answered == names)
            #expect(isClosed)
        }
    }

    @Test func oldClientsAreServed() async throws {
        try await withServer { port in
            let client = try await RawClient(port: port)
            try await client.send("GET /healthz HTTP/1.0\r\n\r\n")
            let (text, isClosed) = await client.readToEnd()
            #expect(text.hasSuffix("ok\n"))
            #expect(isClosed)
            let lasting = try await RawClient(port: port)
            try await lasting.send("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            #expect(await lasting.read(until: "ok\n").lowercased().contains("connection: keep-alive\r\n"))
            await lasting.close()
        }
    }

    @Test func othersAreServedWhileClientsAreSlow() async throws {
        try await withServer { port in
            var slow: [RawClient] = []
            for _ in 0..<100 {
                let client = try await RawClient(port: port)
                try await client.send(Self.put + "Content-Length: 100\r\n\r\na")
                slow.append(client)
            }
            let client = try await RawClient(port: port)
            try await client.send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(await client.readToEnd().text.hasSuffix("ok\n"))
            for client in slow { await client.close() }
        }
    }

    @Test func filesTakeNoMoreMemoryThanThereIs() async throws {
        try await withServer({ $0.limits.heldLength = 400_000 }) { port in
            let head = Self.put + "Content-Length: 64000\r\n\r\n"
            let slow = try await RawClient(port: port)
            try await slow.send(head)
            slow.sendWithoutWaiting([UInt8](repeating: 0, count: 60_000))
            // Until the server has read what the first one sent, there is room for another, and then not for the first.
            for _ in 0..<250 {
                if try await RawClient.heldMemory(port: port) > 60_000 { break }
                try await Task.sleep(for: .milliseconds(20))
            }
            let refused = try await RawClient(port: port)
            try await refused.send(head)
            refused.sendWithoutWaiting([UInt8](repeating: 0, count: 64_000))
            #expect(await refused.read(until: "\n").hasPrefix("HTTP/1.1 429 "))
            await refused.close()
            slow.sendWithoutWaiting([UInt8](repeating: 0, count: 4_000))
            #expect(await slow.read(until: "octet-stream\n").hasPrefix("HTTP/1.1 200 "))
            let next = try await RawClient(port: port)
            try await next.send(head)
            next.sendWithoutWaiting([UInt8](repeating: 0, count: 64_000))
            #expect(await next.read(until: "octet-stream\n").hasPrefix("HTTP/1.1 200 "))
            await next.close()
            await slow.close()
        }
    }

    @Test func tooManyRequestsGetRetryAfter() async throws {
        try await withServer({ $0.limits.requestCount = 1 }) { port in
            let slow = try await RawClient(port: port)
            try await slow.send(Self.put + "Content-Length: 5\r\nExpect: 100-continue\r\n\r\n")
            _ = await slow.read(until: "100 Continue")
            let client = try await RawClient(port: port)
            try await client.send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            let text = await client.readToEnd().text
            #expect(text.hasPrefix("HTTP/1.1 503 "))
            #expect(text.contains("Retry-After: 1\r\n"))
            try await slow.send("%PDF-")
            #expect(await slow.read(until: "application/pdf\n").contains("HTTP/1.1 200 "))
            await slow.close()
        }
    }
}
#endif
