/// The consecutive boxes of a HEIF file.
///
/// ISO/IEC 14496-12 section 4.2
struct HEIFBoxes {
    private let bytes: UnsafeRawBufferPointer

    /// A box: its kind and the range of its content.
    struct Box {
        let start: Int
        let end: Int
    }

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Calls `body` with each box of a kind, or with each box, between two offsets; a box that extends past the end is
    /// truncated.
    func forEach(_ kind: StaticString? = nil, from start: Int, to end: Int, _ body: (Box) -> Void) {
        var position = start
        while position >= 0, position <= end - 8, let short = bytes.bigEndian(at: position, width: 4) {
            let header = short == 1 ? 16 : 8
            let stated = short == 1 ? bytes.bigEndian(at: position + 8, width: 8) ?? 0 : short
            let length = short == 0 ? end - position : min(stated, end - position)
            guard length >= header else { return }
            if kind.map({ bytes.has($0, at: position + 4) }) ?? true {
                body(Box(start: position + header, end: position + length))
            }
            position += length
        }
    }

    /// Returns the first box of a kind between two offsets.
    func first(_ kind: StaticString, from start: Int, to end: Int) -> Box? {
        var found: Box?
        forEach(kind, from: start, to: end) { if found == nil { found = $0 } }
        return found
    }
}
