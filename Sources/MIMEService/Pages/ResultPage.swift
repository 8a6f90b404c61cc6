#if Server
/// Results as a page, for a browser that runs no scripts: mismatches first.
struct ResultPage {
    let rows: [ResultRow]
    let frame: PageFrame

    var html: String {
        let sorted = ResultGroup.allCases.flatMap { group in rows.filter { $0.group == group } }
        return frame.html(
            """
            <p class="summary" role="status">\(summary)</p>
            <div class="rows">
            \(sorted.map(\.html).joined(separator: "\n"))
            </div>
            <p><a href="\(frame.basePath)/">Ask again</a></p>
            """)
    }

    private var summary: String {
        let counts = ResultGroup.allCases.compactMap { group in
            let count = rows.count { $0.group == group }
            return count == 0 ? nil : group.phrase(count)
        }
        return "\(rows.count) \(rows.count == 1 ? "file" : "files"): \(counts.joined(separator: ", "))"
    }
}
#endif
