#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Text for C that is never freed.
struct Text: Sendable {
    /// The address as a number, since only C code follows it.
    private let address: UInt

    init(_ text: String) {
        address = UInt(bitPattern: strdup(text))
    }

    var pointer: UnsafePointer<CChar>? { UnsafePointer(bitPattern: address) }
}

/// The number of bytes before the NUL.
func length(of text: UnsafePointer<CChar>) -> Int { Int(strlen(text)) }
