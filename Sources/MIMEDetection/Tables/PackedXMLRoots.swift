import MIMETypes

/// Looks root elements up in `XMLRootTable`.
enum PackedXMLRoots {
    private static let width = 13

    private static var roots: PackedReader { PackedReader(XMLRootTable.roots, text: XMLRootTable.text) }

    /// The type of a root element: by name and namespace, else by namespace alone, else by name alone if it has none.
    static func find(name: String, namespace: String) -> TypeID? {
        var (byNamespace, byName): (TypeID?, TypeID?)
        for number in 0..<XMLRootTable.rootCount {
            let (rowName, rowNamespace) = (roots.text(at: number * width), roots.text(at: number * width + 5))
            let isNamespace = rowNamespace.bytes.elementsEqual(namespace.utf8)
            let isName = rowName.bytes.elementsEqual(name.utf8)
            let type = TypeID(number: roots.number(at: number * width + 10, width: 3))
            if isName, isNamespace { return type }
            if rowName.count == 0, isNamespace { byNamespace = byNamespace ?? type }
            if rowNamespace.count == 0, isName { byName = byName ?? type }
        }
        return byNamespace ?? (namespace.isEmpty ? byName : nil)
    }
}
