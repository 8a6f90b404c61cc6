import MIMETypes

/// Login records (utmp, wtmp and btmp), recognised by small numbers and names in their fields.
///
/// https://man7.org/linux/man-pages/man5/utmp.5.html
enum UtmpFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]

    private static let recordLength = 384

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0, 0, 0], at: 1), let size = resource.knownSize, size.isMultiple(of: recordLength),
            head.count >= recordLength, isName(head[8..<40]), isName(head[44..<76]), isName(head[76..<332]),
            let second = head.littleEndian(at: 340, width: 4), second > 1 << 28,
            head[364..<384].allSatisfy({ $0 == 0 }), head[8] != 0 || head[44] != 0
        else { return nil }
        return structural("application/x-utmp", "# records of logins", size / recordLength)
    }

    /// Checks whether a field contains an ASCII name, padded with zeros.
    private static func isName(_ field: Slice<UnsafeRawBufferPointer>) -> Bool {
        let name = field.prefix { $0 != 0 }
        return name.allSatisfy { (0x20...0x7E).contains($0) } && field.dropFirst(name.count).allSatisfy { $0 == 0 }
    }
}
