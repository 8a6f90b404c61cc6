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
    /// A call was interrupted and must be repeated.
    static let interrupted = EINTR
    /// There is no such file.
    package static let notFound = ENOENT
    /// The system doesn't support the call.
    static let notSupported = ENOSYS
    /// There is a folder where a file was expected.
    static let isFolder = EISDIR
    /// There is something else where a folder was expected.
    static let isNoFolder = ENOTDIR
    /// The permissions don't allow the operation.
    static let accessDenied = EACCES
    /// Only a privileged process may perform the operation.
    static let notPermitted = EPERM
    /// Symbolic links form a loop, or there is a link where none is allowed.
    static let tooManyLinks = ELOOP

    /// Checks whether an error on opening means that there is a link, or something else that can't be opened.
    static func meansNoRegularFile(_ number: CInt) -> Bool {
        number == tooManyLinks || number == ENXIO
    }

    /// The system's description of an error, in lower case.
    package static func reason(_ number: CInt) -> String {
        guard let text = strerror(number) else { return "error \(number)" }
        return String(cString: text).lowercased()
    }
}
