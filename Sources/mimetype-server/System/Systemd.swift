#if Server
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The interface to systemd: receives sockets from systemd, and sends notifications to it.
enum Systemd {
    private static let firstDescriptor: CInt = 3

    /// Returns the listening sockets that systemd passed to this process; empty if there are none.
    ///
    /// https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
    static func descriptors(_ environment: (String) -> String?) -> [CInt] {
        guard environment("LISTEN_PID") == "\(getpid())",
            let count = environment("LISTEN_FDS").flatMap({ CInt($0) }), (1...64).contains(count)
        else { return [] }
        let descriptors = (0..<count).map { firstDescriptor + $0 }
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return descriptors
    }

    /// Sends a notification such as `READY=1` to the service manager; does nothing if there is no service manager.
    ///
    /// https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
    static func notify(_ message: String, _ environment: (String) -> String?) {
        guard let path = environment("NOTIFY_SOCKET"), path.hasPrefix("/") || path.hasPrefix("@") else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // An abstract name begins with a zero byte.
        var bytes = Array(path.utf8)
        if path.hasPrefix("@") { bytes[0] = 0 }
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout.offset(of: \sockaddr_un.sun_path).map { $0 + bytes.count } ?? 0)
        #if canImport(Glibc)
        let descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0)
        #else
        let descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
        #endif
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = sendto(descriptor, message, message.utf8.count, 0, address, length)
            }
        }
    }
}
#endif
