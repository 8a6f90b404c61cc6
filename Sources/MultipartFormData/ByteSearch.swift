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

/// A search for a short byte pattern in longer input, even if an occurrence spans two pieces.
///
/// This is the Boyer–Moore search as simplified by Horspool. For a pattern of n bytes, it looks at every n-th byte of
/// most input; in the worst case, it compares n bytes at each offset.
struct ByteSearch: Sendable {
    /// The bytes to find, 1 to 255.
    let pattern: [UInt8]
    /// For each byte value, how far the pattern can be moved if that byte is at the pattern's end.
    private let shifts: [UInt8]

    enum Result: Equatable {
        /// The whole pattern was found at this offset from the first byte of the input.
        case found(Int)
        /// The input ends with a part of the pattern, which starts at this offset from the first byte of the input.
        case partial(Int)
        case none
    }

    init(_ pattern: [UInt8]) {
        precondition((1...255).contains(pattern.count), "a pattern has 1 to 255 bytes")
        self.pattern = pattern
        var shifts = [UInt8](repeating: UInt8(pattern.count), count: 256)
        for (index, byte) in pattern.dropLast().enumerated() {
            shifts[Int(byte)] = UInt8(pattern.count - 1 - index)
        }
        self.shifts = shifts
    }

    /// Finds the first occurrence of the pattern, or of its start if the pattern may continue after the input.
    func search(_ input: ArraySlice<UInt8>) -> Result {
        input.withUnsafeBytes { input in
            pattern.withUnsafeBytes { pattern in
                shifts.withUnsafeBufferPointer { Self.search(input, pattern, $0) }
            }
        }
    }

    private static func search(
        _ input: UnsafeRawBufferPointer, _ pattern: UnsafeRawBufferPointer, _ shifts: UnsafeBufferPointer<UInt8>
    ) -> Result {
        guard let start = input.baseAddress, let wanted = pattern.baseAddress else { return .none }
        let last = pattern.count - 1
        let lastByte = pattern[last]
        var position = 0
        while position + last < input.count {
            let byte = start.load(fromByteOffset: position + last, as: UInt8.self)
            if byte == lastByte, memcmp(start + position, wanted, last) == 0 { return .found(position) }
            position += Int(shifts[Int(byte)])
        }
        // The bytes that were skipped can't contain the start of the pattern.
        while position < input.count {
            if memcmp(start + position, wanted, input.count - position) == 0 { return .partial(position) }
            position += 1
        }
        return .none
    }
}
