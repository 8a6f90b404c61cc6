#if Upload
/// An entry of `no_proxy`: `*`, a host, a domain, an address or a range of addresses, with or without a port.
///
/// https://curl.se/libcurl/c/CURLOPT_NOPROXY.html
struct ProxyExclusion {
    /// A name in lower case, or an address.
    private let host: Substring
    /// The port that the entry is limited to; nil for all.
    private let port: Int?
    /// The number of bits that the addresses of a range share; nil if the entry is no range.
    private let prefixLength: Int?

    /// Reads an entry in lower case; nil if it can match nothing.
    init?(_ text: Substring) {
        if let slash = text.firstIndex(of: "/") {
            guard let length = Int(text[text.index(after: slash)...]) else { return nil }
            (host, port, prefixLength) = (Self.withoutBrackets(text[..<slash]), nil, length)
            return
        }
        prefixLength = nil
        let colons = text.utf8.count { $0 == UInt8(ascii: ":") }
        guard let colon = text.lastIndex(of: ":"), colons == 1 || text[..<colon].hasSuffix("]") else {
            (host, port) = (Self.withoutBrackets(text), nil)
            return
        }
        guard let number = Int(text[text.index(after: colon)...]) else { return nil }
        (host, port) = (Self.withoutBrackets(text[..<colon]), number)
    }

    private static func withoutBrackets(_ host: Substring) -> Substring {
        host.hasPrefix("[") && host.hasSuffix("]") ? host.dropFirst().dropLast() : host
    }

    /// Checks whether the entry applies to a server.
    func matches(_ target: RequestTarget) -> Bool {
        if let port, port != target.port { return false }
        if host == "*" || host == target.address { return true }
        if let address = HostName.addressBytes(target.address) {
            return HostName.addressBytes(String(host)).map { contains(address, in: $0) } ?? false
        }
        let domain = host.hasPrefix(".") ? host.dropFirst() : host
        return prefixLength == nil && (target.host == domain || target.host.hasSuffix(".\(domain)"))
    }

    /// Checks whether an address is the one of the entry, or in its range.
    private func contains(_ address: [UInt8], in range: [UInt8]) -> Bool {
        guard address.count == range.count else { return false }
        let length = prefixLength ?? 8 * range.count
        guard 0...8 * range.count ~= length else { return false }
        return range.indices.allSatisfy { index in
            let bits = min(8, max(0, length - 8 * index))
            return (address[index] ^ range[index]) >> (8 - bits) == 0
        }
    }
}
#endif
