import MIMETypes

/// The strength of libmagic's answers that are weaker than a signature; `data/own/libmagic.tsv` states the reasons.
enum PackedMagicAnswers {
    /// The strength of an answer, in the order in which `generate-tables` numbers them.
    enum Worth: Int {
        /// Any data may match.
        case nothing
        /// Two bytes match.
        case weak
        /// Words in text match.
        case text
    }

    /// Looks an answer up in `MagicAnswerTable`.
    ///
    /// - Parameter type: a type with its canonical name; libmagic reports types that the registry doesn't contain.
    /// - Returns: the strength; nil if the answer is not in the table.
    static func worth(of type: MIMEType) -> Worth? { type.withEssenceBytes { worth(of: $0) } }

    /// Checks whether an answer with this name is never used.
    ///
    /// - Parameter name: the name in libmagic's database.
    /// - Returns: true if the answer is dropped; false if the name is another one of such a type.
    static func isDropped(_ name: UnsafeRawBufferPointer) -> Bool {
        name.equals("application/octet-stream") || name.equals("text/plain")
            || worth(of: name.assumingMemoryBound(to: UInt8.self)) == .nothing
    }

    private static func worth(of name: UnsafeBufferPointer<UInt8>) -> Worth? {
        let table = PackedReader(MagicAnswerTable.text)
        var start = 0
        while start < table.count {
            let count = table.number(at: start + 1, width: 1)
            if count == name.count, table.text(at: start + 2, count: count).equalsFolded(name) {
                return Worth(rawValue: table.number(at: start, width: 1))
            }
            start += 2 + count
        }
        return nil
    }
}
