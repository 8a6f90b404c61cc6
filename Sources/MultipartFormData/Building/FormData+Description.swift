import MIMETypes

extension FormData: CustomStringConvertible {
    /// The number of parts and their names, but not their contents.
    public var description: String {
        let names = parts.map { "'\($0.name.printable())'" }.joined(separator: ", ")
        return "a form of \(parts.count) \(parts.count == 1 ? "part" : "parts")" + (parts.isEmpty ? "" : ": \(names)")
    }
}
