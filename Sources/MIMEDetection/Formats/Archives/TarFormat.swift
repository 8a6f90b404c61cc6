import MIMETypes

/// Tar archives, recognised by the checksum of the first header, since the oldest ones have no signature.
///
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
enum TarFormat: ContainerFormat {
    static let firstBytes = Array(UInt8(0x21)...0xFF)

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
        head.count >= 512 && isOctal(head[148]) && isOctal(head[100]) && isOctal(head[124])
    }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        fittingSum(head).map { sum in
            startsWithMachine(head)
                ? structural("application/ovf", "the first entry describes a virtual machine")
                : structural("application/x-tar", "header whose sum is #", sum)
        }
    }

    /// Checks whether the first entry is a virtual machine descriptor, with which a virtual machine package starts.
    ///
    /// https://www.dmtf.org/sites/default/files/standards/documents/DSP0243_2.1.1.pdf
    private static func startsWithMachine(_ head: UnsafeRawBufferPointer) -> Bool {
        let name = head[..<100].prefix { $0 != 0 }
        return name.count > 4 && name.suffix(4).elementsEqual(".ovf".utf8)
    }

    /// Returns the checksum of the first header; nil if the header states a different one.
    static func fittingSum(_ head: UnsafeRawBufferPointer) -> Int? {
        guard head.count >= 512, isOctal(head, 148, 6), isOctal(head, 100, 7), isOctal(head, 124, 11),
            let stated = number(head, 148, 8)
        else { return nil }
        // The sum counts the eight bytes in which it is stated as spaces.
        let sum = sum(head, 0..<148) + 8 * 0x20 + sum(head, 156..<512)
        return sum == stated ? sum : nil
    }

    private static func sum(_ head: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
        UnsafeRawBufferPointer(rebasing: head[range]).reduce(0) { $0 &+ Int($1) }
    }

    private static func isOctal(_ head: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Bool {
        head[start..<(start + count)].allSatisfy(isOctal)
    }

    private static func isOctal(_ byte: UInt8) -> Bool { byte & 0xF8 == 0x30 || byte == 0x20 || byte == 0 }

    private static func number(_ head: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Int? {
        let digits = head[start..<(start + count)].filter { (0x30...0x37).contains($0) }
        return digits.isEmpty ? nil : digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
    }
}
