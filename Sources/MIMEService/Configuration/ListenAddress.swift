/// An address that a service listens on.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ListenAddress: Sendable, Hashable {
    /// An IP address or a host name, and a port; port 0 lets the system choose.
    case host(String, port: Int)
    /// A Unix-domain socket at a path; an existing socket is replaced unless another process listens on it.
    case socket(path: String)
    /// A socket that is already listening, such as one passed by systemd.
    case descriptor(CInt)

    /// Parses `HOST:PORT`, `[IPv6]:PORT`, a port alone, or `unix:PATH`; nil if the text has none of these forms.
    ///
    /// - Parameter text: the address; a port alone stands for that port on 127.0.0.1.
    public init?(_ text: String) {
        if text.hasPrefix("unix:") {
            guard text.utf8.count > 5 else { return nil }
            self = .socket(path: String(text.dropFirst(5)))
            return
        }
        let port = text.reversed().prefix { $0 != ":" }.reversed()
        guard let number = Int(String(port)), (0...65_535).contains(number) else { return nil }
        var host = text.dropLast(port.count)
        guard !host.isEmpty else {
            self = .host("127.0.0.1", port: number)
            return
        }
        host = host.dropLast()
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        guard !host.isEmpty else { return nil }
        self = .host(String(host), port: number)
    }
}
