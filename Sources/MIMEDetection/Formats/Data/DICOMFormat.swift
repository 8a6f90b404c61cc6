import MIMETypes

/// Medical images without the preamble that identifies them.
///
/// The first elements must belong to the right groups, be in order, and use one of two encodings.
///
/// https://dicom.nema.org/medical/dicom/current/output/chtml/part05/chapter_7.html
enum DICOMFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x02, 0x08]

    /// The number of elements that must be valid, and the number that is enough if there are no more.
    private static let (enough, fewest) = (4, 3)
    /// The maximum length of the first elements, which are names, dates and identifiers.
    private static let longest = 1024

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head[1] == 0, let second = head.littleEndian(at: 2, width: 2), second < 0x100 else {
            return nil
        }
        var (position, last, count) = (0, -1, 0)
        while count < enough, count < fewest || position != resource.knownSize {
            guard let group = head.littleEndian(at: position, width: 2), [2, 8, 0x10].contains(group),
                let element = head.littleEndian(at: position + 2, width: 2), group << 16 | element > last,
                let length = length(head, at: position + 4), length <= longest
            else { return nil }
            last = group << 16 | element
            position += 8 + length
            count += 1
        }
        return structural("application/dicom", "# data elements without a preamble", count)
    }

    /// The kinds of values that may come first, each with a length of two bytes.
    private static let kinds: [StaticString] = [
        "AE", "AS", "CS", "DA", "DS", "DT", "IS", "LO", "LT", "PN", "SH", "TM", "UI", "UL", "US",
    ]

    /// Returns the length of a value, with or without its kind before it.
    private static func length(_ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        if kinds.contains(where: { head.has($0, at: offset) }) { return head.littleEndian(at: offset + 2, width: 2) }
        return head.littleEndian(at: offset, width: 4).flatMap { $0.isMultiple(of: 2) ? $0 : nil }
    }
}
