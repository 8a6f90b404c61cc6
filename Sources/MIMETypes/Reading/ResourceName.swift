/// A file name as bytes: the last component of a path, or the name that a client sent with an uploaded file.
///
/// File names need not be UTF-8, so the bytes are kept unchanged.
public struct ResourceName: Sendable, Hashable {
    /// The bytes of the name, without any directory.
    public let bytes: [UInt8]

    /// Creates a name from the last component of a path.
    ///
    /// - Parameter path: the bytes of a path or a name; directories and trailing slashes are dropped.
    public init(pathBytes path: some BidirectionalCollection<UInt8>) {
        let end = path.lastIndex { $0 != ASCII.slash }.map(path.index(after:)) ?? path.startIndex
        let start = path[..<end].lastIndex(of: ASCII.slash).map(path.index(after:)) ?? path.startIndex
        bytes = Array(path[start..<end])
    }
}

extension ResourceName: LosslessStringConvertible, ExpressibleByStringLiteral {
    /// Creates a name from the last component of a path.
    ///
    /// - Parameter description: a path or a name; directories and trailing slashes are dropped.
    public init(_ description: String) {
        var path = description
        self = path.withUTF8 { ResourceName(pathBytes: $0) }
    }

    /// Creates a name from the last component of a path.
    ///
    /// - Parameter value: a path or a name; directories and trailing slashes are dropped.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The name as text; bytes that are not UTF-8 are replaced by U+FFFD.
    public var description: String { String(decoding: bytes, as: UTF8.self) }
}
