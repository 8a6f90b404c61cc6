#if Upload
extension FormClientConfiguration {
    /// The proxy that connections go through.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Proxy: Sendable, Hashable {
        /// No proxy.
        case none
        /// The proxy named by `https_proxy`, `http_proxy` or `all_proxy`; none for the hosts in `no_proxy`.
        ///
        /// These environment variables are read as curl reads them: lower-case names take precedence, and `HTTP_PROXY`
        /// in capitals is ignored, since the client of a CGI program can set it.
        case environment
        /// An HTTP proxy, which opens a tunnel with `CONNECT` for an `https` URL, and fetches an `http` URL itself.
        ///
        /// The credentials, if the proxy needs any, are a name and a password separated by a colon.
        case http(host: String, port: Int, credentials: String? = nil)
        /// A SOCKS version 5 proxy, which looks up the server's host name itself.
        ///
        /// The credentials have the same form as for an HTTP proxy. The name and the password are at most 255 bytes
        /// long each.
        case socks(host: String, port: Int = 1080, credentials: String? = nil)

        /// Parses `host:port`, `http://name:password@host:port` or `socks5://name:password@host:port`.
        ///
        /// The default port is 1080, as in curl.
        ///
        /// - Parameter text: the proxy in one of these forms.
        /// - Throws: a `FormClientError` with the code `invalidParameter` if the text has none of these forms.
        public init(_ text: String) throws(FormClientError) {
            let start = text.prefix { $0 != "/" }
            let hasScheme = start.last == ":" && text[start.endIndex...].hasPrefix("//")
            let scheme = hasScheme ? start.dropLast().lowercased() : "http"
            let rest = hasScheme ? text[start.endIndex...].dropFirst(2) : text[...]
            let url = URLPieces("http://\(rest)")
            guard let url, url.path == "/", url.query == nil, let port = url.port(orElse: 1080) else {
                throw Self.refusal(of: text)
            }
            let host = String(Substring(url.host))
            let credentials = url.user.map { String(decoding: $0, as: UTF8.self) }
            switch scheme {
            case "http": self = .http(host: host, port: port, credentials: credentials)
            case "socks5", "socks5h": self = .socks(host: host, port: port, credentials: credentials)
            default: throw Self.refusal(of: text)
            }
        }

        private static func refusal(of text: String) -> FormClientError {
            FormClientError(
                .invalidParameter, URLPieces.redacted(text),
                reason: "is not a proxy that can be used; write http://host:port or socks5://host:port")
        }
    }
}
#endif
