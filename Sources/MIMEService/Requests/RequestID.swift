#if Server
import HTTPTypes
import MIMETypes

/// An id for a request in logs, here and elsewhere.
enum RequestID: CustomStringConvertible {
    case given(String)
    case made(UInt64)

    /// Takes the client's id if it is safe, so that it can't forge entries of the log; otherwise makes one.
    init(_ headers: HTTPFields) {
        if let given = headers[.requestID], Self.isSound(given) {
            self = .given(given)
        } else {
            self = .made(Self.next())
        }
    }

    var isGiven: Bool {
        if case .given = self { true } else { false }
    }

    var description: String {
        switch self {
        case .given(let text): text
        case .made(let number): String(number, radix: 16)
        }
    }

    private static let start = UInt64.random(in: .min ... .max)
    private static let count = Lock<UInt64>(0)

    /// A number that no other request has here, and most likely none elsewhere.
    ///
    /// A random number for each would be a system call.
    private static func next() -> UInt64 {
        let number = count.withLock { count in
            count += 1
            return count
        }
        // An odd factor gives each count its own number.
        return start &+ number &* 0x9E37_79B9_7F4A_7C15
    }

    private static func isSound(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { ASCII.isLetterOrDigit($0) || "-_.".utf8.contains($0) }
    }
}
#endif
