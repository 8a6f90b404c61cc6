import MIMETypes

/// Looks up what ZIP archives have inside, in `ZIPContentsTable`; `data/own/zip-contents.tsv` has the facts.
enum PackedZIPContents {
    enum Kind {
        /// Entries that only archives of one type have.
        case entries
        /// Folders of packages of the Open Packaging Conventions.
        case folders
        /// Content types of main parts of such packages, without `application/`.
        case parts
    }

    /// The first row of a kind that a condition holds for, in the order of the rows.
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
