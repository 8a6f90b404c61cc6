/// A line of `data/` that names a type, and knows where it stands.
protocol LocatedRow {
    var type: String { get }
    /// Where the fact was read.
    var source: String { get }
    var line: TSV.Line? { get }
}

extension LocatedRow {
    /// An error about the line.
    func error(_ reason: String) -> TableError {
        line?.error(reason) ?? TableError(file: "data", line: 0, reason: reason)
    }
}

extension GlobRow: LocatedRow {
    var source: String { sources.first ?? "" }
}

extension SignatureRow: LocatedRow {}
extension XMLRootRow: LocatedRow {}
