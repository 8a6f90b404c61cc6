/// The parents that follow from a type's name, whether or not the registry knows the type.
package enum ImpliedParents {
    private static let suffixes: [(suffix: String, parent: StaticString)] = [
        ("+xml", "application/xml"), ("+json", "application/json"), ("+zip", "application/zip"),
        ("+gzip", "application/gzip"), ("+cbor", "application/cbor"), ("+yaml", "application/yaml"),
    ]

    /// Returns the types that a type with this name is a kind of, excluding the type itself.
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
