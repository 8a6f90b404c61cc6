#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension ResourceError: CustomStringConvertible {
    /// One sentence that names the file and says what to do.
    public var description: String {
        let subject = path.map { "'\($0.printable(limit: 4096))'" } ?? "the input"
        return "cannot read \(subject): \(reason); \(advice)"
    }

    private var reason: String {
        guard let text = strerror(errno) else { return "error \(errno)" }
        return String(cString: text).lowercased()
    }

    private var advice: String {
        switch code {
        case .notFound: "check the path"
        case .permissionDenied: "change its permissions, or ask by name alone"
        case .tooManyLinks: "remove the circle of links"
        case _ where errno == EISDIR: "give a file"
        default: "try again, or ask by name alone"
        }
    }

    static func code(of errno: CInt) -> Code {
        switch errno {
        case ENOENT, ENOTDIR: .notFound
        case EACCES, EPERM: .permissionDenied
        case ELOOP: .tooManyLinks
        default: .unreadable
        }
    }
}
