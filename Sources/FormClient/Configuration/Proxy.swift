#if Upload
extension FormClientConfiguration {
    /// The proxy to connect through.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Proxy: Sendable, Hashable {
        /// No proxy.
        case none
        /// The proxy in the environment variable `https_proxy`, `http_proxy` or `all_proxy`; none for the hosts,
        /// domains and ranges of addresses in `no_proxy`, such as `localhost:8080, .example.org, 10.0.0.0/8`.
        ///
        /// The variables are read as in curl. Lower-case names take precedence. `HTTP_PROXY` in capitals is ignored,
        /// because a client of a CGI program can set it.
        case environment
        /// An HTTP proxy, which opens a tunnel with `CONNECT` for an `https` URL, and itself requests an `http` URL.
        ///
        /// The credentials, if the proxy needs any, are a name and a password separated by a colon.
        case http(host: String, port: Int, credentials: String? = nil)
        /// A SOCKS version 5 proxy, which looks up the server's host name itself.
        ///
        /// The credentials, if the proxy needs any, are a name and a password separated by a colon, each at most 255
        /// bytes long.
        case socks(host: String, port: Int = 1080, credentials: String? = nil)

        /// Parses `host:port`, `http://name:password@host:port` or `socks5://name:password@host:port`.
        ///
        /// Without a scheme, the proxy is an HTTP proxy. The default port is 1080, as in curl.
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
