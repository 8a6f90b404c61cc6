#if Upload
extension FormClientConfiguration {
    /// What connections go through.
    public enum Proxy: Sendable, Hashable {
        /// Nothing.
        case none
        /// What `https_proxy`, `http_proxy` or `all_proxy` in the environment say, but for the hosts in `no_proxy`.
        ///
        /// They are read as curl reads them: small letters count first, and `HTTP_PROXY` in capitals is ignored, since a
        /// CGI program's caller can set it.
        case environment
        /// An HTTP proxy, which is asked to `CONNECT` for `https`, and to fetch the whole URL for `http`.
        ///
        /// The credentials, if it wants any, are a name and a password with a colon between them.
        case http(host: String, port: Int, credentials: String? = nil)
        /// A proxy of SOCKS version 5, which looks up the host itself.
        ///
        /// The credentials are as those of an HTTP proxy; the name and the password have at most 255 bytes each.
        case socks(host: String, port: Int = 1080, credentials: String? = nil)

        /// Reads what people write: `host:port`, `http://name:password@host:port`, `socks5://name:password@host:port`.
        ///
        /// Without a port it is 1080, as in curl.
        ///
        /// - Parameter text: the proxy.
        /// - Throws: a `FormClientError` of the code `invalidParameter` if it is not one that can be used.
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
