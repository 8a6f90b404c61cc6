import MIMETypes

/// What answers of libmagic are worth if that is less than a signature; `data/own/libmagic.tsv` says why.
enum PackedMagicAnswers {
    /// The order in which `generate-tables` numbers them.
    enum Worth: Int {
        /// Any data may look so.
        case nothing
        /// Two bytes.
        case weak
        /// Words of a text.
        case text
    }

    /// Looks an answer up in `MagicAnswerTable`.
    ///
    /// - Parameter type: a canonical name; libmagic has types that the registry does not know.
    /// - Returns: nil if the answer is not in the table.
    static func worth(of type: MIMEType) -> Worth? {
        let table = PackedReader(MagicAnswerTable.text)
        return type.withEssenceBytes { name in
            var start = 0
            while start < table.count {
                let count = table.number(at: start + 1, width: 1)
                if table.text(at: start + 2, count: count).equalsFolded(name) {
                    return Worth(rawValue: table.number(at: start, width: 1))
                }
                start += 2 + count
            }
            return nil
        }
    }
}
