#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData
import NIOHTTP1

/// A request to send, any number of times if its body allows.
struct FormRequest: Sendable {
    private(set) var target: RequestTarget
    private(set) var method: HTTPRequest.Method
    private(set) var headers: HTTPFields
    private(set) var body: RequestBody.Content?
    var acceptsCompression = false
    var expectContinue: Duration?
    var rateLimit: Int?
    /// Called with the status and the headers of each interim response, and the URL that it is from, or nil.
    var onInterimResponse: (@Sendable (Int, HTTPFields, RequestTarget) -> Void)?
    /// The value of the header, or nil; it is kept apart from the headers because it depends on the target.
    var cookies: String?
    /// The headers that interceptors add for this attempt.
    var attemptHeaders = HTTPFields()
    /// The value of an `Authorization` header for the target, unless the headers have one; nil for none.
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

    /// Whether there is a body with bytes, or one that may have some.
    var hasBytesToSend: Bool {
        body.map { $0.length != 0 } ?? false
    }

    /// Whether it can be sent a second time.
    var isReplayable: Bool {
        body?.bytes.isReplayable ?? true
    }

    /// Removes the headers that were meant for another server, except for these.
    mutating func removeForeignHeaders(except own: HTTPFields) {
        headers = headers.harmless.replacing(with: own)
    }

    /// The request line and the headers.
    ///
    /// - Parameter proxy: the proxy that it goes through, or nil.
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
    /// Request types keep the host apart, but a list of headers needs it by name.
    // swift-format-ignore: NeverForceUnwrap
    static let host = HTTPField.Name("Host")!
}

extension FormRequest {
    /// Gives the request that a redirect asks for.
    ///
    /// 307 and 308 send the same request again. After 303, and after 301 and 302 in answer to a POST, the new URL is
    /// only read; a body is left out only where that is allowed. What was meant for one server is not passed on to
    /// another.
    /// https://fetch.spec.whatwg.org/#http-redirect-fetch
    ///
    /// - Parameters:
    ///   - status: the status of the response.
    ///   - location: the value of its `Location`, or nil.
    ///   - policy: where redirects may lead.
    ///   - droppingBody: the statuses after which the body may be left out.
    /// - Returns: the request, or nil if the response is not a redirect, or not one to follow.
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
