/// Functions for text in HTML pages.
enum HTML {
    /// Escapes text for HTML, including attributes.
    ///
    /// https://html.spec.whatwg.org/multipage/parsing.html
    static func escaped(_ text: String) -> String {
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
