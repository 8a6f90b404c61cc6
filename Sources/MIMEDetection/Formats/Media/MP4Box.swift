import MIMETypes

/// A box of an MP4 file, which QuickTime calls an atom.
///
/// https://developer.apple.com/documentation/quicktime-file-format/atoms
struct MP4Box {
    /// The maximum number of boxes that are examined one after the other.
    static let most = 32
    /// The end of content of unknown length; there is room for a header beyond it.
    private static let farthest = Int.max / 2

    let kind: FourCharacterCode
    /// The length with the header.
    let length: Int
    let headerLength: Int

    /// Reads the header of a box that may reach to an offset at most; nil if there is none.
    ///
    /// The box may be longer than what can be read.
    init?(at position: Int, end: Int, _ resource: Resource) throws(ResourceError) {
        guard position <= end - 8 else { return nil }
        let (short, kind, long) = try resource.withBuffer(at: position, count: 16) {
            ($0.bigEndian(at: 0, width: 4), FourCharacterCode($0, at: 4), $0.bigEndian(at: 8, width: 8))
        }
        guard let short, let kind else { return nil }
        self.kind = kind
        (length, headerLength) = short == 1 ? (long ?? 0, 16) : short == 0 ? (end - position, 8) : (short, 8)
        guard length >= headerLength else { return nil }
    }

    /// Returns the offset at which the last box of a resource must end at the latest.
    static func end(of resource: Resource) -> Int { resource.knownSize ?? farthest }

    /// Returns the content of the first box of a kind in a range.
    static func content(
        _ kind: FourCharacterCode, from start: Int, to end: Int, _ resource: Resource
    ) throws(ResourceError) -> Range<Int>? {
        var position = start
        for _ in 0..<most {
            guard let box = try MP4Box(at: position, end: end, resource), box.length <= end - position else {
                return nil
            }
            if box.kind == kind { return (position + box.headerLength)..<(position + box.length) }
            position += box.length
        }
        return nil
    }
}
