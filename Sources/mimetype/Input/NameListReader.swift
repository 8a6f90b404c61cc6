import MIMETypes

/// Splits a list into names, and keeps no more than the result of one read in memory.
struct NameListReader {
    private let reader: DescriptorReader
    private let terminator: UInt8
    /// The length of the list in bytes if the list is a regular file, which can be read without waiting; nil for any
    /// other list.
    private let size: Int?
    private var chunk: ArraySlice<UInt8> = []
    /// The start of a name whose end has not been read yet.
    private var pending: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    /// The maximum length of a name in bytes.
    ///
    /// No system supports a longer path.
    private static let longestName = 1 << 20

    /// Opens a list; if it is a pipe, waits for a writer.
    init(_ list: NameList) throws(ResourceError) {
        self.init(
            list.isStandardInput ? DescriptorReader() : try DescriptorReader(path: list.path),
            terminator: list.terminator)
    }

    init(_ reader: DescriptorReader, terminator: UInt8) {
        size = reader.fileSize
        self.reader = reader
        self.terminator = terminator
    }

    /// Whether reading the next name may have to wait for input.
    var mayPause: Bool { size == nil && !chunk.contains(terminator) }

    /// The fraction of the list that has been read, from 0 to 1; nil if its length is not known.
    var progress: Double? { size.flatMap { $0 > 0 ? Double(position) / Double($0) : nil } }

    /// Returns the next name; nil after the last one.
    ///
    /// The last name needs no terminator.
    mutating func next() throws(ResourceError) -> [UInt8]? {
        while !isAtEnd {
            if let end = chunk.firstIndex(of: terminator) {
                defer { chunk = chunk[(end + 1)...] }
                return takePending() + chunk[..<end]
            }
            if pending.count < Self.longestName { pending += chunk }
            chunk = try reader.read(atMost: 64 << 10)[...]
            position += chunk.count
            isAtEnd = chunk.isEmpty
        }
        return pending.isEmpty ? nil : takePending()
    }

    private mutating func takePending() -> [UInt8] {
        defer { pending = [] }
        return pending
    }
}
