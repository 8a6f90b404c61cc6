import MIMETypes

/// Kerberos key tables, recognised by a signature of two bytes and the length and realm of the first entry.
///
/// https://web.mit.edu/kerberos/krb5-latest/doc/formats/keytab_file_format.html
enum KeytabFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [5]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([5, 2], at: 0), head.count >= 24, let length = head.bigEndian(at: 2, width: 4),
            (24..<4096).contains(length), resource.knownSize.map({ 6 + length <= $0 }) ?? true,
            let parts = head.bigEndian(at: 6, width: 2), (1...8).contains(parts),
            let realm = head.bigEndian(at: 8, width: 2), (1...255).contains(realm), 10 + realm < head.count,
            head[10..<(10 + realm)].allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return structural("application/x-kerberos-keytab", "entries of a keytab")
    }
}
