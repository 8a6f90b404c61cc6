import MIMETypes

/// Finds actions in presentations that start a program, a macro or an object when the reader clicks or points.
///
/// https://learn.microsoft.com/openspecs/office_standards/ms-oi29500/ section 2.1.1211
enum OfficeActions {
    /// Returns the first action for each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            guard XMLValue.localName(cursor.takeXMLName()).has("hlink", at: 0) else { continue }
            while let attribute = cursor.nextAttribute() {
                guard attribute.name.equals("action") else { continue }
                let value = XMLValue.resolved(attribute.value, limit: 64)
                guard let kind = kinds.first(where: { value.starts(with: $0.text.utf8) }),
                    !found.contains(where: { $0.feature == kind.feature })
                else { continue }
                found.append(OfficePart.Finding(feature: kind.feature, detail: kind.text))
            }
        }
        return found
    }

    private static let kinds: [(text: String, feature: OtherReading.Feature)] = [
        ("ppaction://program", .dataExchange), ("ppaction://macro", .macros), ("ppaction://ole", .embeddedObject),
    ]
}
