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

    /// What the system says about it.
    var words: String { String(cString: strerror(number)) }

    /// There is a file where there must not be one.
    static let fileExists = SystemError(number: EEXIST)

    /// The error of the call that has just failed.
    static var last: SystemError { SystemError(number: errno) }
}

extension SystemError: CustomStringConvertible {
    var description: String {
        number == EEXIST ? "there is such a file" : words.lowercased()
    }
}
