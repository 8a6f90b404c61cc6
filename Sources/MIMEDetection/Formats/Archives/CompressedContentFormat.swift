import MIMETypes

/// Formats whose files are, always or by default, compressed with gzip as a whole.
///
/// The first decompressed bytes distinguish them.
///
/// https://www.rfc-editor.org/rfc/rfc1952, https://samtools.github.io/hts-specs/SAMv1.pdf
enum CompressedContentFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x1F]

    /// The number of bytes to decompress: enough for the name of a first file, and for the signatures of the formats.
    private static let wanted = 64

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        // If the data states a name, it was a file before.
        guard head.has([0x1F, 0x8B, 8], at: 0), head[3] & 8 == 0, let length = headerLength(head) else { return nil }
        let input = UnsafeRawBufferPointer(rebasing: head[length...])
        // For most files, the first two bytes rule these formats out.
        let start = Inflate.bytes(input, limit: 2) { _ in false }
        guard start.withUnsafeBytes({ start in marks.contains { isStart(start, of: $0.text) } }) else { return nil }
        let content = Inflate.bytes(input, limit: wanted) { _ in false }
        let found = content.withUnsafeBytes { content in marks.first { content.has($0.text, at: 0) } }
        return found.map { structural($0.type, "# after decompression", $0.name.description) }
    }

    private static let marks: [(text: StaticString, name: StaticString, type: StaticString)] = [
        ("BAM\u{1}", "BAM", "application/x-bam"), ("BCF\u{2}", "BCF", "application/x-bcf"),
        ("RDX2\nX\n", "RDX2", "application/x-r-data"), ("RDX3\nX\n", "RDX3", "application/x-r-data"),
        ("RDA2\nA\n", "RDA2", "application/x-r-data"), ("RDA3\nA\n", "RDA3", "application/x-r-data"),
        ("X\n\u{0}\u{0}\u{0}\u{2}", "data of R", "application/x-r-data"),
        ("X\n\u{0}\u{0}\u{0}\u{3}", "data of R", "application/x-r-data"),
        ("BLENDER-v", "BLENDER", "application/x-blender"), ("BLENDER_v", "BLENDER", "application/x-blender"),
        (".SIGN.RSA", "signature of a package", "application/x-alpine-package-keeper-package"),
        (".PKGINFO\u{0}", ".PKGINFO", "application/x-alpine-package-keeper-package"),
    ]

    private static func isStart(_ start: UnsafeRawBufferPointer, of mark: StaticString) -> Bool {
        start.count == 2 && start[0] == mark.utf8Start[0] && start[1] == mark.utf8Start[1]
    }

    /// Returns the name that the header of a gzip file states; nil if it states none.
    static func name(in head: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard head.count > 18, head[3] & 8 != 0 else { return nil }
        var cursor = ByteCursor(head, at: 10)
        if head[3] & 4 != 0 {
            guard let extra = head.littleEndian(at: 10, width: 2) else { return nil }
            cursor.skip(2 + extra)
        }
        return cursor.take { $0 != 0 }
    }

    /// Returns the length of the header; nil if it is damaged or longer than the bytes.
    static func headerLength(_ head: UnsafeRawBufferPointer) -> Int? {
        guard head.count > 18, head[3] & 0xE0 == 0 else { return nil }
        var cursor = ByteCursor(head, at: 10)
        if head[3] & 4 != 0 {
            guard let extra = head.littleEndian(at: 10, width: 2) else { return nil }
            cursor.skip(2 + extra)
        }
        // A name and a comment.
        for flag: UInt8 in [8, 16] where head[3] & flag != 0 {
            cursor.skip(to: 0)
            cursor.skip(1)
        }
        if head[3] & 2 != 0 { cursor.skip(2) }
        return cursor.isAtEnd ? nil : cursor.position
    }
}
