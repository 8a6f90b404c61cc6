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
        var byName: Int?
        for number in rows(named: name) {
            let rowNamespace = roots.text(at: number * width + 5)
            if rowNamespace.equals(namespace) { return type(number) }
            if rowNamespace.count == 0 { byName = byName ?? number }
        }
        let anyName = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        let byNamespace = rows(named: anyName).first { roots.text(at: $0 * width + 5).equals(namespace) }
        return (byNamespace ?? (namespace.isEmpty ? byName : nil)).map(type)
    }

    /// The records of a name; they are in the order of their names.
    private static func rows(named name: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        let roots = roots
        var (low, high) = (0, XMLRootTable.rootCount)
        while low < high {
            let middle = (low + high) / 2
            let isBefore = roots.text(at: middle * width).bytes.lexicographicallyPrecedes(name)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < XMLRootTable.rootCount, roots.text(at: end * width).equals(name) { end += 1 }
        return low..<end
    }

    private static func type(_ number: Int) -> TypeID {
        TypeID(number: roots.number(at: number * width + 10, width: 3))
    }
}
