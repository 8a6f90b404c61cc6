#if Server
import MIMEDetection
import MIMETypes

/// A result on a page: a line with the type, which can be expanded to show the reasons.
struct ResultRow: Sendable {
    /// The maximum number of extensions listed in a result; `/v1/types` lists all of them.
    static let extensionLimit = 6

    let name: String?
    let detection: Detection
    /// The number of bytes that arrived; nil if only the name is known.
    var size: Int?
    var isUndetermined = false
    var isByNameAlone = false
    /// Whether a policy refuses the file.
    var isRefused = false

    var verdict: Verdict {
        isRefused ? .refused : Verdict(detection, isUndetermined: isUndetermined, isByNameAlone: isByNameAlone)
    }

    var group: ResultGroup { ResultGroup(verdict, size: size, isUnknown: detection.isUnknown) }

    /// The label of the verdict; the name is said to agree only if it suggests a type.
    private var label: String {
        group == .agrees && detection.reason == .contentAlone ? ResultGroup.recognised : group.label
    }

    var html: String {
        """
        <details class="row \(group.rawValue)"><summary>
        <span class="mark">\(label)</span>
        <bdi class="file">\(HTML.escaped(shownName))</bdi>
        <span class="what"><strong>\(HTML.escaped(title))</strong> <code>\(HTML.escaped(detection.type.essence))</code></span>\(shownSize)
        </summary>
        <div class="why">
        \((conflicts + [reason] + notes + extensions).joined(separator: "\n"))
        </div></details>
        """
    }

    private var title: String {
        Self.sentence(detection.type.summary ?? (detection.isUnknown ? "unknown" : "no description"))
    }

    private var shownName: String { name.map { ResourceName($0).escapedText } ?? "No name" }

    private var shownSize: String {
        size.map { " <span class=\"size\">\(Self.text(ofSize: $0))</span>" } ?? ""
    }

    /// Formats a size as the page's script does: `202 B`, `1.5 KB`, `36 KB`.
    static func text(ofSize count: Int) -> String {
        var (value, unit) = (Double(count), 0)
        while value >= 1000, unit < 4 { (value, unit) = (value / 1000, unit + 1) }
        let name = ["B", "KB", "MB", "GB", "TB"][unit]
        let tenths = Int((value * 10).rounded())
        return unit > 0 && value < 10 ? "\(tenths / 10).\(tenths % 10) \(name)" : "\(Int(value.rounded())) \(name)"
    }

    private var reason: String {
        let text = HTML.escaped(Self.sentence(detection.reason.description))
        return "<p>\(text).\(EvidenceSentence.html(detection.evidence))</p>"
    }

    /// Returns the text with its first letter capitalised.
    private static func sentence(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private var conflicts: [String] {
        detection.conflicts.map { "<p class=\"conflict\">\(HTML.escaped(Self.sentence("\($0)"))).</p>" }
    }

    private var notes: [String] {
        isUndetermined ? ["<p>The end of the file was not read; it could change the answer.</p>"] : []
    }

    private var extensions: [String] {
        guard !detection.isUnknown else { return [] }
        let words = detection.type.fileExtensions.prefix(Self.extensionLimit).map { ".\(HTML.escaped($0))" }
        return words.isEmpty ? [] : ["<p>Usual extensions: <code>\(words.joined(separator: " "))</code></p>"]
    }
}
#endif
