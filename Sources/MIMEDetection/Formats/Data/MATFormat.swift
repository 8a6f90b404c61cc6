import MIMETypes

/// Matrices of MATLAB version 4, which have no signature, recognised by the header and the name of the first matrix.
///
/// Later versions start with their name as text.
/// https://www.mathworks.com/help/pdf_doc/matlab/matfile_format.pdf
enum MATFormat: ContainerFormat {
    /// The first byte of the kind: at most 52 in little-endian order; 0 in big-endian order, in which the kind is 1000
    /// to 1052.
    static let firstBytes = (0...52).map { UInt8($0) }
    static let minLength = headerLength + 2

    private static let headerLength = 20
    /// The maximum length of a name, including the NUL after it.
    private static let longestName = 64
    /// The number of bytes per number, by the third digit of the kind.
    private static let widths = [8, 4, 4, 2, 2, 1]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let isBigEndian = isBigEndian(head), let kind = field(0, head, isBigEndian), kind % 10 <= 2,
            kind / 10 % 10 < widths.count, let rows = field(1, head, isBigEndian),
            let columns = field(2, head, isBigEndian), let imaginary = field(3, head, isBigEndian), imaginary <= 1,
            let nameLength = field(4, head, isBigEndian), (2...longestName).contains(nameLength),
            headerLength + nameLength <= head.count, isName(head[headerLength..<headerLength + nameLength])
        else { return nil }
        // Neither product overflows, since a field has 32 bits.
        let (numbers, overflows) = rows.multipliedReportingOverflow(by: columns)
        guard !overflows, numbers <= 1 << 40 else { return nil }
        let length = headerLength + nameLength + numbers * widths[kind / 10 % 10] * (imaginary + 1)
        if let size = resource.knownSize, length > size { return nil }
        return structural("application/x-matlab-data", "a matrix of version 4 with a name")
    }

    /// Returns the byte order, which the thousands digit of the kind states; nil for kinds that don't exist.
    private static func isBigEndian(_ head: UnsafeRawBufferPointer) -> Bool? {
        if let kind = field(0, head, false), kind <= 52 { return false }
        if let kind = field(0, head, true), (1000...1052).contains(kind) { return true }
        return nil
    }

    private static func field(_ number: Int, _ head: UnsafeRawBufferPointer, _ isBigEndian: Bool) -> Int? {
        isBigEndian ? head.bigEndian(at: number * 4, width: 4) : head.littleEndian(at: number * 4, width: 4)
    }

    /// Checks whether the bytes are the name of a variable whose only NUL is the last byte.
    private static func isName(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let first = bytes.first, first > UInt8(ascii: "9"), bytes.last == 0 else { return false }
        return bytes.dropLast().allSatisfy { ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
    }
}
