import MIMETypes

extension FormData: CustomStringConvertible {
    /// A description that states the number of parts and the name of each part, but no contents.
    public var description: String {
        let names = parts.map { "'\($0.name.printable())'" }.joined(separator: ", ")
        return "a form of \(parts.count) \(parts.count == 1 ? "part" : "parts")" + (parts.isEmpty ? "" : ": \(names)")
    }
}
