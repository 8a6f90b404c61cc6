#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Musl)
import Musl
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(CRT)
import CRT
#else
import Glibc
#endif

extension FileSystem {
    /// A call was interrupted and is to be made again.
    static let interrupted = EINTR
    /// There is no such file.
    package static let notFound = ENOENT
    /// The system has no such call.
    static let notSupported = ENOSYS
    /// A folder is where a file should be.
    static let isFolder = EISDIR
    /// Something else is where a folder should be.
    static let isNoFolder = ENOTDIR
    /// Permissions deny it.
    static let accessDenied = EACCES
    /// Only a privileged process may do it.
    static let notPermitted = EPERM
    /// Symbolic links lead in a circle, or a link is where none may be.
    static let tooManyLinks = ELOOP

    /// Checks whether an error of opening says that there is a link, or something else that can't be opened.
    static func meansNoRegularFile(_ number: CInt) -> Bool {
        number == tooManyLinks || number == ENXIO
    }

    /// The system's words for an error, in lower case.
    package static func reason(_ number: CInt) -> String {
        guard let text = strerror(number) else { return "error \(number)" }
        return String(cString: text).lowercased()
    }
}
