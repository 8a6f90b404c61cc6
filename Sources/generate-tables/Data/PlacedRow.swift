/// A line of `data/` that names a type, and knows where it stands.
protocol PlacedRow {
    var type: String { get }
    /// Where the fact was read.
    var source: String { get }
    var place: TSV.Line? { get }
}

extension PlacedRow {
    /// An error about the line.
    func error(_ reason: String) -> TableError {
        place?.error(reason) ?? TableError(file: "data", line: 0, reason: reason)
    }
}

extension GlobRow: PlacedRow {
    var source: String { sources.first ?? "" }
}

extension SignatureRow: PlacedRow {}
extension XMLRootRow: PlacedRow {}
