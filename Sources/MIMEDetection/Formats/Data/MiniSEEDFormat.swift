import MIMETypes

/// Seismic data: SEED and miniSEED, whose records start with a number as text and a letter for their content.
///
/// http://www.fdsn.org/pdf/SEEDManual_V2.4.pdf, https://docs.fdsn.org/projects/miniseed3/
enum MiniSEEDFormat: ContainerFormat {
    static let firstBytes = [UInt8](0x30...0x39) + [0x4D]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        if isThird(head) { return structural("application/vnd.fdsn.mseed", "miniSEED record of version 3") }
        guard head.count >= 48, head[..<6].allSatisfy(isDigit) else { return nil }
        switch head[6] {
        case UInt8(ascii: "D"), UInt8(ascii: "M"), UInt8(ascii: "Q"), UInt8(ascii: "R"):
            return isData(head) ? structural("application/vnd.fdsn.mseed", "miniSEED data record") : nil
        case UInt8(ascii: "V"), UInt8(ascii: "A"), UInt8(ascii: "S"), UInt8(ascii: "T"):
            return isControl(head) ? structural("application/vnd.fdsn.seed", "SEED control header") : nil
        default:
            return nil
        }
    }

    /// Checks whether the codes of a station are printable and followed by a time.
    private static func isData(_ head: UnsafeRawBufferPointer) -> Bool {
        guard head[7] == 0x20 || head[7] == 0, head[8..<20].allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0 }) else {
            return false
        }
        let isTime = { (year: Int?, day: Int?) in
            (1900..<2200).contains(year ?? 0) && (1...366).contains(day ?? 0)
        }
        return
            (isTime(head.bigEndian(at: 20, width: 2), head.bigEndian(at: 22, width: 2))
            || isTime(head.littleEndian(at: 20, width: 2), head.littleEndian(at: 22, width: 2)))
            && head[24] < 24 && head[25] < 60 && head[26] <= 60
    }

    /// Checks for the type of the first blockette, which has three digits, and its length, which has four.
    private static func isControl(_ head: UnsafeRawBufferPointer) -> Bool {
        (head[7] == 0x20 || head[7] == UInt8(ascii: "*")) && head[8..<15].allSatisfy(isDigit)
    }

    private static func isThird(_ head: UnsafeRawBufferPointer) -> Bool {
        guard head.has([0x4D, 0x53, 3], at: 0), let nanoseconds = head.littleEndian(at: 4, width: 4),
            let year = head.littleEndian(at: 8, width: 2), let day = head.littleEndian(at: 10, width: 2),
            head.count >= 40
        else { return false }
        return nanoseconds < 1_000_000_000 && (1900..<2200).contains(year) && (1...366).contains(day) && head[12] < 24
            && head[13] < 60 && head[14] <= 60
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
