#if Server
/// Addresses with a common prefix: `10.0.0.0/8`, or a single one.
///
/// https://www.rfc-editor.org/rfc/rfc4632#section-3.1
struct AddressNetwork: Sendable {
    /// Represents all clients that connect through a socket in the file system.
    static let localSocket = "unix"

    private let base: ClientAddress
    private let length: Int

    /// Reads an address, alone or with the number of bits that count; nil if the text is neither.
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
