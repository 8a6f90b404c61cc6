/// Reads the path of a template or another file in rich text, whose characters may be written in numbers.
///
/// https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxrtfex and the RTF specification 1.9.1
struct RTFPath {
    private var cursor: ByteCursor
    private var path: [UInt8] = []
    /// Whether a control word stands within the path, so that programs may read different paths.
    private var isSplit = false
    /// The number of characters after a character's number that programs without Unicode show instead.
    private var substitutes = 1

    /// The maximum number of bytes that are read; paths of Windows have at most 260 characters.
    private static let longest = 4096

    /// Reads the path that ends with the group.
    ///
    /// - Parameter rest: a cursor after the control word that precedes the path.
    init(_ rest: ByteCursor) {
        cursor = ByteCursor(rest.rest(Self.longest))
        while let byte = cursor.next(), byte != UInt8(ascii: "}") {
            if byte == UInt8(ascii: "\\") {
                readControl()
            } else if byte > 0x20 || byte == 0x20 && !path.isEmpty {
                path.append(byte)
            }
        }
        if cursor.isAtEnd, rest.remaining > Self.longest { isSplit = true }
    }

    /// The number of bytes that were read.
    var length: Int { cursor.position }

    /// Whether the path has a scheme or names a server, or can't be read with certainty.
    var isAddress: Bool {
        if isSplit || path.contains(UInt8(ascii: "{")) { return true }
        let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
        if path.count > 1, path.prefix(2).allSatisfy(isSlash) { return true }
        let scheme = path.prefix { (0x61...0x7A).contains($0 | 0x20) || (0x2B...0x39).contains($0) }
        return scheme.count > 1 && path.dropFirst(scheme.count).first == UInt8(ascii: ":")
    }

    private mutating func readControl() {
        if cursor.consume("'") {
            let digits = [cursor.next(), cursor.next()].compactMap(\.self)
            if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { path.append(byte) }
            return
        }
        let word = cursor.take { (0x61...0x7A).contains($0 | 0x20) }
        guard !word.isEmpty else {
            if let symbol = cursor.next(), "{}\\".utf8.contains(symbol) { path.append(symbol) }
            return
        }
        let number = Int(cursor.take { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }.string)
        if cursor.peek() == 0x20 { cursor.skip(1) }
        if word.equals("bin") { cursor.skip(max(0, min(number ?? 0, cursor.remaining))) }
        if word.equals("uc") { substitutes = min(max(0, number ?? 1), 16) }
        if word.elementsEqual("u".utf8), let number {
            // The number has 16 bits, with or without a sign.
            let number = number & 0xFFFF
            path.append((1..<0x80).contains(number) ? UInt8(number) : 0xFF)
            for _ in 0..<substitutes {
                if cursor.consume("\\'") {
                    cursor.skip(2)
                } else if let byte = cursor.peek(), !"{}\\".utf8.contains(byte) {
                    cursor.skip(1)
                }
            }
        } else if !path.isEmpty, !word.equals("uc") {
            isSplit = true
        }
    }
}
