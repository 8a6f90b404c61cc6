#if Server
import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The permissions and the group of a Unix-domain socket, which determine who may connect to it.
struct SocketAccess: Sendable {
    /// The permissions, such as 0o660; nil to keep those that result from the process's umask.
    var mode: mode_t?
    /// The group's number; nil to keep the process's own group.
    var group: gid_t?

    /// Whether neither the permissions nor the group are to be changed.
    var isEmpty: Bool { mode == nil && group == nil }

    /// Parses permissions in octal digits, such as `660`; nil for anything else.
    static func mode(_ text: String) -> mode_t? {
        guard (3...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x37).contains($0) }),
            let mode = mode_t(text, radix: 8), mode <= 0o777
        else { return nil }
        return mode
    }

    /// Looks up a group by name or number; nil if the system has no group of that name.
    static func group(_ text: String) -> gid_t? {
        if let found = getgrnam(text) { return found.pointee.gr_gid }
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? gid_t(text) : nil
    }

    /// Applies the permissions and the group to an existing socket.
    ///
    /// The group is set first, so that the former group can't connect in the meantime.
    ///
    /// - Throws: a `SocketAccessError` that states what the system refused.
    func apply(to path: String) throws {
        if let group, chown(path, .max, group) != 0 {
            throw SocketAccessError(
                path: path, option: "--socket-group", errorCode: errno,
                advice: "run it as a member of the group, or as root")
        }
        if let mode, chmod(path, mode) != 0 {
            throw SocketAccessError(
                path: path, option: "--socket-mode", errorCode: errno, advice: "choose a separate folder")
        }
    }
}

/// The error thrown if the system refuses to change a socket.
struct SocketAccessError: Error, CustomStringConvertible {
    let path: String
    let option: String
    let errorCode: CInt
    let advice: String

    var description: String { "\(option) fails for \(path): \(String(cString: strerror(errorCode))); \(advice)" }
}
#endif
