/// The parents that follow from a type's name, known to the registry or not.
package enum ImpliedParents {
    private static let suffixes: [(suffix: String, parent: StaticString)] = [
        ("+xml", "application/xml"), ("+json", "application/json"), ("+zip", "application/zip"),
        ("+gzip", "application/gzip"), ("+cbor", "application/cbor"), ("+yaml", "application/yaml"),
    ]

    /// The types that a type of this name is a kind of, the type itself left out.
    ///
    /// Every `text/` type is plain text, and a structured syntax suffix names the syntax.
    /// https://www.rfc-editor.org/rfc/rfc6838#section-4.2.8
    package static func of(_ essence: String) -> [MIMEType] {
        var parents = suffixes.filter { essence.hasSuffix($0.suffix) }.map { MIMEType(constant: $0.parent) }
        if essence.hasPrefix("text/") || essence == "application/xml" || essence == "application/json" {
            parents.append(.plainText)
        }
        return parents.filter { $0.essence != essence }
    }
}
