import MIMETypes

/// Looks up the contents of ZIP archives in `ZIPContentsTable`, which is generated from `data/own/zip-contents.tsv`.
enum PackedZIPContents {
    enum Kind {
        /// Entries that occur only in archives of one type.
        case entries
        /// Folders in Open Packaging Conventions packages.
        case folders
        /// Content types of the main parts in such packages, without `application/`.
        case parts
    }

    /// Returns the first row of a kind for which a condition holds, in the order of the rows.
    static func first(_ kind: Kind, where condition: (ConstantText) -> Bool) -> (type: MIMEType, name: ConstantText)? {
        let table = PackedReader(text(kind))
        var start = 0
        while start < table.count {
            let count = table.number(at: start + 3, width: 2)
            let name = table.text(at: start + 5, count: count)
            if condition(name) { return (PackedTypes.type(TypeID(number: table.number(at: start, width: 3))), name) }
            start += 5 + count
        }
        return nil
    }

    private static func text(_ kind: Kind) -> StaticString {
        switch kind {
        case .entries: ZIPContentsTable.entries
        case .folders: ZIPContentsTable.folders
        case .parts: ZIPContentsTable.parts
        }
    }
}
