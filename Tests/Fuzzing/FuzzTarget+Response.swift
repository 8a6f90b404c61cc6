#if (FUZZING || DEBUG) && Upload
@testable import FormClient
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1

extension FuzzTarget {
    /// What a server answers, cut into chunks by the first byte, goes through the handlers of a connection; what comes
    /// out is used as the client uses it.
    ///
    /// How plain bytes are cut changes nothing.
    static func readResponse(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let answer = Array(bytes.dropFirst())
        let step = max(1, Int(first), answer.count / 64)
        _ = read(answer, step: step, decompresses: true)
        let plain = read(answer, step: step, decompresses: false)
        precondition(plain == read(answer, step: max(1, answer.count), decompresses: false), "chunks change nothing")
        for head in plain.heads.prefix(4) { use(Exchange.Head(head)) }
    }

    private struct Reading: Equatable {
        var heads: [HTTPResponseHead] = []
        var trailers: [HTTPHeaders?] = []
        var content: [UInt8] = []
        var failure: FormClientError.Code?
    }

    private static func read(_ answer: [UInt8], step: Int, decompresses: Bool) -> Reading {
        let channel = EmbeddedChannel()
        guard let handler = try? Connection.addHandlers(to: channel, decompresses: decompresses) else {
            fatalError("handlers can be added")
        }
        // An answer without a request is its own error.
        for method in [HTTPMethod.GET, .POST, .PUT] {
            let head = HTTPRequestHead(version: .http1_1, method: method, uri: "/")
            channel.write(HTTPClientRequestPart.head(head), promise: nil)
            channel.write(HTTPClientRequestPart.end(nil), promise: nil)
        }
        channel.flush()
        let whole = ByteBuffer(bytes: answer)
        for start in stride(from: 0, to: answer.count, by: step) {
            guard let chunk = whole.getSlice(at: start, length: min(step, answer.count - start)) else { continue }
            channel.pipeline.fireChannelRead(chunk)
            channel.pipeline.fireChannelReadComplete()
        }
        channel.pipeline.fireChannelInactive()
        channel.embeddedEventLoop.run()
        let reading = reading(of: handler, on: channel.embeddedEventLoop)
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return reading
    }

    /// The connection has ended, so that each part, and the error after the last, is there already.
    private static func reading(of handler: ResponseHandler, on eventLoop: EmbeddedEventLoop) -> Reading {
        var reading = Reading()
        do {
            while true {
                for part in try handler.next(on: eventLoop).wait() {
                    switch part {
                    case .body(let buffer): reading.content += buffer.readableBytesView
                    case .head(let head):
                        reading.heads.append(head)
                        // Nobody asked for another protocol, so the client ends there; what follows is not HTTP.
                        if head.status == .switchingProtocols { return reading }
                    case .end(let trailers): reading.trailers.append(trailers)
                    }
                }
            }
        } catch {
            reading.failure = FormClientError(error, url: "http://example.org/").code
        }
        return reading
    }
}

extension FuzzTarget {
    private static let targets = ["http://example.org:8080/a/b?c", "https://example.org/"].compactMap {
        try? RequestTarget($0)
    }
    private static let policies: [FormClientConfiguration.RedirectPolicy] = [.sameOrigin, .readAnywhere, .anyOrigin]

    /// Requests to each target, with a secret, with and without a body.
    private static let requests: [FormRequest] = targets.flatMap { target in
        [nil, RequestBody.bytes([1])].compactMap { body in
            try? FormRequest(.post, target, headers: [.authorization: "secret", .accept: "*/*"], body: body)
        }
    }

    /// Follows it, keeps its cookies, and reads what it states of its body.
    private static func use(_ head: Exchange.Head) {
        let cookies = head.headers[values: .setCookie]
        if !cookies.isEmpty {
            let jar = CookieJar()
            for target in targets {
                jar.store(cookies, from: target)
                _ = jar.header(for: target)
            }
        }
        for request in requests {
            for policy in policies { follow(head, from: request, policy) }
        }
        _ = RetryCount.retryAfter(head.headers[.retryAfter])
        _ = head.headers[.contentType].map { try? ReceivedPart.parts(of: [], contentType: $0) }
    }

    private static func follow(
        _ head: Exchange.Head, from request: FormRequest, _ policy: FormClientConfiguration.RedirectPolicy
    ) {
        let location = head.headers[.location]
        guard let next = try? request.following(status: head.status, location: location, policy: policy) else { return }
        check(next.target)
        let hasSecret = next.headers[.authorization] == "secret"
        precondition(!hasSecret || next.target.hasOrigin(of: request.target), "a secret stays with its server")
        precondition(next.body == nil || next.target.isEncrypted || !request.target.isEncrypted, "it stays encrypted")
    }
}
#endif
