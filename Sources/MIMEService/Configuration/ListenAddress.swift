/// An address that a service listens on.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ListenAddress: Sendable, Hashable {
    /// An IP address or a host name, and a port; with port 0, the system chooses a free port.
    case host(String, port: Int)
    /// A Unix-domain socket at a path.
    ///
    /// An existing socket is replaced, unless another process is listening on it. If one is, the service can't start.
    case socket(path: String)
    /// The file descriptor of a socket that is already listening, such as one passed by systemd.
    case descriptor(CInt)

    /// Parses `HOST:PORT`, `[IPv6]:PORT`, `PORT` or `unix:PATH`, and returns nil if the text has none of these forms.
    ///
    /// - Parameter text: the address; a port without a host means that port on 127.0.0.1.
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
