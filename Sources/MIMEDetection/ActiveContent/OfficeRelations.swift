import MIMETypes

/// Reads what a part of an office package refers to outside the package.
///
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/ part 2, section 6.5
enum OfficeRelations {
    /// Returns the first relation for each feature.
    ///
    /// The object of a chart is the workbook with its data, which is not loaded until the reader edits the data.
    static func findings(in bytes: UnsafeRawBufferPointer, ofChart: Bool = false) -> [OfficePart.Finding] {
        var (cursor, found): (ByteCursor, [OfficePart.Finding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            if cursor.starts(with: "!DOCTYPE"), found.isEmpty {
                found.append(.init(feature: .entityExpansion, detail: "relations with declarations"))
            }
            let name = XMLValue.localName(cursor.takeXMLName())
            guard name.equals("Relationship"), let finding = finding(at: &cursor, ofChart) else { continue }
            if !found.contains(where: { $0.feature == finding.feature }) { found.append(finding) }
        }
        return found
    }

    private static func finding(at cursor: inout ByteCursor, _ isOfChart: Bool) -> OfficePart.Finding? {
        var (kindValue, targetValue, isExternal): (UnsafeRawBufferPointer?, UnsafeRawBufferPointer?, Bool) = (
            nil, nil, false
        )
        while let attribute = cursor.nextAttribute() {
            if attribute.name.equals("Type") {
                kindValue = attribute.value
            } else if attribute.name.equals("Target") {
                targetValue = attribute.value
            } else if attribute.name.equals("TargetMode") {
                isExternal = XMLValue.resolved(attribute.value, limit: 16).elementsEqual("external".utf8)
            }
        }
        let kind = kindValue.map { lastPart(XMLValue.resolved($0)) } ?? ""
        guard isExternal else { return imported(kind, targetValue) }
        if followedByReader.contains(kind) {
            let address = targetValue.map { XMLValue.resolved($0) } ?? []
            guard OfficeLink.startsProgram(address) else { return nil }
            return OfficePart.Finding(
                feature: .dataExchange, detail: "a link to \(String(decoding: address, as: UTF8.self))")
        }
        let target = targetValue.map { String(decoding: XMLValue.resolved($0), as: UTF8.self) } ?? ""
        let isLoaded = loaded.contains(kind) && !(isOfChart && kind == "oleobject") && isRemote(target)
        return OfficePart.Finding(
            feature: isLoaded ? .remoteTemplate : .externalLink, detail: "\(kind) at \(target)")
    }

    /// Returns the finding for a part of the package that acts by the relation alone.
    private static func imported(_ kind: String, _ target: UnsafeRawBufferPointer?) -> OfficePart.Finding? {
        if let program = programs[kind] {
            return OfficePart.Finding(feature: program, detail: "a part that a relation calls \(kind)")
        }
        guard ["afchunk", "extensibility"].contains(kind) else { return nil }
        let name = target.map { String(decoding: XMLValue.resolved($0), as: UTF8.self) } ?? ""
        guard kind == "extensibility" else {
            // The document is imported as if the reader had opened it.
            return OfficePart.Finding(
                feature: .embeddedObject, detail: "a document that is imported, \(name)",
                type: "application/octet-stream")
        }
        if OfficeRibbon.isUsualPath(name) { return nil }
        return OfficePart.Finding(feature: .remoteTemplate, detail: "a ribbon at an unusual place, \(name)")
    }

    /// Returns the part after the last slash of a relation's kind.
    private static func lastPart(_ kind: [UInt8]) -> String {
        String(decoding: kind.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    }

    /// Relations to programs, whatever the list of content types calls them.
    private static let programs: [String: OtherReading.Feature] = [
        "vbaproject": .macros, "xlmacrosheet": .macroSheet, "xlintlmacrosheet": .macroSheet, "control": .activeX,
    ]

    /// Links that aren't followed until the reader chooses them.
    private static let followedByReader: Set<String> = ["hyperlink"]

    /// Relations to files that are loaded when the document is opened, and that can contain a program.
    private static let loaded: Set<String> = [
        "attachedtemplate", "frame", "subdocument", "oleobject", "afchunk", "control", "externallinklong",
    ]

    /// Returns a target without leading blanks, and with slashes for backslashes, which may be escaped.
    ///
    /// Windows takes either slash for the other.
    private static func withSlashes(_ target: String) -> String {
        let bytes = Array(target.utf8.drop { $0 <= 0x20 })
        var (path, index): ([UInt8], Int) = ([], 0)
        while index < bytes.count {
            let isEscaped = ["%5c", "%2f"].contains { bytes[index...].starts(with: $0.utf8) }
            path.append(isEscaped || bytes[index] == UInt8(ascii: "\\") ? UInt8(ascii: "/") : bytes[index])
            index += isEscaped ? 3 : 1
        }
        return String(decoding: path, as: UTF8.self)
    }

    /// Checks whether a target is on another machine: it has a scheme other than `file`, or names a server.
    static func isRemote(_ target: String) -> Bool {
        let target = withSlashes(target)
        if target.hasPrefix("//") { return true }
        guard let colon = target.firstIndex(of: ":") else { return false }
        let (scheme, rest) = (target[..<colon], target[target.index(after: colon)...])
        // A drive letter is not a scheme.
        if scheme.count == 1 { return false }
        guard scheme == "file" else { return true }
        let path = rest.drop { $0 == "/" }
        let slashes = rest.count - path.count
        return slashes == 2 && path.first != nil && !path.dropFirst().hasPrefix(":") && !path.hasPrefix("localhost/")
            || slashes > 3
    }
}
