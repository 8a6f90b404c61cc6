import MIMETypes

/// Wireless bitmaps, the black-and-white images of early mobile phones.
///
/// They have no signature, but the size of the file follows from the width and the height.
///
/// https://www.wapforum.org/what/technical/SPEC-WAESpec-19990524.pdf
enum WBMPFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    /// The maximum width and height, which is more than a screen of that time could show.
    private static let longestSide = 1024

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0, 0], at: 0), let size = resource.knownSize else { return nil }
        var cursor = ByteCursor(head, at: 2)
        guard let width = number(&cursor), let height = number(&cursor),
            size == cursor.position + (width + 7) / 8 * height
        else { return nil }
        return structural("image/vnd.wap.wbmp", "size of a picture of # pixels", "\(width) by \(height)")
    }

    /// Reads a width or height in groups of seven bits, all of which but the last are marked.
    private static func number(_ cursor: inout ByteCursor) -> Int? {
        var value = 0
        for _ in 0..<2 {
            guard let byte = cursor.next() else { return nil }
            value = value << 7 | Int(byte & 0x7F)
            if byte < 0x80 { return (4...longestSide).contains(value) ? value : nil }
        }
        return nil
    }
}
