import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps the folder open in which several files of a list follow each other.
struct FolderCache {
    /// The folder of the file before, with its slash.
    private var path: [UInt8] = []
    private var folder: OpenFolder?

    /// Says where a file is.
    mutating func location(_ file: [UInt8]) -> FileLocation {
        FileLocation(path: file, folder: folder(of: file))
    }

    /// The folder of a file; nil for the first file in a folder, which may be its only one.
    private mutating func folder(of file: [UInt8]) -> OpenFolder? {
        guard let slash = file.lastIndex(of: UInt8(ascii: "/")), slash + 1 < file.count else { return nil }
        let parent = file[...slash]
        guard path.count == parent.count, parent.withUnsafeBytes({ Self.areEqual($0, path) }) else {
            path = Array(parent)
            folder = nil
            return nil
        }
        if folder == nil { folder = OpenFolder(path: parent) }
        return folder
    }

    private static func areEqual(_ bytes: UnsafeRawBufferPointer, _ path: [UInt8]) -> Bool {
        bytes.baseAddress.map { memcmp($0, path, path.count) == 0 } ?? path.isEmpty
    }
}
