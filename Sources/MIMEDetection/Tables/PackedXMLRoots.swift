import MIMETypes

/// Looks up root elements in `XMLRootTable`.
enum PackedXMLRoots {
    private static var text: PackedReader { PackedReader(XMLRootTable.text) }

    /// A type, and what its documents contain in addition to the root element.
    struct Match {
        let type: TypeID
        /// Texts separated by bars, one of which the document must contain; empty if the element is sufficient.
        let texts: ConstantText

        /// Checks whether a document contains one of the texts.
        func isConfirmed(by document: UnsafeRawBufferPointer) -> Bool {
            texts.bytes.isEmpty
                || texts.bytes.split(separator: UInt8(ascii: "|")).contains { Self.contains($0, document) }
        }

        /// Checks whether a document contains a text; both are bounded, by the head of a file and by the table.
        private static func contains(
            _ text: Slice<UnsafeBufferPointer<UInt8>>, _ document: UnsafeRawBufferPointer
        ) -> Bool {
            guard let first = text.first else { return false }
            var cursor = ByteCursor(document)
            while cursor.remaining >= text.count {
                cursor.skip(to: first)
                if cursor.rest(text.count).elementsEqual(text) { return true }
                cursor.skip(1)
            }
            return false
        }
    }

    /// Returns the type of a root element, by its name and namespace, otherwise by its namespace alone.
    static func find(name: String, namespace: String) -> Match? {
        var (name, namespace) = (name, namespace)
        return name.withUTF8 { name in namespace.withUTF8 { find(name, $0) } }
    }

    private static func find(_ name: UnsafeBufferPointer<UInt8>, _ namespace: UnsafeBufferPointer<UInt8>) -> Match? {
        if let type = type(named: name, in: namespace) { return type }
        return type(named: UnsafeBufferPointer(start: nil, count: 0), in: namespace)
    }

    /// The numbers of all types that have a root element or a namespace in the table.
    static let numbers: Set<Int> = {
        let index = PackedReader(XMLRootTable.index)
        var numbers: Set<Int> = []
        for slot in 0..<(index.count / 3) {
            let start = index.number(at: slot * 3, width: 3) - 1
            guard start >= 0 else { continue }
            var entry = start + 2 + text.number(at: start, width: 1)
            for _ in 0..<text.number(at: start + 1, width: 1) {
                numbers.insert(text.number(at: entry, width: 3))
                entry += 7 + text.number(at: entry + 3, width: 2) + text.number(at: entry + 5, width: 2)
            }
        }
        return numbers
    }()

    /// Returns the type of a name in exactly that namespace.
    private static func type(
        named name: UnsafeBufferPointer<UInt8>, in namespace: UnsafeBufferPointer<UInt8>
    ) -> Match? {
        guard let record = record(of: name) else { return nil }
        var entry = record + 2 + name.count
        for _ in 0..<text.number(at: record + 1, width: 1) {
            let count = text.number(at: entry + 3, width: 2)
            let textCount = text.number(at: entry + 5, width: 2)
            if text.text(at: entry + 7, count: count).equals(namespace) {
                return Match(
                    type: TypeID(number: text.number(at: entry, width: 3)),
                    texts: ConstantText(XMLRootTable.text, offset: entry + 7 + count, count: textCount))
            }
            entry += 7 + count + textCount
        }
        return nil
    }

    /// Returns the start of the record for a name.
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
