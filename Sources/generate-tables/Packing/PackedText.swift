import MIMETypes

/// Collects the fields of a record: numbers of fixed width, written in base 64, and texts.
struct PackedText {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func append(_ value: Int, width: Int) {
        precondition(value >= 0 && value < 1 << (6 * width), "\(value) does not fit into \(width) digits")
        for position in (0..<width).reversed() {
            bytes.append(PackedFormat.digit(value >> (6 * position) & 63))
        }
    }

    mutating func append(_ text: String) { bytes += text.utf8 }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}
