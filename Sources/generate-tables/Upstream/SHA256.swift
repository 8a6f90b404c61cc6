import Foundation

/// The SHA-256 digest, by which `upstream.lock` pins a file.
///
/// https://csrc.nist.gov/pubs/fips/180-4/upd1/final
enum SHA256 {
    /// Returns the digest of bytes, in hexadecimal.
    static func digest(_ bytes: some Sequence<UInt8>) -> String {
        var message = Array(bytes)
        let bitCount = UInt64(message.count) * 8
        message.append(0x80)
        while message.count % 64 != 56 { message.append(0) }
        message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bitCount >> (8 * $0)) }
        var state = Self.start
        for start in stride(from: 0, to: message.count, by: 64) { update(&state, message[start..<start + 64]) }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Adds a block of 64 bytes to the state, as specified in section 6.2.2.
    private static func update(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for position in 16..<64 {
            let (near, far) = (words[position - 2], words[position - 15])
            words.append(
                words[position - 16] &+ words[position - 7]
                    &+ (turn(far, 7) ^ turn(far, 18) ^ far >> 3) &+ (turn(near, 17) ^ turn(near, 19) ^ near >> 10))
        }
        var next = state
        for position in 0..<64 { round(&next, constants[position] &+ words[position]) }
        for position in state.indices { state[position] &+= next[position] }
    }

    private static func round(_ state: inout [UInt32], _ word: UInt32) {
        let (first, fifth) = (state[0], state[4])
        let choice = fifth & state[5] ^ ~fifth & state[6]
        let majority = first & state[1] ^ first & state[2] ^ state[1] & state[2]
        let one = state[7] &+ (turn(fifth, 6) ^ turn(fifth, 11) ^ turn(fifth, 25)) &+ choice &+ word
        let other = (turn(first, 2) ^ turn(first, 13) ^ turn(first, 22)) &+ majority
        state = [one &+ other, first, state[1], state[2], state[3] &+ one, fifth, state[5], state[6]]
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    private static let constants = primes.map { fraction(cbrt(Double($0))) }
    private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    /// Returns the first 32 bits of the fractional part.
    ///
    /// Sections 4.2.2 and 5.3.3 take these bits from the roots of the first prime numbers.
    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }
}
