import MIMETypes

/// Finds handlers in the description of a ribbon that are macros in a file on another machine.
///
/// Office loads that file when the document is opened. Handlers without a file are macros of the document itself.
/// https://learn.microsoft.com/openspecs/office_standards/ms-customui/
enum OfficeRibbon {
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            _ = cursor.nextElement()
            while let attribute = cursor.nextAttribute() {
                guard attribute.name.has("on", at: 0) || attribute.name.has("get", at: 0),
                    let handler = XMLValue.withResolved(attribute.value, limit: 2048, { remoteMacro($0) })
                else { continue }
                return [OfficePart.Finding(feature: .remoteTemplate, detail: "a ribbon with a macro at \(handler)")]
            }
        }
        return []
    }

    private static func remoteMacro(_ handler: UnsafeRawBufferPointer) -> String? {
        handler.contains(UInt8(ascii: "!")) && OfficeRelations.isRemote(handler) ? handler.string : nil
    }

    /// Whether a part has the name under which ribbons are read; programs write no other.
    static func isUsualPath(_ path: String) -> Bool {
        guard !path.split(whereSeparator: { $0 == "/" }).contains(where: { $0 == ".." }) else { return false }
        let path = path.drop { $0 == "." || $0 == "/" }
        return path.hasPrefix("customui/") && path.hasSuffix(".xml")
    }
}
