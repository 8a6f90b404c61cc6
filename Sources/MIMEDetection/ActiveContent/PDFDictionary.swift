/// The part of a PDF stream's dictionary that states how the stream is encoded.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.3.8
struct PDFDictionary {
    /// The maximum distance between a name in a dictionary and its stream; longer dictionaries aren't supported.
    static let longest = 16_384

    /// The result of searching for the stream after a name in a dictionary.
    enum Rest {
        /// The stream's first byte is at an offset.
        case stream(Int)
        /// The object ends without a stream.
        case none
        /// Neither a stream nor the object's end is within reach.
        case tooLong
    }

    /// Finds the stream whose dictionary contains a name.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - offset: the offset of the name.
    /// - Returns: the offset of the stream, or the reason why there is none.
    static func rest(of bytes: UnsafeRawBufferPointer, from offset: Int) -> Rest {
        let window = ByteCursor(bytes, at: offset).rest(longest)
        var cursor = ByteCursor(window)
        while !cursor.isAtEnd {
            cursor.skipToWord()
            if cursor.consume("stream") {
                _ = cursor.consume("\r")
                _ = cursor.consume("\n")
                return .stream(offset + cursor.position)
            }
            if cursor.starts(with: "endobj") || cursor.starts(with: "xref") || cursor.starts(with: "startxref") {
                return .none
            }
            cursor.skip(1)
        }
        return window.count < longest ? .none : .tooLong
    }

    /// Returns the offset at which the dictionary that contains a name begins: after the preceding `obj`, if that is
    /// within reach.
    static func start(of bytes: UnsafeRawBufferPointer, before offset: Int) -> Int {
        let first = max(0, offset - 1024)
        var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: bytes[first..<offset]))
        var start = first
        while cursor.skip(behind: "obj") { start = first + cursor.position }
        return start
    }

    /// Returns the filters that a dictionary lists, in the order in which they must be undone; nil if they aren't
    /// supported.
    ///
    /// A predictor changes every line of a stream, so a dictionary with one isn't supported either.
    static func filters(in dictionary: UnsafeRawBufferPointer) -> [PDFFilter]? {
        var cursor = ByteCursor(dictionary)
        var found: [PDFFilter]?
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "/"))
            cursor.skip(1)
            if PDFScriptSearch.isName("Predictor", cursor) || PDFScriptSearch.isName("F", cursor)
                || PDFScriptSearch.isName("FFilter", cursor)
            {
                return nil
            }
            guard PDFScriptSearch.isName("Filter", cursor) else { continue }
            // If there are two entries, readers may use the second one.
            guard found == nil, let names = names(after: cursor) else { return nil }
            found = names
        }
        return found ?? []
    }

    private static func names(after start: ByteCursor) -> [PDFFilter]? {
        var cursor = start
        _ = cursor.take { $0 > 0x20 && !"/[(<>".utf8.contains($0) }
        cursor.skipWhitespace()
        let isList = cursor.consume("[")
        var filters: [PDFFilter] = []
        repeat {
            cursor.skipWhitespace()
            if isList, cursor.consume("]") { return filters }
            guard cursor.consume("/"), let filter = PDFFilter(at: cursor), filters.count < 8 else { return nil }
            filters.append(filter)
            _ = cursor.take { $0 > 0x20 && !"/[]()<>{}%".utf8.contains($0) }
        } while isList
        return filters
    }
}

extension ByteCursor {
    /// Moves to the next byte with which one of the words `stream`, `endobj`, `xref` or `startxref` starts.
    fileprivate mutating func skipToWord() {
        _ = take { $0 != UInt8(ascii: "s") && $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "x") }
    }
}
