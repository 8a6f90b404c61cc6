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
        if bytes.contains("<!DOCTYPE") {
            found.append(.init(feature: .entityExpansion, detail: "relations with declarations"))
        }
        while !cursor.isAtEnd {
            guard cursor.nextElement().equals("Relationship") else { continue }
            let relation = Relation(&cursor)
            guard let feature = feature(of: relation, ofChart), !found.contains(where: { $0.feature == feature }) else {
                continue
            }
            found.append(finding(of: relation, feature))
        }
        return found
    }

    /// What a relation states.
    private struct Relation {
        private(set) var kind = UnsafeRawBufferPointer(start: nil, count: 0)
        private(set) var target = UnsafeRawBufferPointer(start: nil, count: 0)
        private(set) var isExternal = false

        /// Reads the attributes of a tag.
        init(_ cursor: inout ByteCursor) {
            while let attribute = cursor.nextAttribute() {
                if attribute.isPrefixed { continue }
                if attribute.name.equals("Type") {
                    kind = attribute.value
                } else if attribute.name.equals("Target") {
                    target = attribute.value
                } else if attribute.name.equals("TargetMode") {
                    isExternal = XMLValue.withResolved(attribute.value, limit: 16) { $0.equals("external") }
                }
            }
        }
    }

    /// Returns what a relation does when the document is opened; nil for most relations.
    private static func feature(of relation: Relation, _ isOfChart: Bool) -> OtherReading.Feature? {
        XMLValue.withResolved(relation.kind) { written in
            let kind = lastPart(written)
            guard relation.isExternal else { return imported(kind, relation.target) }
            return XMLValue.withResolved(relation.target) { target in
                // Links aren't followed until the reader chooses them.
                if kind.equals("hyperlink") { return OfficeLink.startsProgram(target) ? .dataExchange : nil }
                let isLoaded = loaded.contains(where: kind.equals) && !(isOfChart && kind.equals("oleobject"))
                return isLoaded && isRemote(target) ? .remoteTemplate : .externalLink
            }
        }
    }

    /// Returns what a relation to a part of the package does by itself.
    private static func imported(
        _ kind: UnsafeRawBufferPointer, _ target: UnsafeRawBufferPointer
    ) -> OtherReading.Feature? {
        if let program = programs.first(where: { kind.equals($0.kind) }) { return program.feature }
        // The document is imported as if the reader had opened it.
        if kind.equals("afchunk") { return .embeddedObject }
        // Workbooks and other packages are stored objects, which are related as packages.
        if kind.equals("oleobject") { return .embeddedObject }
        guard kind.equals("extensibility") else { return nil }
        return OfficeRibbon.isUsualPath(XMLValue.withResolved(target) { $0.string }) ? nil : .remoteTemplate
    }

    private static func finding(of relation: Relation, _ feature: OtherReading.Feature) -> OfficePart.Finding {
        let kind = XMLValue.withResolved(relation.kind) { lastPart($0).string }
        let target = XMLValue.withResolved(relation.target) { $0.string }
        guard !relation.isExternal else {
            return OfficePart.Finding(
                feature: feature,
                detail: feature == .dataExchange ? "a link to \(target)" : "\(kind) at \(target)")
        }
        return switch kind {
        case "afchunk":
            OfficePart.Finding(
                feature: feature, detail: "a document that is imported, \(target)", type: "application/octet-stream")
        case "extensibility":
            OfficePart.Finding(feature: feature, detail: "a ribbon at an unusual place, \(target)")
        default: OfficePart.Finding(feature: feature, detail: "a part that a relation calls \(kind)")
        }
    }

    /// Returns the part after the last slash of a relation's kind.
    private static func lastPart(_ kind: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        // Slashes at the end separate nothing.
        let end = kind.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
        let start = kind[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return UnsafeRawBufferPointer(rebasing: kind[start..<end])
    }

    /// Relations to programs, whatever the list of content types calls them.
    private static let programs: [(kind: StaticString, feature: OtherReading.Feature)] = [
        ("vbaproject", .macros), ("xlmacrosheet", .macroSheet), ("xlintlmacrosheet", .macroSheet),
        ("control", .activeX),
    ]

    /// Relations to files that are loaded when the document is opened, and that can contain a program.
    private static let loaded: [StaticString] = [
        "attachedtemplate", "frame", "subdocument", "oleobject", "afchunk", "control", "externallinklong",
    ]

    /// Checks whether a target is on another machine: it has a scheme other than `file`, or names a server.
    static func isRemote(_ target: UnsafeRawBufferPointer) -> Bool {
        let address = Address(UnsafeRawBufferPointer(rebasing: target.drop { $0 <= 0x20 }))
        var rest = address
        let first = rest.takeSlashes()
        // Behind one backslash, a question mark starts a path with any server in Windows.
        if first > 1 || first == 1 && rest.starts(with: "?") { return true }
        rest = address
        guard rest.skip(behind: UInt8(ascii: ":")) else { return false }
        // A drive letter is not a scheme.
        if address.isOneCharacter(before: rest) { return false }
        guard address.starts(with: "file:") else { return true }
        let isServer = rest.endsSlashesInServer
        let slashes = rest.takeSlashes()
        guard slashes == 2 else { return slashes > 3 || isServer }
        return !rest.isAtEnd && !rest.isDriveLetter && !rest.isThisMachine
    }

    /// Checks whether a target is on another machine.
    static func isRemote(_ target: String) -> Bool { Array(target.utf8).withUnsafeBytes { isRemote($0) } }

    /// A position in an address, in which backslashes and escaped slashes are slashes.
    ///
    /// Windows takes either slash for the other.
    private struct Address {
        private var cursor: ByteCursor

        init(_ bytes: UnsafeRawBufferPointer) { cursor = ByteCursor(bytes) }

        var isAtEnd: Bool { cursor.isAtEnd }

        /// The length of the slash that comes next, as it is written; 0 if there is none.
        private var slashLength: Int {
            switch cursor.peek() {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"): 1
            case UInt8(ascii: "%") where cursor.starts(with: "%5c") || cursor.starts(with: "%2f"): 3
            default: 0
            }
        }

        /// Moves past slashes, and returns their number.
        mutating func takeSlashes() -> Int {
            var count = 0
            while slashLength > 0 {
                cursor.skip(slashLength)
                count += 1
            }
            return count
        }

        /// Whether slashes come next of which the last two are backslashes, which start the name of a server.
        var endsSlashesInServer: Bool {
            let slashes = cursor.rest(8).prefix { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
            return slashes.suffix(2).elementsEqual([UInt8(ascii: "\\"), UInt8(ascii: "\\")])
        }

        mutating func skip(behind byte: UInt8) -> Bool {
            cursor.skip(to: byte)
            defer { cursor.skip(1) }
            return !cursor.isAtEnd
        }

        func starts(with text: StaticString) -> Bool { cursor.starts(with: text) }

        /// The same position without the character that comes next.
        private var next: Address {
            var next = self
            next.cursor.skip(max(1, slashLength))
            while let byte = next.cursor.peek(), byte & 0xC0 == 0x80 { next.cursor.skip(1) }
            return next
        }

        /// Checks whether another position is behind one character and a colon.
        func isOneCharacter(before other: Address) -> Bool {
            next.cursor.position + 1 == other.cursor.position
        }

        var isDriveLetter: Bool { next.cursor.peek() == UInt8(ascii: ":") }

        var isThisMachine: Bool {
            var host = cursor
            guard host.consume("localhost") else { return false }
            var path = Address(host.rest(6))
            return path.takeSlashes() == 1
        }
    }
}
