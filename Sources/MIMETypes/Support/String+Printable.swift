extension String {
    /// Returns the text for a one-line message: control characters and characters that change the text direction are
    /// escaped, and the text is cut off after `limit` characters.
    ///
    /// File names and the contents of containers are untrusted.
    package func printable(limit: Int = 200) -> String {
        // Printable ASCII, which is nearly everything, is unchanged.
        let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.count <= limit && bytes.allSatisfy { $0 &- 0x20 < 0x5F }
        }
        if isPlain == true { return self }
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
