/// The stream cipher RC4, with which older PDFs are encrypted.
///
/// https://www.rfc-editor.org/rfc/rfc6229
enum RC4 {
    /// Encrypts or decrypts bytes; both are the same.
    static func apply(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var state = (0..<256).map { UInt8($0) }
        var (first, second): (UInt8, UInt8) = (0, 0)
        for index in 0..<256 {
            second = second &+ state[index] &+ key[index % key.count]
            state.swapAt(index, Int(second))
        }
        second = 0
        return bytes.map { byte in
            first &+= 1
            second = second &+ state[Int(first)]
            state.swapAt(Int(first), Int(second))
            return byte ^ state[Int(state[Int(first)] &+ state[Int(second)])]
        }
    }
}
