import MIMEDetection
import MIMETypes
import Testing

/// Formats whose fields have to fit one another, since their marks are missing or short, and near misses of each.
struct UnmarkedFormatTests {
    typealias Case = DetectionCase

    /// Bytes that are no text.
    private static func noise(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 129) }
    }

    /// A picture of 64 by 48 pixels.
    private static func picture(kind: UInt8, depth: UInt8, map: [UInt8] = [0, 0, 0, 0, 0]) -> [UInt8] {
        [0, map[3] > 0 || map[2] > 0 ? 1 : 0, kind] + map + [0, 0, 0, 0, 64, 0, 48, 0, depth, 0x20] + noise(200)
    }

    /// A header of the second version.
    private static func macBinary(version: UInt8 = 0x81) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 128)
        header.replaceSubrange(1..<7, with: [5] + Array("notes".utf8))
        header.replaceSubrange(65..<73, with: Array("TEXTttxt".utf8))
        header.replaceSubrange(122..<124, with: [version, version])
        return header + noise(128)
    }

    /// Code for an AMD64 with three sections.
    private static func object(section: [UInt8] = Array(".drectve".utf8)) -> [UInt8] {
        [0x64, 0x86, 3, 0, 0, 0, 0, 0x5F, 90, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0] + section + noise(100)
    }

    /// Two characters, with a header of two words and a table of one word each for all sizes.
    private static func metrics() -> [UInt8] {
        [15, 2, 65, 66, 1, 1, 1, 1, 0, 0, 0, 1].flatMap { Containers.big($0, 2) } + noise(36)
    }

    private static let metafile: [UInt8] = [0x00, 0x25, 4, 0x6E, 0x61, 0x6D, 0x65, 0, 0x10, 0x22, 0, 1] + noise(40)
    private static let table = Array("ORC".utf8) + noise(60) + [6] + Array("ORC".utf8) + [0x10]
    private static let icon: [UInt8] = [0, 0, 16, 4] + noise(8)

    static let formats = [
        Case("picture in colour", nil, picture(kind: 2, depth: 24), "image/x-tga"),
        Case("packed picture", nil, picture(kind: 10, depth: 32), "image/x-tga"),
        Case("picture with a map", nil, picture(kind: 1, depth: 8, map: [0, 0, 0, 1, 24]), "image/x-tga"),
        Case("grey picture", nil, picture(kind: 3, depth: 8), "image/x-tga"),
        Case("metafile", nil, metafile, "image/cgm"), Case("columns", nil, table, "application/x-orc"),
        Case("picture of a phone", nil, icon, "image/vnd.wap.wbmp"),
        Case("object code", nil, object(), "application/x-coff"),
        Case("metrics", nil, metrics(), "application/x-font-tex-tfm"),
        Case("both forks", nil, macBinary(), "application/x-macbinary"),
    ]

    static let others = [
        Case("picture of no depth", nil, picture(kind: 2, depth: 3), "application/octet-stream"),
        Case("map without an image of its kind", nil, picture(kind: 9, depth: 8), "application/octet-stream"),
        Case("metafile without a version", nil, Array(metafile.dropLast(44)) + noise(44), "application/octet-stream"),
        Case("columns without an end", nil, Array(table.dropLast()), "application/octet-stream"),
        Case("picture of another size", nil, icon + [0x80], "application/octet-stream"),
        Case("object code without a section", nil, object(section: [0, 1, 2, 3]), "application/octet-stream"),
        Case("metrics of another length", nil, metrics() + [0, 0, 0, 0], "application/octet-stream"),
        Case("fork of another version", nil, macBinary(version: 0x80), "application/octet-stream"),
    ]

    /// A box of MP4 with brands.
    private static func brands(_ box: String = "ftyp", _ names: String...) -> [UInt8] {
        let content = Array(names[0].utf8) + [0, 0, 0, 0] + names.dropFirst().flatMap { Array($0.utf8) }
        return Containers.big(8 + content.count, 4) + Array(box.utf8) + content + noise(64)
    }

    static let containers = [
        Case("segment", nil, brands("styp", "msdh", "msdh", "msix"), "video/iso.segment"),
        Case("sequence in AV1", nil, brands("ftyp", "msf1", "avis", "msf1"), "image/avif"),
        Case("sequence", nil, brands("ftyp", "msf1", "msf1", "iso8"), "image/heif-sequence"),
        Case("image in another codec", nil, brands("ftyp", "jpeg", "mif1"), "image/heif"),
        Case("image in HEVC", nil, brands("ftyp", "mif2", "mif1", "heic"), "image/heic"),
        Case("film", nil, brands("ftyp", "XAVC", "mp42"), "video/mp4"),
        Case(
            "high throughput JPEG 2000", nil,
            [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 13, 10, 0x87, 10] + brands("ftyp", "jph ", "jph "), "image/jph"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: formats + others + containers)
    func isWhatItIs(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }
}
