import MIMETypes

/// Object code in the Common Object File Format, whose signature is only the number of a processor: the rest of the
/// header and the name of the first section must also be valid.
///
/// https://learn.microsoft.com/windows/win32/debug/pe-format#coff-file-header-object-and-image
enum COFFFormat: ContainerFormat {
    /// The numbers of processors, as written on machines with the same byte order.
    private static let processors: [Int] = [
        0x014C, 0x014D, 0x0150, 0x0151, 0x0160, 0x0162, 0x0166, 0x0168, 0x0169, 0x0183, 0x0184, 0x0188, 0x018F, 0x01A2,
        0x01A3, 0x01A6, 0x01C0, 0x01C2, 0x01C4, 0x01DF, 0x01F0, 0x01F1, 0x01F7, 0x0200, 0x0266, 0x0284, 0x0366, 0x0466,
        0x0500, 0x0520, 0x0550, 0x0EBC, 0x5032, 0x5064, 0x8664, 0x8671, 0xA641, 0xA64E, 0xAA64,
    ]

    static let firstBytes: [UInt8] = processors.map { UInt8($0 & 0xFF) } + processors.map { UInt8($0 >> 8) }

    private static let headerSize = 20

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        // The options have few possible bytes, which rules out text without searching the list.
        guard head.count >= headerSize + 40, min(head[16], head[17]) <= 2,
            let little = head.littleEndian(at: 0, width: 2),
            let big = head.bigEndian(at: 0, width: 2)
        else { return nil }
        let isLittle = processors.contains(little)
        guard isLittle || processors.contains(big) else { return nil }
        func number(_ offset: Int, _ width: Int) -> Int? {
            isLittle ? head.littleEndian(at: offset, width: width) : head.bigEndian(at: offset, width: width)
        }
        guard let sections = number(2, 2), (1...4096).contains(sections), let symbols = number(8, 4),
            resource.knownSize.map({ symbols < $0 }) ?? true, let options = number(16, 2), options <= 512,
            isName(head, at: headerSize + options)
        else { return nil }
        return structural("application/x-coff", "object code of # sections", sections)
    }

    /// Checks for a section name: eight characters, padded with zeros.
    private static func isName(_ head: UnsafeRawBufferPointer, at position: Int) -> Bool {
        guard position + 8 <= head.count else { return false }
        let field = head[position..<(position + 8)]
        let name = field.prefix { $0 != 0 }
        return name.count >= 2 && name.allSatisfy { (0x21...0x7E).contains($0) }
            && field.dropFirst(name.count).allSatisfy { $0 == 0 }
    }
}
