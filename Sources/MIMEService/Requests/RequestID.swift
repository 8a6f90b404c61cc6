#if Server
import HTTPTypes
import Hummingbird

/// Names a request in logs here and elsewhere.
struct RequestID: CustomStringConvertible {
    let description: String

    /// Takes the client's if it is sound, so that a log can't be made to say what it does not, or makes one up.
    init(_ request: Request) {
        if let given = request.headers[.requestID], Self.isSound(given) {
            description = given
        } else {
            description = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
        }
    }

    private static func isSound(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }
}
#endif
