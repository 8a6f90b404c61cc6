#if FUZZING && Upload
@testable import FormClient
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1

extension FuzzTarget {
    /// What a server answers, cut into chunks by the first byte, goes through the handlers of a connection; what comes out
    /// is used as the client uses it.
    ///
    /// How plain bytes are cut changes nothing.
    static func readResponse(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let answer = Array(bytes.dropFirst())
        let step = max(1, Int(first))
        _ = read(answer, step: step, decompresses: true)
        let plain = read(answer, step: step, decompresses: false)
        precondition(plain == read(answer, step: max(1, answer.count), decompresses: false), "chunks change nothing")
    }

    private static func read(_ answer: [UInt8], step: Int, decompresses: Bool) -> [String] {
        let channel = EmbeddedChannel()
        guard let handler = try? Connection.addHandlers(to: channel, decompresses: decompresses) else {
            fatalError("handlers can be added")
        }
        // An answer without a request is an error of its own.
        for method in [HTTPMethod.GET, .POST, .PUT] {
            let head = HTTPRequestHead(version: .http1_1, method: method, uri: "/")
            channel.write(HTTPClientRequestPart.head(head), promise: nil)
            channel.write(HTTPClientRequestPart.end(nil), promise: nil)
        }
        channel.flush()
        for start in stride(from: 0, to: answer.count, by: step) {
            channel.pipeline.fireChannelRead(ByteBuffer(bytes: answer[start..<min(start + step, answer.count)]))
            channel.pipeline.fireChannelReadComplete()
        }
        channel.pipeline.fireChannelInactive()
        channel.embeddedEventLoop.run()
        let seen = parts(of: handler, on: channel.embeddedEventLoop)
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return seen
    }

    /// The connection has ended, so that each part, and the error after the last, is there already.
    private static func parts(of handler: ResponseHandler, on eventLoop: EmbeddedEventLoop) -> [String] {
        var (seen, content): ([String], [UInt8]) = ([], [])
        do {
            while true {
                switch try handler.next(on: eventLoop).wait() {
                case .body(let buffer): content += buffer.readableBytesView
                case .head(let head):
                    use(Exchange.Head(head))
                    seen.append("\(head)")
                case .end(let trailers): seen.append("end \(String(describing: trailers))")
                }
            }
        } catch {
            seen.append("\(FormClientError(error, url: "http://example.org/").code)")
        }
        return seen + [String(decoding: content, as: UTF8.self)]
    }
}

extension FuzzTarget {
    private static let targets = ["http://example.org:8080/a/b?c", "https://example.org/"].compactMap {
        try? RequestTarget($0)
    }
    private static let policies: [FormClientConfiguration.RedirectPolicy] = [
        .none, .sameOrigin, .readAnywhere, .anyOrigin,
    ]

    /// Follows it, keeps its cookies, and reads what it says of its body.
    private static func use(_ head: Exchange.Head) {
        let jar = CookieJar()
        for target in targets {
            jar.store(head.headers[values: .setCookie], from: target)
            _ = jar.header(for: target)
            for policy in policies { follow(head, from: target, policy) }
        }
        _ = RetryCount.retryAfter(head.headers[.retryAfter])
        _ = head.headers[.contentType].map { try? ReceivedPart.parts(of: [], contentType: $0) }
    }

    private static func follow(
        _ head: Exchange.Head, from target: RequestTarget, _ policy: FormClientConfiguration.RedirectPolicy
    ) {
        let secret: HTTPFields = [.authorization: "secret", .accept: "*/*"]
        for body in [nil, RequestBody.bytes([1])] {
            let request = try? FormRequest(.post, target, headers: secret, body: body)
            let location = head.headers[.location]
            guard let next = try? request?.following(status: head.status, location: location, policy: policy) else {
                continue
            }
            check(next.target)
            let hasSecret = next.headers[.authorization] == "secret"
            precondition(!hasSecret || next.target.hasOrigin(of: target), "a secret stays with its server")
            precondition(next.body == nil || next.target.isEncrypted || !target.isEncrypted, "a body stays encrypted")
        }
    }
}
#endif
