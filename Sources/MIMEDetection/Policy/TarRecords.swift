/// The properties that extended headers of a tar archive state about the next entry, or about all that follow.
struct TarRecords {
    private(set) var name: [UInt8]?
    /// The name of a file with holes, which some programs use instead of the other.
    private(set) var sparseName: [UInt8]?
    /// The length of a file with holes, which are not in the archive.
    private(set) var sparseSize: Int?
    private(set) var target: [UInt8]?
    private(set) var size: Int?
    /// Whether a record doesn't have the form of a record, so that programs differ in what they read.
    private(set) var isDamaged = false
    /// Whether two names or two targets were stated, of which programs choose different ones.
    private(set) var isAmbiguous = false

    /// Reads the records of an extended header, each of which states its own length; later records replace earlier
    /// ones.
    mutating func read(_ content: UnsafeRawBufferPointer) {
        var cursor = ByteCursor(content)
        while !cursor.isAtEnd {
            let start = cursor.position
            let digits = cursor.take { (0x30...0x39).contains($0) }
            guard let length = Int(digits.string), length > digits.count + 1, cursor.consume(" "),
                length <= content.count - start
            else {
                isDamaged = isDamaged || content.dropFirst(start).contains { $0 != 0 }
                return
            }
            let end = start + length - 1
            if cursor.position < end {
                var record = ByteCursor(UnsafeRawBufferPointer(rebasing: content[cursor.position..<end]))
                if record.consume("path=") {
                    set(name: Array(record.rest(Self.longest)))
                } else if record.consume("GNU.sparse.name=") {
                    sparseName = Array(record.rest(Self.longest))
                } else if Self.sparseSizes.contains(where: { record.consume($0) }) {
                    sparseSize = Int(record.rest(20).asString) ?? Int.max
                } else if record.consume("linkpath=") {
                    set(target: Array(record.rest(Self.longest)))
                } else if record.consume("size=") {
                    size = Int(record.rest(20).asString) ?? Int.max
                }
            }
            cursor.skip(start + length - cursor.position)
        }
    }

    /// Sets a long name or link target, as GNU tar stores them.
    mutating func set(name: [UInt8]? = nil, target: [UInt8]? = nil) {
        let isOther = { (new: [UInt8]?, old: [UInt8]?) in new != nil && old != nil && new != old }
        isAmbiguous = isAmbiguous || isOther(name, self.name) || isOther(target, self.target)
        self.name = name ?? self.name
        self.target = target ?? self.target
    }

    private static let longest = 4096
    /// The records of GNU tar and of Schilling's tar for the length of a file with holes.
    ///
    /// https://www.gnu.org/software/tar/manual/html_section/Sparse-Formats.html
    private static let sparseSizes: [StaticString] = ["GNU.sparse.realsize=", "GNU.sparse.size=", "SCHILY.realsize="]
}

extension UnsafeRawBufferPointer {
    fileprivate var asString: String { String(decoding: self, as: UTF8.self) }
}
