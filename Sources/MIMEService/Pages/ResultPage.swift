#if Server
import DetectionJSON

/// Results as a page, for a browser that runs no scripts.
struct ResultPage {
    private let results: [[(String, JSON)]]

    init(_ results: [[(String, JSON)]]) {
        self.results = results
    }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>What type is it?</title>
        <h1>What type is it?</h1>
        \(results.map(Self.article).joined(separator: "\n"))
        <p><a href="/">Ask again</a></p>
        </html>

        """
    }

    private static func article(_ members: [(String, JSON)]) -> String {
        let rows = members.map { "<dt>\(escaped($0.0))</dt><dd>\(escaped(words($0.1)))</dd>" }
        return "<article><dl>\(rows.joined())</dl></article>"
    }

    private static func words(_ value: JSON) -> String {
        switch value {
        case .null: "none"
        case .bool(let value): value ? "yes" : "no"
        case .number(let value): "\(value)"
        case .string(let text): text
        case .array(let elements): elements.isEmpty ? "none" : elements.map(words).joined(separator: "; ")
        case .object(let members): members.map { words($0.1) }.joined(separator: ", ")
        }
    }

    /// Writes text so that it can stand in HTML, as an attribute too.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\0": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
#endif
