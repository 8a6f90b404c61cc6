import MIMETypes

/// The parts of an Office Open XML package that are texts or links, regardless of their names.
///
/// The list of content types decides what a part is; the usual names are only a convention.
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/ part 2, section 7.2
struct OfficeContentTypes {
    /// The parts by their lower-case names, and by the suffixes of their names.
    private var (parts, suffixes): ([String: OfficePart], [String: OfficePart]) = ([:], [:])
    /// Whether the package has a list.
    private(set) var isPresent = false
    /// The names, and the suffixes of names, of parts that are XML.
    private var (xmlParts, xmlSuffixes): (Set<String>, Set<String>) = ([], [])
    /// Whether sheets of the package have controls.
    private(set) var hasControls = false
    /// The lower-case names of the charts.
    private var charts: Set<String> = []

    /// Makes an empty list.
    init() {}

    /// Reads the decoded list.
    init(_ bytes: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(bytes)
        isPresent = true
        while !cursor.isAtEnd {
            let element = cursor.nextElement()
            guard element.equals("Override") || element.equals("Default") else { continue }
            var (name, type): (UnsafeRawBufferPointer?, UnsafeRawBufferPointer?)
            while let attribute = cursor.nextAttribute() {
                if attribute.name.equals("ContentType") {
                    type = attribute.value
                } else if attribute.name.equals("PartName") || attribute.name.equals("Extension") {
                    name = attribute.value
                }
            }
            guard let name, let type else { continue }
            let value = XMLValue.resolved(type, limit: 256)
            let part = Self.part(value)
            if value.withUnsafeBytes({ $0.contains("controlproperties") }) { hasControls = true }
            let isXML = value.suffix(3).elementsEqual("xml".utf8)
            guard isXML || part != nil else { continue }
            let key = Self.key(XMLValue.withResolved(name, limit: 1024) { PercentEncoding.decoded($0) })
            if isXML { if element.equals("Default") { xmlSuffixes.insert(key) } else { xmlParts.insert(key) } }
            guard let part else {
                if element.equals("Override"), value.elementsEqual(Self.chart.utf8) { charts.insert(key) }
                continue
            }
            if element.equals("Default") { suffixes[key] = part } else { parts[key] = part }
        }
    }

    /// Returns what an entry is according to the list; nil for parts that aren't read.
    func part(_ name: String) -> OfficePart? {
        let name = Self.key(PercentEncoding.decoded(Array(name.utf8)))
        if let part = parts[name] ?? parts["/" + name] { return part }
        return name.lastIndex(of: ".").flatMap { suffixes[String(name[name.index(after: $0)...])] }
    }

    /// Returns a name as programs compare it, from one without percent-encoding and blanks.
    private static func key(_ name: [UInt8]) -> String {
        String(decoding: name.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self).lowercased()
    }

    /// Checks whether an entry is XML, by its name or according to the list.
    func isXML(_ name: String) -> Bool {
        let name = Self.key(PercentEncoding.decoded(Array(name.utf8)))
        if name.hasSuffix(".xml") || xmlParts.contains(name) || xmlParts.contains("/" + name) { return true }
        return name.lastIndex(of: ".").map { xmlSuffixes.contains(String(name[name.index(after: $0)...])) } ?? false
    }

    private static let chart = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml"

    /// Checks whether an entry contains the relations of a part that the list calls a chart, and nothing else.
    func isChartRelations(_ name: String) -> Bool {
        let name = name.lowercased()
        guard !charts.isEmpty, name.hasSuffix(".rels"), let last = name.lastIndex(of: "/") else { return false }
        let folder = name[..<last]
        guard folder.hasSuffix("_rels") else { return false }
        let owner = folder.dropLast("_rels".count) + name[name.index(after: last)...].dropLast(".rels".count)
        return charts.contains("/" + owner) && part(String(owner)) == nil
    }

    /// Returns the part that a lower-case content type indicates.
    private static func part(_ type: [UInt8]) -> OfficePart? {
        type.withUnsafeBytes { bytes in
            if bytes.contains("vmldrawing") || bytes.contains("officedocument.drawing+xml") { return .drawing }
            if bytes.contains("ms-excel.externallink"), !bytes.contains("+xml") { return .binaryLink }
            guard type.suffix(4).elementsEqual("+xml".utf8) else { return nil }
            if bytes.contains("wordprocessingml.") || bytes.contains("ms-word.") { return .fields }
            if bytes.contains("presentationml.") || bytes.contains("ms-powerpoint.") { return .slide }
            return bytes.contains("externallink") ? .link : nil
        }
    }
}
