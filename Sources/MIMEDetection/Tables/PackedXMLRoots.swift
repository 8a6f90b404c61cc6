import MIMETypes

/// Looks root elements up in `XMLRootTable`.
enum PackedXMLRoots {
    private static let width = 13

    private static var roots: PackedReader { PackedReader(XMLRootTable.roots, text: XMLRootTable.text) }

    /// The type of a root element: by name and namespace, else by namespace alone, else by name alone if it has none.
    static func find(name: String, namespace: String) -> TypeID? {
        var (name, namespace) = (name, namespace)
        return name.withUTF8 { name in namespace.withUTF8 { find(name, $0) } }
    }

    private static func find(_ name: UnsafeBufferPointer<UInt8>, _ namespace: UnsafeBufferPointer<UInt8>) -> TypeID? {
        let roots = roots
        var (byNamespace, byName): (Int?, Int?)
        for number in 0..<XMLRootTable.rootCount {
            let (rowName, rowNamespace) = (roots.text(at: number * width), roots.text(at: number * width + 5))
            let isNamespace = rowNamespace.count == namespace.count && rowNamespace.equals(namespace)
            let isName = rowName.count == name.count && rowName.equals(name)
            if isName, isNamespace { return type(number) }
            if rowName.count == 0, isNamespace { byNamespace = byNamespace ?? number }
            if rowNamespace.count == 0, isName { byName = byName ?? number }
        }
        return (byNamespace ?? (namespace.isEmpty ? byName : nil)).map(type)
    }

    private static func type(_ number: Int) -> TypeID {
        TypeID(number: roots.number(at: number * width + 10, width: 3))
    }
}
