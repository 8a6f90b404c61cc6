/// A line of `data/` that names a type and a source, and knows its line number.
protocol LocatedRow {
    var type: String { get }
    /// The source of the fact.
    var source: String { get }
    var line: TSV.Line? { get }
}

extension LocatedRow {
    /// Returns an error about the line.
    func error(_ reason: String) -> TableError {
        line?.error(reason) ?? TableError(file: "data", line: 0, reason: reason)
    }
}

extension GlobRow: LocatedRow {
    var source: String { sources.first ?? "" }
}

extension SignatureRow: LocatedRow {}
extension XMLRootRow: LocatedRow {}
