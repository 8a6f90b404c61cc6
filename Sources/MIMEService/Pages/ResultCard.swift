#if Server
import MIMEDetection
import MIMETypes

/// What a page shows of one result.
struct ResultCard: Sendable {
    let name: String?
    let detection: Detection
    var isUndetermined = false

    var html: String {
        """
        <article>
        <h3>\(HTML.escaped(name ?? "No name"))</h3>
        <p class="type">\(HTML.escaped(detection.type.essence))</p>
        \(facts)
        <p class="why">\(reason)</p>
        \(notes)
        </article>
        """
    }

    private var facts: String {
        let words = [detection.type.summary, detection.charset?.rawValue].compactMap { $0 }.joined(separator: " · ")
        let extensions = detection.type.fileExtensions.prefix(6).map { "<code>.\(HTML.escaped($0))</code>" }
        let all = (words.isEmpty ? [] : ["<span>\(HTML.escaped(words))</span>"]) + extensions
        return all.isEmpty ? "" : "<p class=\"facts\">\(all.joined(separator: " "))</p>"
    }

    private var reason: String {
        "\(Self.sentence(detection.reason.description)): <code>\(HTML.escaped(detection.evidence.detail))</code>"
    }

    /// Text that starts with a capital letter.
    private static func sentence(_ text: String) -> String {
        HTML.escaped(text.prefix(1).uppercased() + text.dropFirst())
    }

    private var notes: String {
        let conflicts = detection.conflicts.map { "<p class=\"conflict\">\(Self.sentence("\($0)"))</p>" }
        let open = isUndetermined ? ["<p class=\"note\">The end of the file was not read and might say more.</p>"] : []
        return (conflicts + open).joined(separator: "\n")
    }
}
#endif
