import MIMEDetection
import MIMETypes
import Testing

/// Kinds of containers that are rare, each recognised by what it states inside.
struct ContainerKindTests {
    typealias Case = DetectionCase

    private static func zip(_ names: String...) -> [UInt8] { Containers.zip(names.map { .init($0) }) }

    /// A package with a main part of a type, whose relations name a schema.
    private static func package(_ main: String, relation: String = "") -> [UInt8] {
        Containers.zip([
            .init("[Content_Types].xml", Containers.contentTypes(main)),
            .init("_rels/.rels", "<Relationships><Relationship Type=\"\(relation)\"/></Relationships>"),
        ])
    }

    /// A document of Apple's programs whose first message has a number.
    private static func document(message: [UInt8], _ others: String...) -> [UInt8] {
        var entry = Containers.ZIPEntry("Index/Document.iwa")
        let archive = [0x08, 1, 0x12, UInt8(message.count + 4), 0x08] + message + [0x12, 1, 0]
        entry.content =
            [0, 100, 0, 0, 0x80, 1, 0xF0, 90, UInt8(archive.count)] + archive + [UInt8](repeating: 7, count: 60)
        return Containers.zip([entry] + others.map { .init($0) })
    }

    static let archives = [
        Case("pages by Apple's program", nil, document(message: [0x90, 0x4E]), "application/vnd.apple.pages"),
        Case("tables by Apple's program", nil, document(message: [1]), "application/vnd.apple.numbers"),
        Case(
            "slides by Apple's program", nil, document(message: [1], "Index/Slide-123.iwa"),
            "application/vnd.apple.keynote"),
        Case("unknown document by Apple's program", "x.pages", document(message: [9]), "application/vnd.apple.pages"),
        Case("scene", nil, zip("a.usdc", "b.png"), "model/vnd.usdz+zip"),
        Case("scene behind a picture", nil, zip("b.png", "a.usdc"), "application/zip"),
        Case(
            "extension signed in the newer way", nil, zip("manifest.json", "META-INF/cose.sig"),
            "application/x-xpinstall"),
        Case(
            "theme", nil, package("vnd.openxmlformats-officedocument.themeManager+xml"),
            "application/vnd.ms-officetheme"),
        Case(
            "drawing in pages", nil,
            package(
                "vnd.ms-package.xps-fixeddocumentsequence+xml",
                relation: "http://schemas.autodesk.com/dwfx/2007/relationships/documentsequence"),
            "model/vnd.dwfx+xps"),
        Case(
            "pages", nil,
            package(
                "vnd.ms-package.xps-fixeddocumentsequence+xml",
                relation: "http://schemas.microsoft.com/xps/2005/06/fixedrepresentation"),
            "application/vnd.ms-xpsdocument"),
    ]

    static let compoundFiles = [
        Case("drawing", nil, Containers.compoundFile(["Dgn~H"]), "image/vnd.dgn"),
        Case("StarCalc", nil, Containers.compoundFile(["StarCalcDocument"]), "application/vnd.stardivision.calc"),
        Case(
            "transform", nil,
            Containers.compoundFile(["x"], rootClass: [0x82, 0x10, 0x0C, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46]),
            "application/x-msi"),
    ]

    private static let skeleton = Containers.oggPage(Array("fishead\0".utf8) + [UInt8](repeating: 0, count: 56))

    static let media = [
        Case("streams of unknown kinds", nil, Containers.oggPage([1, 2, 3, 4]), "application/ogg"),
        Case("skeleton alone", nil, skeleton, "application/ogg"),
        Case(
            "video behind a skeleton", nil, skeleton + Containers.oggPage([0x80] + Array("theora".utf8)),
            "video/ogg"),
        Case("video for both eyes", nil, stereo("matroska"), "video/matroska-3d"),
        Case("video for both eyes in WebM", nil, stereo("webm"), "video/webm"),
    ]

    /// A file with a video track whose pictures stand side by side.
    private static func stereo(_ document: String) -> [UInt8] {
        let video = Containers.element([0xE0], Containers.element([0x53, 0xB8], [1]))
        let track = Containers.element([0xAE], Containers.element([0x83], [1]) + video)
        return Containers.element([0x1A, 0x45, 0xDF, 0xA3], Containers.element([0x42, 0x82], Array(document.utf8)))
            + Containers.element([0x18, 0x53, 0x80, 0x67], Containers.element([0x16, 0x54, 0xAE, 0x6B], track))
    }

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: archives + compoundFiles + media)
    func isDetected(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }
}
