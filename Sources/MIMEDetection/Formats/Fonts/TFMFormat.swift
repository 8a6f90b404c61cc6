import MIMETypes

/// TeX font metrics, which have no signature: the lengths of their tables add up to the length of the file.
///
/// Some programs fill the last block of 512 bytes.
///
/// https://www.tug.org/TUGboat/tb02-1/tb02fuchstfm.pdf
enum TFMFormat: ContainerFormat {
    /// The possible high bytes of a length in words.
    static let firstBytes = [UInt8](0...0x1F)

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let length = head.bigEndian(at: 0, width: 2), let size = resource.knownSize, isLength(size, 4 * length),
            let header = head.bigEndian(at: 2, width: 2), header >= 2, let first = head.bigEndian(at: 4, width: 2),
            let last = head.bigEndian(at: 6, width: 2), first <= last + 1, last <= 255
        else { return nil }
        let tables = (4..<12).map { head.bigEndian(at: 2 * $0, width: 2) ?? 0 }
        guard tables[0] > 0, length == 6 + header + (last - first + 1) + tables.reduce(0, +) else { return nil }
        return structural("application/x-tex-tfm", "metrics of # characters", last - first + 1)
    }

    private static func isLength(_ size: Int, _ length: Int) -> Bool {
        size == length || size % 512 == 0 && (0..<512).contains(size - length)
    }
}
