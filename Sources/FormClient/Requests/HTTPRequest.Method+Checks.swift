#if Upload
import HTTPTypes

extension HTTPRequest.Method {
    /// Returns the method as it is sent, with common ones in capitals.
    ///
    /// https://fetch.spec.whatwg.org/#concept-method
    ///
    /// - Throws: a `FormClientError` if it is a method that this client does not send.
    func normalized() throws(FormClientError) -> HTTPRequest.Method {
        let capitals = rawValue.uppercased()
        guard !["CONNECT", "TRACE", "TRACK"].contains(capitals) else {
            throw FormClientError(
                .invalidParameter, rawValue, reason: "is not a method that can be sent; use one such as POST or PUT")
        }
        let known = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"]
        return known.contains(capitals) ? HTTPRequest.Method(rawValue: capitals) ?? self : self
    }

    /// Whether sending a request twice with this method has the same effect as sending it once.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2
    var isIdempotent: Bool {
        [.get, .head, .put, .delete, .options].contains(self)
    }
}
#endif
