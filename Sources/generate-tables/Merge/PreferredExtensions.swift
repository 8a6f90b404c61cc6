/// Puts the extensions that corrections name first, among those from imported tables and those written by hand.
struct PreferredExtensions {
    private let wanted: [Correction]

    init(_ corrections: [Correction]) {
        wanted = corrections.filter { $0.kind == .extensions }
    }

    /// Ranks the rows of each named type again.
    ///
    /// - Returns: The lines of corrections that change nothing.
    /// - Throws: An error if a correction names an extension that its type doesn't have.
    func apply(to rows: inout [GlobRow]) throws(TableError) -> Set<Int> {
        var needless: Set<Int> = []
        for correction in wanted {
            let present = rows.indices.filter { rows[$0].type == correction.subject && rows[$0].fileExtension != nil }
                .sorted { (rows[$0].rank ?? .max) < (rows[$1].rank ?? .max) }
            let names = correction.value.split(separator: " ").map(String.init)
            let first = try names.map { name throws(TableError) in try row(of: name, in: rows, present, correction) }
            let order = first + present.filter { !first.contains($0) }
            if order == present { needless.insert(correction.line) }
            for (position, index) in order.enumerated() { rows[index].rank = position + 1 }
        }
        return needless
    }

    private func row(
        of name: String, in rows: [GlobRow], _ present: [Int], _ correction: Correction
    ) throws(TableError) -> Int {
        guard let index = present.first(where: { rows[$0].fileExtension == name }) else {
            throw TableError(
                file: "corrections.tsv", line: correction.line,
                reason: "'\(name)' is no extension of '\(correction.subject)'; name those of globs.tsv or own/globs.tsv"
            )
        }
        return index
    }
}
