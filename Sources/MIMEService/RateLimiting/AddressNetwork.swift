#if Server
/// A range of addresses with a common prefix, such as `10.0.0.0/8`, or a single address.
///
/// https://www.rfc-editor.org/rfc/rfc4632#section-3.1
struct AddressNetwork: Sendable {
    /// The text that represents all clients that connect through a Unix-domain socket.
    static let localSocket = "unix"

    private let base: ClientAddress
    private let length: Int

    /// Parses an address, alone or followed by a prefix length; nil if the text is neither.
    init?(_ text: String) {
        let pieces = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = pieces.first, let base = ClientAddress(String(first)) else { return nil }
        let most = base.isVersion4 ? 32 : 128
        let given = pieces.count == 2 ? Int(pieces[1]) : most
        guard let given, (0...most).contains(given) else { return nil }
        self.base = base
        length = given + (128 - most)
    }

    func contains(_ address: ClientAddress) -> Bool {
        address.prefix(length) == base.prefix(length)
    }
}
#endif
