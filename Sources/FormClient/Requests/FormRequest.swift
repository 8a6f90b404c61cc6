#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData
import NIOHTTP1

/// A request, which can be sent repeatedly if its body allows it.
struct FormRequest: Sendable {
    private(set) var target: RequestTarget
    private(set) var method: HTTPRequest.Method
    private(set) var headers: HTTPFields
    private(set) var body: RequestBody.Content?
    var acceptsCompression = false
    var expectContinue: Duration?
    var rateLimit: Int?
    /// A closure called with the status, the headers and the URL of each interim response; nil for none.
    var onInterimResponse: (@Sendable (Int, HTTPFields, RequestTarget) -> Void)?
    /// The value of the `Cookie` header, or nil; it is kept apart from the headers because it depends on the target.
    var cookies: String?
    /// The headers that interceptors add for this attempt.
    var attemptHeaders = HTTPFields()
    /// The value of an `Authorization` header for the target, used if the headers contain none; nil for none.
    var storedAuthorization: String?

    init(
        _ method: HTTPRequest.Method, _ target: RequestTarget, headers: HTTPFields, body: RequestBody?
    ) throws(FormClientError) {
        try headers.requireNoFraming()
        self.target = target
        self.method = try method.normalized()
        self.headers = headers
        self.body = try body?.get()
        if let authorization = target.authorization, headers[.authorization] == nil {
            self.headers[.authorization] = authorization
        }
    }

    /// Whether there is a body that has bytes or may have some.
    var hasBytesToSend: Bool {
        body.map { $0.length != 0 } ?? false
    }

    /// Whether the request can be sent a second time.
    var isReplayable: Bool {
        body?.bytes.isReplayable ?? true
    }

    /// Removes the headers that were meant for another server, except for the given ones.
    mutating func removeForeignHeaders(except own: HTTPFields) {
        headers = headers.harmless.replacing(with: own)
    }

    /// Returns the request line and the headers.
    ///
    /// - Parameter proxy: the proxy that the request goes through, or nil.
    /// - Returns: the head.
    func head(for proxy: ProxyTarget?) -> HTTPRequestHead {
        let isAsked = proxy?.isAskedForURLs(of: target) ?? false
        let headers = headers.replacing(with: attemptHeaders)
        var fields = HTTPHeaders()
        fields.add(name: "Host", value: headers[HTTPField.Name.host] ?? target.hostAndPort)
        for field in headers where field.name != .host { fields.add(name: field.name.rawName, value: field.value) }
        if let cookies { fields.add(name: "Cookie", value: cookies) }
        if let storedAuthorization, headers[.authorization] == nil {
            fields.add(name: "Authorization", value: storedAuthorization)
        }
        if isAsked, let authorization = proxy?.authorization {
            fields.replaceOrAdd(name: "Proxy-Authorization", value: authorization)
        }
        if expectContinue != nil, hasBytesToSend { fields.replaceOrAdd(name: "Expect", value: "100-continue") }
        if acceptsCompression, headers[.acceptEncoding] == nil {
            fields.add(name: "Accept-Encoding", value: "gzip, deflate")
        }
        addFraming(to: &fields)
        return HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: method.rawValue),
            uri: isAsked ? target.text : target.pathAndQuery, headers: fields)
    }

    /// Adds the length and the type of the body.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-8.6
    private func addFraming(to fields: inout HTTPHeaders) {
        if let body {
            fields.add(name: "Content-Type", value: "\(body.type)")
            if let length = body.length {
                fields.add(name: "Content-Length", value: "\(length)")
            } else {
                fields.add(name: "Transfer-Encoding", value: "chunked")
            }
        } else if [.post, .put, .patch].contains(method) {
            fields.add(name: "Content-Length", value: "0")
        }
    }
}

extension HTTPField.Name {
    /// `HTTPRequest` keeps the host apart from the headers, but a list of headers needs its name.
    // swift-format-ignore: NeverForceUnwrap
    static let host = HTTPField.Name("Host")!
}

extension FormRequest {
    /// Returns the request that a redirect asks for.
    ///
    /// After 307 and 308, the same request is sent again. After 303, and after 301 and 302 in response to a POST, the
    /// new URL is requested with GET; a body is left out only where that is allowed. Headers meant for one server are
    /// not passed on to another.
    /// https://fetch.spec.whatwg.org/#http-redirect-fetch
    ///
    /// - Parameters:
    ///   - status: the status of the response.
    ///   - location: the value of the response's `Location` header, or nil.
    ///   - policy: the policy that determines where redirects may lead.
    ///   - droppingBody: the statuses after which the body may be left out.
    /// - Returns: the request, or nil if the response is not a redirect or the redirect is not to be followed.
    /// - Throws: a `FormClientError` with the code `refusedRedirect`, `otherOrigin` or `droppedBody`.
    func following(
        status: Int, location: String?, policy: FormClientConfiguration.RedirectPolicy,
        droppingBody: Set<Int> = [303]
    ) throws(FormClientError) -> FormRequest? {
        guard policy != .none, [301, 302, 303, 307, 308].contains(status), let location else { return nil }
        guard let next = target.target(of: location) else {
            throw refused(to: location, "which is not a URL of a server; ask its operator")
        }
        var request = self
        request.target = next
        if status == 303 && method != .head || status < 303 && method == .post {
            guard body == nil || droppingBody.contains(status) else {
                throw FormClientError(
                    .droppedBody, target.text,
                    reason: "responded with the status \(status), which leads to '\(next.text.printable())' without "
                        + "the body, so it may have taken nothing; send it there, or allow such redirects",
                    status: status)
            }
            request.becomeGet()
        }
        let isUpgrade = next.isEncrypted && !target.isEncrypted && next.host == target.host
        let staysAtHost = target.hasOrigin(of: next) || isUpgrade
        if request.body != nil {
            guard next.isEncrypted || !target.isEncrypted else {
                throw refused(to: next.text, "which is not encrypted; send it there yourself if that is right")
            }
            guard staysAtHost || policy == .anyOrigin else {
                throw refused(
                    to: next.text, "which is another server; allow redirects to any origin if that is right",
                    .otherOrigin)
            }
        }
        guard staysAtHost || policy != .sameOrigin else {
            throw refused(to: next.text, "which is another server; allow that if it is right", .otherOrigin)
        }
        if !target.hasOrigin(of: next) { request.headers = headers.harmless }
        if let authorization = next.authorization { request.headers[.authorization] = authorization }
        return request
    }

    private func refused(
        to location: String, _ reason: String, _ code: FormClientError.Code = .refusedRedirect
    ) -> FormClientError {
        FormClientError(code, target.text, reason: "redirects to '\(location.printable())', \(reason)")
    }

    private mutating func becomeGet() {
        if method != .head { method = .get }
        body = nil
    }
}
#endif
