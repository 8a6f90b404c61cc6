#if Server
import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension DetectionService {
    /// Why a service did not start, and what to do, for a line of a command.
    package static func explain(_ error: any Error) -> String {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            "the port is in use; choose another, or stop what uses it"
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
