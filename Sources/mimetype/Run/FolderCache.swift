import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps a folder open while consecutive files of a list are in that folder.
struct FolderCache {
    /// The folder of the previous file, ending with a slash.
    private var path: [UInt8] = []
    private var folder: OpenFolder?

    /// Returns the location of a file.
    mutating func location(_ file: [UInt8]) -> FileLocation {
        FileLocation(path: file, folder: folder(of: file))
    }

    /// Returns the open folder of a file; nil for the first file in a folder, since that may be the folder's only file.
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
