/// Text in pages.
enum HTML {
    /// Writes text so that it can stand in HTML, as an attribute too.
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
