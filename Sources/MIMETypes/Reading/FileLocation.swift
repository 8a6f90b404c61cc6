/// The location of a file, and what a traversal of its folder found out about it.
package struct FileLocation: Sendable {
    /// The path, absolute or relative to the working directory.
    package let path: [UInt8]
    /// The folder of the path's last component, held open; nil if the whole path has to be looked up.
    package let folder: OpenFolder?
    /// Whether the folder lists it as a regular file, so that it can be opened without querying its status first.
    package let isListedAsRegular: Bool

    /// Whether a read of the file returns fewer bytes than requested only at its end.
    var hasExactReads: Bool { folder?.hasExactReads ?? false }

    /// Describes the location of a file.
    package init(path: [UInt8], folder: OpenFolder? = nil, isListedAsRegular: Bool = false) {
        self.path = path
        self.folder = folder
        self.isListedAsRegular = isListedAsRegular
    }

    /// Passes the arguments of system calls to a closure: a folder's descriptor, and a path relative to that folder.
    func withSystemPath<Result, Failure: Error>(
        _ body: (CInt, UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let nameStart = folder == nil ? 0 : (path.lastIndex(of: ASCII.slash) ?? -1) + 1
        return try path.withCString { (start) throws(Failure) in
            try body(folder?.descriptor ?? FileSystem.workingFolder, start + nameStart)
        }
    }
}
