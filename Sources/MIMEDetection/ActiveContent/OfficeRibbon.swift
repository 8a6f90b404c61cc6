import MIMETypes

/// Finds handlers in the description of a ribbon that are macros in a file on another machine.
///
/// Office loads that file when the document is opened. Handlers without a file are macros of the document itself.
/// https://learn.microsoft.com/openspecs/office_standards/ms-customui/
enum OfficeRibbon {
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            _ = cursor.takeXMLName()
            while let attribute = cursor.nextAttribute() {
                guard attribute.name.has("on", at: 0) || attribute.name.has("get", at: 0) else { continue }
                let handler = String(decoding: XMLValue.resolved(attribute.value, limit: 2048), as: UTF8.self)
                guard handler.contains("!"), OfficeRelations.isRemote(handler) else { continue }
                return [OfficePart.Finding(feature: .remoteTemplate, detail: "a ribbon with a macro at \(handler)")]
            }
        }
        return []
    }

    /// Whether a part has the name under which ribbons are read; programs write no other.
    static func isUsualPath(_ path: String) -> Bool {
        let path = path.drop { $0 == "." || $0 == "/" }
        return path.hasPrefix("customui/") && path.hasSuffix(".xml")
    }
}
