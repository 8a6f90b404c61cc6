#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The terminals to which the process writes.
enum Terminal {
    static let isOutput = isatty(STDOUT_FILENO) == 1
    static let isError = isatty(STDERR_FILENO) == 1

    /// The number of columns of the terminal at standard error; 80 if it is not known.
    static var columns: Int { columns(of: STDERR_FILENO) }

    /// The number of columns of the terminal at standard output; 80 if it is not known.
    static var outputColumns: Int { columns(of: STDOUT_FILENO) }

    private static func columns(of descriptor: CInt) -> Int {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }

    /// Whether the terminal supports colours and they are not disabled.
    ///
    /// https://no-color.org
    static var showsColor: Bool { isOutput && !isSet("NO_COLOR") && isSet("TERM") && text(of: "TERM") != "dumb" }

    private static func isSet(_ variable: String) -> Bool { text(of: variable).map { !$0.isEmpty } ?? false }

    private static func text(of variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }
    }
}
