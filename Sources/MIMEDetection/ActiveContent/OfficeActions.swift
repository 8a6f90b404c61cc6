import MIMETypes

/// Finds actions in presentations that start a program, a macro or an object when the reader clicks or points.
///
/// https://learn.microsoft.com/openspecs/office_standards/ms-oi29500/ section 2.1.1211
enum OfficeActions {
    /// Returns the first action for each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            guard cursor.nextElement().has("hlink", at: 0) else { continue }
            while let attribute = cursor.nextAttribute() {
                guard attribute.name.equals("action"),
                    let kind = XMLValue.withResolved(attribute.value, limit: 64, { kind(of: $0) }),
                    !found.contains(where: { $0.feature == kind.feature })
                else { continue }
                found.append(OfficePart.Finding(feature: kind.feature, detail: "\(kind.text)"))
            }
        }
        return found
    }

    private typealias Kind = (text: StaticString, feature: OtherReading.Feature)

    private static func kind(of action: UnsafeRawBufferPointer) -> Kind? {
        action.has("ppaction://", at: 0) ? kinds.first { action.has($0.text, at: 0) } : nil
    }

    private static let kinds: [Kind] = [
        ("ppaction://program", .dataExchange), ("ppaction://macro", .macros), ("ppaction://ole", .embeddedObject),
    ]
}
