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
        <p class="why">\(HTML.escaped(reason))</p>
        \(notes)
        </article>
        """
    }

    private var facts: String {
        let extensions = detection.type.fileExtensions.prefix(6).map { "<code>.\(HTML.escaped($0))</code>" }
        let words = [detection.type.summary, detection.charset?.rawValue].compactMap { $0 }.map(HTML.escaped)
        let all = words + (extensions.isEmpty ? [] : [extensions.joined(separator: " ")])
        return all.isEmpty ? "" : "<p class=\"facts\">\(all.joined(separator: " · "))</p>"
    }

    private var reason: String {
        let sentence = detection.reason.description
        return sentence.prefix(1).uppercased() + sentence.dropFirst() + ": " + detection.evidence.detail
    }

    private var notes: String {
        let conflicts = detection.conflicts.map { "<p class=\"conflict\">\(HTML.escaped("\($0)"))</p>" }
        let open = isUndetermined ? ["<p class=\"note\">The end of the file was not read and might say more.</p>"] : []
        return (conflicts + open).joined(separator: "\n")
    }
}
#endif
