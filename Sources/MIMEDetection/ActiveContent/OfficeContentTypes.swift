import MIMETypes

/// Which parts of a package in Office Open XML are texts or links, whatever their names are.
///
/// The list of content types decides what a part is; the usual names are only a convention.
/// https://ecma-international.org/publications-and-standards/standards/ecma-376/ part 2, section 7.2
struct OfficeContentTypes {
    /// Parts by their names in small letters, and by the suffixes of their names.
    private var (parts, suffixes): ([String: OfficePart], [String: OfficePart]) = ([:], [:])

    /// Nothing is known.
    init() {}

    /// Reads the list, which has been decoded.
    init(_ bytes: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(bytes)
        while !cursor.isAtEnd {
            cursor.skip(to: UInt8(ascii: "<"))
            cursor.skip(1)
            let element = XMLValue.localName(cursor.takeXMLName())
            guard element.equals("Override") || element.equals("Default") else { continue }
            var (name, part): (String, OfficePart?) = ("", nil)
            while let attribute = cursor.nextAttribute() {
                if attribute.name.equals("ContentType") {
                    part = Self.part(XMLValue.resolved(attribute.value, limit: 256))
                } else if attribute.name.equals("PartName") || attribute.name.equals("Extension") {
                    name = String(decoding: XMLValue.resolved(attribute.value, limit: 1024), as: UTF8.self)
                }
            }
            guard let part else { continue }
            if element.equals("Default") { suffixes[name] = part } else { parts[name] = part }
        }
    }

    /// What an entry is by the list; nil for anything that isn't read.
    func part(_ name: String) -> OfficePart? {
        // Blanks were left out of the names of the list, too.
        let name = name.lowercased().filter { $0 > " " }
        if let part = parts[name] ?? parts["/" + name] { return part }
        return name.lastIndex(of: ".").flatMap { suffixes[String(name[name.index(after: $0)...])] }
    }

    /// The part that a content type in small letters stands for.
    private static func part(_ type: [UInt8]) -> OfficePart? {
        let type = String(decoding: type, as: UTF8.self)
        guard type.hasSuffix("+xml") else { return nil }
        if type.hasPart("wordprocessingml.") || type.hasPart("ms-word.") { return .fields }
        return type.hasPart("externallink") ? .link : nil
    }
}
