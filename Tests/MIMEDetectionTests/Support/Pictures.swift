@testable import MIMEDetection

/// Builds whole pictures and documents, from their first to their last byte.
enum Pictures {
    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(kind.utf8) + content
        return Containers.big(content.count, 4) + checked + Containers.big(checked.withUnsafeBytes(CRC32.sum), 4)
    }

    /// A PNG with a text and this many bytes of picture.
    static func png(text: String? = nil, size: Int = 64, width: Int = 1, height: Int = 1) -> [UInt8] {
        let header = Containers.big(width, 4) + Containers.big(height, 4) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
            + (text.map { chunk("tEXt", Array("Comment\0\($0)".utf8)) } ?? []) + chunk("IDAT", noise(size))
            + chunk("IEND", [])
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + Containers.big(content.count + 2, 2) + content
    }

    /// A JPEG with a comment and this many bytes of picture.
    static func jpeg(comment: String? = nil, size: Int = 64) -> [UInt8] {
        [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
            + (comment.map { segment(0xFE, Array($0.utf8)) } ?? []) + segment(0xDB, [UInt8](repeating: 1, count: 65))
            + segment(0xC0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0])
            + segment(0xDA, [1, 1, 0, 0, 0x3F, 0])
            + noise(size).flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] } + [0xFF, 0xD9]
    }

    /// A GIF with a comment and this many bytes of picture.
    static func gif(comment: String? = nil, size: Int = 64) -> [UInt8] {
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 0xFF, 0xFF, 0xFF]
            + (comment.map { [0x21, 0xFE] + blocks(Array($0.utf8)) } ?? []) + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]
            + blocks(noise(size)) + [0x3B]
    }

    private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: 255).flatMap { start -> [UInt8] in
            let part = bytes[start..<min(start + 255, bytes.count)]
            return [UInt8(part.count)] + part
        } + [0]
    }

    /// A PDF with an object, and an action if one is given.
    static func pdf(action: String = "", size: Int = 0) -> [UInt8] {
        let body = "%PDF-1.7\n%\u{E2}\u{E3}\u{CF}\u{D3}\n1 0 obj\n<< /Type /Catalog \(action) >>\nendobj\n"
        return Array(body.utf8) + Array("2 0 obj\n<< /Length \(size) >>\nstream\n".utf8) + noise(size)
            + Array(
                "\nendstream\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n"
                    .utf8)
    }

    static func svg(_ content: String, attributes: String = "") -> [UInt8] {
        Array(
            "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>\n".utf8)
    }

    /// Bytes that look like compressed data, the same each time.
    static func noise(_ count: Int) -> [UInt8] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }
}
