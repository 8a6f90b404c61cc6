import MIMETypes

/// Looks root elements up in `XMLRootTable`.
enum PackedXMLRoots {
    private static var text: PackedReader { PackedReader(XMLRootTable.text) }

    /// The type of a root element: by its name and namespace, else by its namespace alone.
    static func find(name: String, namespace: String) -> TypeID? {
        var (name, namespace) = (name, namespace)
        return name.withUTF8 { name in namespace.withUTF8 { find(name, $0) } }
    }

    private static func find(_ name: UnsafeBufferPointer<UInt8>, _ namespace: UnsafeBufferPointer<UInt8>) -> TypeID? {
        if let type = type(named: name, in: namespace) { return type }
        return type(named: UnsafeBufferPointer(start: nil, count: 0), in: namespace)
    }

    /// The type of a name in exactly that namespace.
    private static func type(
        named name: UnsafeBufferPointer<UInt8>, in namespace: UnsafeBufferPointer<UInt8>
    ) -> TypeID? {
        guard let record = record(of: name) else { return nil }
        var entry = record + 2 + name.count
        for _ in 0..<text.number(at: record + 1, width: 1) {
            let count = text.number(at: entry + 3, width: 2)
            if text.text(at: entry + 5, count: count).equals(namespace) {
                return TypeID(number: text.number(at: entry, width: 3))
            }
            entry += 5 + count
        }
        return nil
    }

    /// Where the record of a name starts.
    private static func record(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        let index = PackedReader(XMLRootTable.index)
        var slot = PackedFormat.hash(name) & XMLRootTable.indexMask
        while true {
            let entry = index.number(at: slot * 3, width: 3)
            guard entry > 0 else { return nil }
            let count = text.number(at: entry - 1, width: 1)
            if count == name.count, text.text(at: entry + 1, count: count).equals(name) { return entry - 1 }
            slot += 1
        }
    }
}
