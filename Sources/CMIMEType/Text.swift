#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Text for C that is never freed.
struct Text: Sendable {
    /// The address as a number, since only C code dereferences it.
    private let address: UInt

    init(_ text: String) {
        address = UInt(bitPattern: strdup(text))
    }

    var pointer: UnsafePointer<CChar>? { UnsafePointer(bitPattern: address) }
}

/// Returns the bytes before the NUL, without copying them.
func memory(of text: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text, count: Int(strlen(text)))
}

/// Returns a copy of the bytes before the NUL.
func bytes(of text: UnsafePointer<CChar>) -> [UInt8] { [UInt8](memory(of: text)) }
