import MIMETypes

/// Splits what a descriptor gives into names that end with one byte, without keeping more than one of them.
struct NameListReader: ~Copyable {
    private let reader: DescriptorReader
    private let terminator: UInt8
    private var pending: [UInt8] = []
    /// The longest name that is kept; a longer one can't be a path on any system.
    private static let longestName = 1 << 20

    init(_ reader: consuming DescriptorReader, terminator: UInt8) {
        self.reader = reader
        self.terminator = terminator
    }

    /// The number of bytes of the list if it is a regular file.
    var size: Int? { reader.fileSize }

    /// Calls `body` with each name and the number of bytes that were read of the list; the last name need not end.
    ///
    /// `pause` is called before the reader may have to wait for more.
    mutating func forEachName(
        _ body: ([UInt8], _ position: Int) -> Void, pause: () -> Void = {}
    ) throws(ResourceError) {
        var position = 0
        while true {
            let chunk = try reader.read(atMost: 64 << 10)
            position += chunk.count
            if chunk.isEmpty {
                if !pending.isEmpty { body(pending, position) }
                return
            }
            var rest = chunk[...]
            while let end = rest.firstIndex(of: terminator) {
                body(pending.isEmpty ? Array(rest[..<end]) : pending + rest[..<end], position)
                pending.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            if pending.count < Self.longestName { pending += rest }
            if size == nil { pause() }
        }
    }
}
