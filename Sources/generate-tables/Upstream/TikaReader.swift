import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A reader for the XML file with Tika's table of types.
final class TikaReader: NSObject, XMLParserDelegate {
    private var table = UpstreamTable(source: .tika)
    private var current: String?
    private var priority = 50
    /// The `match` elements that have been opened but not closed, the outermost first.
    private var open: [OpenMatch] = []

    static func read(_ data: Data) throws -> UpstreamTable {
        let reader = TikaReader()
        let parser = XMLParser(data: withoutDocumentType(data))
        parser.delegate = reader
        guard parser.parse() else {
            throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
        }
        return reader.table
    }

    /// Removes the document type declaration, because its attribute lists crash Foundation's parser on Linux.
    private static func withoutDocumentType(_ data: Data) -> Data {
        guard let start = data.range(of: Data("<!DOCTYPE".utf8)),
            let end = data.range(of: Data("]>".utf8), in: start.upperBound..<data.endIndex)
        else { return data }
        return data[..<start.lowerBound] + data[end.upperBound...]
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "mime-type" {
            current = attributes["type"].flatMap(TypeName.normalized)
            if let current, table.entries[current] == nil { table.entries[current] = UpstreamTable.Entry() }
            return
        }
        guard let current else { return }
        switch element {
        case "alias":
            if let alias = attributes["type"].flatMap(TypeName.normalized) {
                table.entries[current]?.aliases.append(alias)
            }
        case "sub-class-of":
            if let parent = attributes["type"].flatMap(TypeName.normalized) {
                table.entries[current]?.parents.append(parent)
            }
        case "magic":
            priority = attributes["priority"].flatMap(Int.init) ?? 50
        case "match":
            open.append(OpenMatch(match: UpstreamMatch(attributes)))
        case "root-XML":
            let root = UpstreamTable.Root(
                localName: attributes["localName"] ?? "", namespace: attributes["namespaceURI"] ?? "")
            table.entries[current]?.roots.append(root)
        case "glob":
            table.entries[current]?.globs += glob(attributes).map { [$0] } ?? []
        default:
            break
        }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        switch element {
        case "match":
            closeMatch()
        case "mime-type":
            current = nil
        default:
            break
        }
    }

    private struct OpenMatch {
        /// The match; nil if its kind is not supported, so that it is skipped.
        var match: UpstreamMatch?
        var hasChildren = false
    }

    /// Closes the innermost match, and adds it to the match around it or, if there is none, to the current type.
    private func closeMatch() {
        guard let closed = open.popLast() else { return }
        // If all children of a match were skipped, the rest of the match would accept too much.
        let isUsable = closed.match.map { !closed.hasChildren || !$0.children.isEmpty } ?? false
        let match = isUsable ? closed.match : nil
        if open.isEmpty {
            if let current, let match {
                table.entries[current]?.signatures.append(UpstreamTable.Signature(priority: priority, match: match))
            }
        } else {
            open[open.count - 1].hasChildren = true
            if let match { open[open.count - 1].match?.children.append(match) }
        }
    }

    private func glob(_ attributes: [String: String]) -> UpstreamTable.Glob? {
        guard var pattern = attributes["pattern"] else { return nil }
        if attributes["isregex"] == "true" {
            // Tika's table has two regular expressions, each of which matches one whole name.
            guard pattern.hasPrefix("^"), pattern.hasSuffix("$") else { return nil }
            pattern = String(pattern.dropFirst().dropLast())
        }
        return UpstreamTable.Glob(
            pattern: pattern, isCaseSensitive: attributes["case-sensitive"] == "true")
    }
}
