import MIMETypes

/// A line of `categories.tsv`: a type and its category.
struct CategoryRow {
    let type: String
    let category: MIMEType.Category

    static let columns = ["type", "category"]

    init(_ line: TSV.Line) throws {
        type = line.fields[0]
        guard let category = MIMEType.Category(rawValue: line.fields[1]) else {
            throw TableError(
                file: "categories.tsv", line: line.number,
                reason:
                    "'\(line.fields[1])' is none of \(MIMEType.Category.allCases.map(\.rawValue).joined(separator: ", "))"
            )
        }
        self.category = category
    }
}
