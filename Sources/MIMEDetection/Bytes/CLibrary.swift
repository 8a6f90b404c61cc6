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

// What this module uses of the C library besides the library loader, so that no other file has to distinguish systems.

extension UnsafeRawPointer {
    /// Returns the address of the first occurrence of a byte from here, or nil.
    ///
    /// The C library examines many bytes at a time.
    @inline(__always)
    func firstOccurrence(of byte: UInt8, count: Int) -> UnsafeRawPointer? {
        memchr(self, CInt(byte), count).map { UnsafeRawPointer($0) }
    }
}
