import MIMEDetection
import MIMETypes
import Testing

/// Formats whose fields have to fit one another, since their marks are missing or short, and near misses of each.
struct UnmarkedFormatTests {
    typealias Case = DetectionCase

    static let formats = [
        Case("picture in colour", nil, Binaries.tga(kind: 2, depth: 24), "image/x-tga"),
        Case("packed picture", nil, Binaries.tga(kind: 10, depth: 32), "image/x-tga"),
        Case("picture with a map", nil, Binaries.tga(kind: 1, depth: 8, map: [0, 0, 0, 1, 24]), "image/x-tga"),
        Case("grey picture", nil, Binaries.tga(kind: 3, depth: 8), "image/x-tga"),
        Case("metafile", nil, Binaries.cgm, "image/cgm"), Case("columns", nil, Binaries.orc, "application/x-orc"),
        Case("picture of a phone", nil, Binaries.wbmp, "image/vnd.wap.wbmp"),
        Case("object code", nil, Binaries.coff(), "application/x-coff"),
        Case("metrics", nil, Binaries.tfm, "application/x-tex-tfm"),
        Case("both forks", nil, Binaries.macBinary(), "application/x-macbinary"),
    ]

    static let others = [
        Case("picture of no depth", nil, Binaries.tga(kind: 2, depth: 3), "application/octet-stream"),
        Case("map without an image of its kind", nil, Binaries.tga(kind: 9, depth: 8), "application/octet-stream"),
        Case(
            "metafile without a version", nil, Array(Binaries.cgm.dropLast(44)) + Binaries.noise(44),
            "application/octet-stream"),
        Case("columns without an end", nil, Array(Binaries.orc.dropLast()), "application/octet-stream"),
        Case("picture of another size", nil, Binaries.wbmp + [0x80], "application/octet-stream"),
        Case("object code without a section", nil, Binaries.coff(section: [0, 1, 2, 3]), "application/octet-stream"),
        Case("metrics of another length", nil, Binaries.tfm + [0, 0, 0, 0], "application/octet-stream"),
        Case("fork of another version", nil, Binaries.macBinary(version: 0x80), "application/octet-stream"),
    ]

    /// A box of MP4 with brands.
    private static func brands(_ box: String = "ftyp", _ names: String...) -> [UInt8] {
        let content = Array(names[0].utf8) + [0, 0, 0, 0] + names.dropFirst().flatMap { Array($0.utf8) }
        return Containers.big(8 + content.count, 4) + Array(box.utf8) + content + Binaries.noise(64)
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
    func isDetected(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }
}
