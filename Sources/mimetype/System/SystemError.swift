#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An error of a system call.
struct SystemError: Error, Equatable {
    let number: CInt

    /// The system's message for the error.
    var words: String { String(cString: strerror(number)) }

    /// The error that something exists at a path that should be free.
    static let fileExists = SystemError(number: EEXIST)

    /// The error of the system call that has just failed.
    static var last: SystemError { SystemError(number: errno) }
}

extension SystemError: CustomStringConvertible {
    var description: String {
        number == EEXIST ? "there is such a file" : words.lowercased()
    }
}
