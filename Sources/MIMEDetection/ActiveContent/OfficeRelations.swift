import MIMETypes

/// Reads what a part of an office package refers to outside of the package.
///
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/ part 2, section 6.5
enum OfficeRelations {
    /// The first relation of each feature.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            if cursor.starts(with: "!DOCTYPE"), found.isEmpty {
                found.append(.init(feature: .entityExpansion, detail: "relations with declarations"))
            }
            let name = XMLValue.localName(cursor.takeXMLName())
            guard name.equals("Relationship"), let finding = finding(at: &cursor) else { continue }
            if !found.contains(where: { $0.feature == finding.feature }) { found.append(finding) }
        }
        return found
    }

    private static func finding(at cursor: inout ByteCursor) -> OfficePart.Finding? {
        var (kind, target, isExternal) = ("", "", false)
        while let attribute = cursor.nextAttribute() {
            let value = String(decoding: XMLValue.resolved(attribute.value), as: UTF8.self)
            if attribute.name.equals("Type") {
                kind = value.split(separator: "/").last.map(String.init) ?? ""
            } else if attribute.name.equals("Target") {
                target = value
            } else if attribute.name.equals("TargetMode") {
                isExternal = value == "external"
            }
        }
        guard isExternal, !followedByReader.contains(kind) else { return nil }
        let isLoaded = loaded.contains(kind) && isRemote(target)
        return OfficePart.Finding(
            feature: isLoaded ? .remoteTemplate : .externalLink, detail: "\(kind) at \(target)",
            type: "application/xml-external-parsed-entity")
    }

    /// Links that nothing follows until the reader chooses them.
    private static let followedByReader: Set<String> = ["hyperlink"]

    /// What is loaded when the document is opened, and can bring a program along.
    private static let loaded: Set<String> = [
        "attachedtemplate", "frame", "subdocument", "oleobject", "afchunk", "control", "externallinklong",
    ]

    /// Whether a target is on another machine: it has a scheme other than that of files, or names a server.
    private static func isRemote(_ target: String) -> Bool {
        if target.hasPrefix("\\\\") || target.hasPrefix("//") { return true }
        guard let colon = target.firstIndex(of: ":") else { return false }
        let (scheme, rest) = (target[..<colon], target[target.index(after: colon)...])
        // The letter of a drive is no scheme.
        if scheme.count == 1 { return false }
        guard scheme == "file" else { return true }
        let path = rest.drop { $0 == "/" }
        let slashes = rest.count - path.count
        return slashes == 2 && path.first != nil && !path.dropFirst().hasPrefix(":") && !path.hasPrefix("localhost/")
            || slashes > 3 || path.hasPrefix("\\\\")
    }
}
