/// Where a file is, and what a walk through its folder told about it.
package struct FileLocation: Sendable {
    /// The path, absolute or relative to the working directory.
    package let path: [UInt8]
    /// The folder of the path's last component, held open; nil to look the whole path up.
    package let folder: OpenFolder?
    /// Whether the folder lists it as a regular file, so that it can be opened without asking first.
    package let isListedAsRegular: Bool

    /// Whether a read of the file is short only at its end.
    var hasExactReads: Bool { folder?.hasExactReads ?? false }

    /// Describes where a file is.
    package init(path: [UInt8], folder: OpenFolder? = nil, isListedAsRegular: Bool = false) {
        self.path = path
        self.folder = folder
        self.isListedAsRegular = isListedAsRegular
    }

    /// Lends what the system's calls take: a folder's descriptor, and a path from there on.
    func withSystemPath<Result, Failure: Error>(
        _ body: (CInt, UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let nameStart = folder == nil ? 0 : (path.lastIndex(of: ASCII.slash) ?? -1) + 1
        return try path.withCString { (start) throws(Failure) in
            try body(folder?.descriptor ?? FileSystem.workingFolder, start + nameStart)
        }
    }
}
