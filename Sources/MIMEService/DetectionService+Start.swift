#if Server
import NIOCore
import NIOPosix

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension DetectionService {
    /// Returns one line that explains to the user of a command why a service did not start and what to do.
    package static func explain(_ error: any Error) -> String {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            "another program listens there; choose another address, or stop it"
        case let error as IOError where error.errnoCode == ENOENT:
            "there is no such folder; make it first"
        case is UnixDomainSocketPathWrongType:
            "a file that isn't a socket exists there; choose another path, or remove it"
        case let error as SocketAddressError where error == .unixDomainSocketPathTooLong:
            "the path is too long for a socket; choose one of at most 100 bytes"
        case let error as IOError where error.errnoCode == EACCES:
            "permission denied; choose a port from 1024 on"
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
            "this machine does not have the address; choose one of its own"
        case is SocketAddressError, is SocketAddressError.UnknownHost:
            "there is no such address; choose one of this machine's"
        default: "\(error)"
        }
    }
}
#endif
