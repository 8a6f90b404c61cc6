import MIMETypes

/// XML vocabularies whose root elements are not known, so that only the name tells their documents from any other XML.
enum UnrootedXML {
    /// Checks whether a type is such a vocabulary.
    static func contains(_ type: MIMEType, _ registry: TypeRegistry) -> Bool {
        guard registry.isSubtype(type, of: TypeID.xml), registry.isText(type), !type.hasSameEssence(as: .xml),
            !flat.contains(where: { type.hasSameEssence(as: $0) }),
            !containers.contains(where: { registry.isBuiltLike(type, $0) })
        else { return false }
        return PackedTypes.find(type).map { !PackedXMLRoots.numbers.contains($0.number) } ?? true
    }

    /// Checks whether nothing in the content says that it is another kind of XML, or a page.
    static func isPlausible(_ detection: Detection, as type: MIMEType, _ registry: TypeRegistry) -> Bool {
        detection.candidates.allSatisfy { candidate in
            guard candidate.evidence.basis == .xmlRoot || candidate.isConclusive else { return true }
            return registry.isSubtype(type, of: candidate.type) || registry.isSubtype(candidate.type, of: type)
        }
    }

    /// The flat forms of documents, whose root element states the type in an attribute.
    private static let flat: [MIMEType] = [
        MIMEType(constant: "application/vnd.oasis.opendocument.text-flat-xml"),
        MIMEType(constant: "application/vnd.oasis.opendocument.spreadsheet-flat-xml"),
        MIMEType(constant: "application/vnd.oasis.opendocument.presentation-flat-xml"),
        MIMEType(constant: "application/vnd.oasis.opendocument.graphics-flat-xml"),
    ]

    private static let containers: [TypeID] = [.zip, .html, .xhtml]
}
