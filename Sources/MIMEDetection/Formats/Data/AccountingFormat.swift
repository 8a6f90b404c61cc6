import MIMETypes

/// Records of who logged in, and tables of keys for services: both have small numbers and names in fields.
///
/// https://man7.org/linux/man-pages/man5/utmp.5.html,
/// https://web.mit.edu/kerberos/krb5-latest/doc/formats/keytab_file_format.html
enum AccountingFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]

    private static let recordLength = 384

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if head.has([5, 2], at: 0), isKeyTable(head, resource.size) {
            return structural("application/x-kerberos-keytab", "entries of a keytab")
        }
        guard head.has([0, 0, 0], at: 1), let size = resource.size, size.isMultiple(of: recordLength),
            head.count >= recordLength, isName(head[8..<40]), isName(head[44..<76]), isName(head[76..<332]),
            let second = head.littleEndian(at: 340, width: 4), second > 1 << 28,
            head[364..<384].allSatisfy({ $0 == 0 }), head[8] != 0 || head[44] != 0
        else { return nil }
        return structural("application/x-utmp", "\(size / recordLength) records of logins")
    }

    private static func isKeyTable(_ head: UnsafeRawBufferPointer, _ size: Int?) -> Bool {
        guard head.count >= 24, let length = head.bigEndian(at: 2, width: 4), length >= 24, length < 4096,
            size.map({ 6 + length <= $0 }) ?? true, let parts = head.bigEndian(at: 6, width: 2),
            (1...8).contains(parts),
            let realm = head.bigEndian(at: 8, width: 2), (1...255).contains(realm), 10 + realm < head.count
        else { return false }
        return head[10..<(10 + realm)].allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// Whether a field holds a name of ASCII, and zeros behind it.
    private static func isName(_ field: Slice<UnsafeRawBufferPointer>) -> Bool {
        let name = field.prefix { $0 != 0 }
        return name.allSatisfy { (0x20...0x7E).contains($0) } && field.dropFirst(name.count).allSatisfy { $0 == 0 }
    }
}
