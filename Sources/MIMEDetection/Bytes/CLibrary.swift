#if canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(Musl)
import Musl
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(CRT)
import CRT
#else
import Glibc
#endif

// What this module has of the C library besides the loader of libraries, so that no other file names a system.

extension UnsafeRawPointer {
    /// The offset of the first such byte from here, or nil.
    ///
    /// The C library looks at many bytes at a time.
    @inline(__always)
    func firstOccurrence(of byte: UInt8, count: Int) -> UnsafeRawPointer? {
        memchr(self, CInt(byte), count).map { UnsafeRawPointer($0) }
    }
}

extension Float {
    /// Euler's number to the power of this one.
    var exponential: Float { exp(self) }
}
