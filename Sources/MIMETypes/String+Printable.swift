extension String {
    /// The text for a message on one line: control characters and those that turn the direction of writing are escaped, and
    /// what is longer than `limit` characters is cut off.
    ///
    /// File names and the insides of containers are chosen by strangers.
    package func printable(limit: Int = 200) -> String {
        // What is plain ASCII, as nearly everything is, stays as it is.
        if utf8.count <= limit, utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return self }
        var text = ""
        for scalar in unicodeScalars.prefix(limit) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > limit ? text + "…" : text
    }
}
