/// The parts of a PDF that all readers take in the same way, since they are written as the specification says.
struct PDFRegularParts {
    private struct Part {
        let start: Int
        let end: Int
        /// The stream whose data comes after the part, if its length is not known yet.
        let stream: PDFObjects.Place?
    }

    /// A range of bytes between such parts.
    struct Gap {
        let range: Range<Int>
        /// The stream whose data the bytes start with.
        let stream: PDFObjects.Place?
    }

    private var parts: [Part] = []

    /// Adds a part, which is empty if the object that starts there is not regular.
    mutating func add(from start: Int, to end: Int, stream: PDFObjects.Place? = nil) {
        parts.append(Part(start: start, end: end, stream: stream))
    }

    /// Returns the bytes that are in none of the parts.
    func gaps(upTo end: Int) -> [Gap] {
        var (gaps, position): ([Gap], Int) = ([], 0)
        var stream: PDFObjects.Place?
        for part in parts.sorted(by: { $0.start < $1.start }) {
            if part.start > position { gaps.append(Gap(range: position..<part.start, stream: stream)) }
            // A regular object within the data of a stream doesn't end the data. Readers may find any other there.
            if part.start < part.end, part.end < position { continue }
            (position, stream) = (part.end, part.stream)
        }
        if end > position { gaps.append(Gap(range: position..<end, stream: stream)) }
        return gaps
    }
}
