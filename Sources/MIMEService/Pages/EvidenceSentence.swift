#if Server
import MIMETypes

/// Writes evidence as a sentence for people.
enum EvidenceSentence {
    /// The openings of sentences, by what was examined; what was found follows them.
    ///
    /// The page's script writes the same sentences from this table.
    static let openings: [(key: String, text: String)] = [
        ("name", "Its name is like"), ("name-suffix", "Its name ends in"), ("name-whole", "Its name is"),
        (Evidence.Basis.signature.rawValue, "Its bytes show a signature:"),
        (Evidence.Basis.container.rawValue, "Its inner structure was read:"),
        (Evidence.Basis.xmlRoot.rawValue, "Its markup was read:"),
        (Evidence.Basis.text.rawValue, "Its bytes were read as text:"),
        (Evidence.Basis.libmagic.rawValue, "libmagic was asked:"),
        (Evidence.Basis.declaredType.rawValue, "Its sender declared:"),
        (Evidence.Basis.fileKind.rawValue, "What is there:"),
    ]

    /// Returns the sentence as HTML, preceded by a space; empty if there is no evidence.
    static func html(_ evidence: Evidence) -> String {
        let (key, found, rest) = parts(evidence)
        guard let opening = openings.first(where: { $0.key == key })?.text else { return "" }
        return " \(opening) <code>\(HTML.escaped(found))</code>\(HTML.escaped(rest))."
    }

    /// Returns the key of the opening, what was found, and the words after it.
    private static func parts(_ evidence: Evidence) -> (key: String, found: String, rest: String) {
        let detail = evidence.detail
        let prefix = "glob "
        guard evidence.basis == .name, detail.hasPrefix(prefix) else { return (evidence.basis.rawValue, detail, "") }
        let pattern = detail.dropFirst(prefix.count).prefix { $0 != " " }
        let rest = detail.dropFirst(prefix.count + pattern.count)
        let tail = pattern.dropFirst()
        if pattern.hasPrefix("*."), !tail.contains(where: isWildcard) { return ("name-suffix", "\(tail)", "\(rest)") }
        return (pattern.contains(where: isWildcard) ? "name" : "name-whole", "\(pattern)", "\(rest)")
    }

    private static func isWildcard(_ character: Character) -> Bool { "*?[".contains(character) }
}
#endif
