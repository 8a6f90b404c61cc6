import MIMETypes

/// The sentence for the sender of a file.
struct UploadMessage {
    let reason: UploadRefusal.Reason
    let found: MIMEType?
    let other: MIMEType?
    let allowed: [MIMEType]
    let registry: TypeRegistry

    var text: String {
        switch reason {
        case .nameContradicts:
            if let other, let found { return "The name says that this is \(name(other)), but it is \(name(found))." }
            return "The name of this file can't be used; give it a plain name and send it again."
        case .notAllowed:
            let files = allowed.isEmpty ? "" : " What can be sent: \(list)."
            return (found.map { "This is \(name($0)), which can't be sent here." } ?? "This can't be sent here.")
                + files
        case .unproven: return "This file is empty, damaged, or not what it seems to be."
        case .scriptInside:
            let isReference = other.map { $0.essence == "application/xml-external-parsed-entity" } ?? false
            return "There is \(isReference ? "a reference to another file" : "a script") in this file; "
                + "save it without and send it again."
        case .alsoReadable:
            return "This file is two things at once\(other.map { ": \(name($0)) is a part of it" } ?? "")."
        case .sniffedByBrowser: return "A browser would take this file for \(other.map(name) ?? "a page")."
        case .unchecked:
            return
                "A part of this file can't be checked; save it without a password, in the usual way, and send it again."
        case .tooLittleRead: return "This file is too large to be checked, or did not arrive completely."
        }
    }

    /// What a type is called, with an article: `a PNG image`, or its name where it has no other.
    private func name(_ type: MIMEType) -> String {
        guard let summary = registry.summary(of: type) else { return "a file of type \(type.essence)" }
        return "\(Self.article(before: summary)) \(summary)"
    }

    private var list: String {
        allowed.map { registry.summary(of: $0) ?? $0.essence }.joined(separator: ", ")
    }

    /// `an` before words that sound as if they start with a vowel: those that do, and abbreviations such as `SVG` and
    /// `HTML`.
    private static func article(before words: String) -> String {
        let first = words.prefix { $0.isLetter }
        guard let letter = first.first else { return "a" }
        let isSpelled =
            first.count > 1 && first.allSatisfy(\.isUppercase) && !["JPEG", "JSON", "ZIP", "RAR"].contains(first)
        let spoken = isSpelled ? "AEFHILMNORSX" : "AEIOaeio"
        return spoken.contains(letter) ? "an" : "a"
    }
}
