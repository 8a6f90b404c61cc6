#if Server
import HTTPTypes
import MIMETypes

/// An ID of a request for logs, in this service and elsewhere.
enum RequestID: CustomStringConvertible {
    case given(String)
    case made(UInt64)

    /// Uses the client's ID if it is safe and can't forge log entries; otherwise makes one.
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

    /// Returns a number that no other request in this process has, and most likely none elsewhere.
    ///
    /// A random number for each request would require a system call.
    private static func next() -> UInt64 {
        let number = count.withLock { count in
            count += 1
            return count
        }
        // Since the factor is odd, each count gets a different number.
        return start &+ number &* 0x9E37_79B9_7F4A_7C15
    }

    private static func isSound(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { ASCII.isLetterOrDigit($0) || "-_.".utf8.contains($0) }
    }
}
#endif
