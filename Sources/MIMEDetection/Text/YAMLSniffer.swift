import MIMETypes

/// Recognises a YAML document that declares itself: by its directive, or by a document marker before keys and items.
///
/// Other text, such as front matter, also starts with the marker, so every line at the margin must be YAML.
/// https://yaml.org/spec/1.2.2/#22-structures
enum YAMLSniffer: TextSniffer {
    /// The maximum number of lines that are examined.
    private static let lines = 64

    private static let starts = ASCIISet("-%#")

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        guard let first = cursor.peek(), starts.contains(first), skipToMarker(&cursor) else { return nil }
        var (keys, count) = (0, 0)
        var hasEntry = false
        while !cursor.isAtEnd, count < lines {
            let line = cursor.takeLine()
            // The last line may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            count += 1
            guard let kind = Kind(line) else { return nil }
            switch kind {
            case .entry: (keys, hasEntry) = (keys + 1, true)
            case .marker: hasEntry = false
            // Text after front matter may be indented as a whole.
            case .indented where !hasEntry: return nil
            case .indented, .other: break
            }
        }
        return keys >= 2 ? candidate("application/yaml", "document marker and \(keys) entries", text) : nil
    }

    /// Moves past the first document marker; returns false if anything but comments and directives comes before it.
    private static func skipToMarker(_ cursor: inout ByteCursor) -> Bool {
        for _ in 0..<lines where !cursor.isAtEnd {
            let line = cursor.takeLine()
            guard let first = line.first, first != UInt8(ascii: "#") else { continue }
            if line.elementsEqual("---".utf8) || line.starts(with: "--- #".utf8) { return true }
            guard line.starts(with: "%YAML ".utf8) else { return false }
        }
        return false
    }

    /// The kind of a line.
    private enum Kind {
        /// A key or an item at the margin.
        case entry
        /// A separator between documents.
        case marker
        /// Anything below an entry.
        case indented
        /// A comment or an empty line.
        case other

        /// Classifies a line; nil if it is not YAML.
        init?(_ line: UnsafeRawBufferPointer) {
            guard let first = line.first else {
                self = .other
                return
            }
            if line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8) {
                self = .marker
            } else if first == 0x20 {
                self = .indented
            } else if first == UInt8(ascii: "#") {
                self = .other
            } else if line.starts(with: "- ".utf8) || Self.isKey(line) {
                self = .entry
            } else {
                // Brackets that are closed at the margin.
                guard line.count == 1, "]}".utf8.contains(first) else { return nil }
                self = .other
            }
        }

        /// Checks whether a colon, and then a space or nothing, follows a key that has no spaces or is quoted.
        private static func isKey(_ line: UnsafeRawBufferPointer) -> Bool {
            var cursor = ByteCursor(line)
            if let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                cursor.skip(1)
                guard !cursor.take(while: { $0 != quote }).isEmpty else { return false }
                cursor.skip(1)
            } else {
                guard !cursor.take(while: { $0 > 0x20 && $0 != UInt8(ascii: ":") }).isEmpty else { return false }
            }
            guard cursor.next() == UInt8(ascii: ":") else { return false }
            return cursor.isAtEnd || cursor.peek() == 0x20
        }
    }
}
