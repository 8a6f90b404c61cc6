#if !(canImport(Darwin) || canImport(Android) || canImport(Musl) || canImport(Glibc) || os(Windows))
/// A system whose files this library can't access, such as WASI: only bytes and names can be examined there.
extension FileSystem {
    package static var lastError: CInt { notSupported }

    static var workingFolder: CInt { -1 }

    package static func openFolder(
        _ path: UnsafePointer<CChar>, in folder: CInt = -1, followsLinks: Bool = true
    ) -> CInt { -1 }

    static var maxOpenFiles: Int { 0 }

    package static func openFile(
        _ path: UnsafePointer<CChar>, in folder: CInt = -1, followsLinks: Bool = true
    ) -> CInt { -1 }

    package static func closeFile(_ descriptor: CInt) {}

    package static func status(
        of path: UnsafePointer<CChar>, in folder: CInt = -1, followsLinks: Bool = true
    ) -> FileStatus? { nil }

    package static func status(of descriptor: CInt) -> FileStatus? { nil }

    static func read(_ descriptor: CInt, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int { -1 }
}
#endif
