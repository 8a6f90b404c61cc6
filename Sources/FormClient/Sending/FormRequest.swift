#if Upload
import AsyncHTTPClient
import MIMETypes
import NIOCore
import NIOHTTP1

/// A request before it is sent, which can be sent any number of times.
struct FormRequest: Sendable {
    private(set) var target: RequestTarget
    private(set) var method: HTTPMethod
    private(set) var headers: HTTPHeaders
    private(set) var body: RequestBody?

    init(
        _ method: HTTPMethod, _ target: RequestTarget, headers: [HTTPHeader], body: RequestBody?
    ) throws(FormClientError) {
        for header in headers { try header.requireLegal() }
        self.target = target
        self.method = method
        self.headers = HTTPHeaders(headers.map { ($0.name, $0.value) })
        self.body = body
        if let authorization = target.authorization, !self.headers.contains(name: "Authorization") {
            self.headers.add(name: "Authorization", value: authorization)
        }
        if let body { self.headers.add(name: "Content-Type", value: "\(body.type)") }
    }

    /// The headers with that of the host, which a redirect may have changed.
    var sentHeaders: HTTPHeaders {
        guard !headers.contains(name: "Host") else { return headers }
        return HTTPHeaders([("Host", target.hostAndPort)] + headers.map { ($0.name, $0.value) })
    }

    /// The request as the connection takes it.
    func httpRequest(_ body: HTTPClientRequest.Body?) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: target.text)
        request.method = method
        request.headers = sentHeaders
        request.body = body
        return request
    }
}

extension FormRequest {
    private static let headersOfOrigin = ["Authorization", "Cookie", "Host", "Origin", "Proxy-Authorization"]

    /// Gives the request that a redirect asks for.
    ///
    /// 307 and 308 have the same sent again. After 303, and after 301 and 302 in answer to a POST, the new URL is only read.
    /// What was meant for one server is not told to another.
    /// https://fetch.spec.whatwg.org/#http-redirect-fetch
    ///
    /// - Returns: the request, or nil if the response is no redirect.
    /// - Throws: a `FormClientError` of the code `refusedRedirect`.
    func following(status: Int, location: String?) throws(FormClientError) -> FormRequest? {
        guard [301, 302, 303, 307, 308].contains(status), let location else { return nil }
        guard let next = target.target(of: location) else {
            throw FormClientError(
                .refusedRedirect, target.text,
                reason: "redirects to '\(location.printable())', which is not a URL of a server; ask its operator")
        }
        var request = self
        request.target = next
        if status == 303 && method != .HEAD || status < 303 && method == .POST { request.becomeGet() }
        guard request.body == nil || next.isEncrypted || !target.isEncrypted else {
            throw FormClientError(
                .refusedRedirect, target.text,
                reason: "redirects to '\(next.text)', which is not encrypted; send it there yourself if that is right")
        }
        if !target.hasOrigin(of: next) { Self.headersOfOrigin.forEach { request.headers.remove(name: $0) } }
        if let authorization = next.authorization {
            request.headers.replaceOrAdd(name: "Authorization", value: authorization)
        }
        return request
    }

    private mutating func becomeGet() {
        if method != .HEAD { method = .GET }
        body = nil
        headers.remove(name: "Content-Type")
    }
}
#endif
