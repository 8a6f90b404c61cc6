import MIMEDetection
import MIMETypes
import Testing

struct OwnTypeTests {
    private static let acme = MIMEType(literal: "application/vnd.acme+json")

    private static var registry: TypeRegistry {
        var registry = TypeRegistry.standard
        registry.register(
            acme, extensions: [".acme", "acm"], globs: ["Acmefile"], aliases: [MIMEType(literal: "text/x-acme")],
            parents: [.json], signatures: [TypeSignature("{\"acme\"")], description: "Acme project")
        return registry
    }

    private static func detector(_ registry: TypeRegistry) -> MIMEDetector {
        MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], registry: registry)
    }

    @Test func typeIsLookedUp() {
        let registry = Self.registry
        #expect(registry.type(fileExtension: "acme") == Self.acme)
        #expect(registry.type(fileExtension: "ACME") == Self.acme)
        #expect(registry.type(fileName: "/tmp/Acmefile") == Self.acme)
        #expect(registry.fileExtensions(of: Self.acme) == ["acme", "acm"])
        #expect(registry.preferredFileExtension(of: Self.acme) == "acme")
        #expect(registry.summary(of: Self.acme) == "Acme project")
        #expect(registry.canonical(MIMEType(literal: "text/x-acme")) == Self.acme)
        #expect(registry.aliases(of: Self.acme).map(\.essence) == ["text/x-acme"])
        #expect(registry.isSubtype(Self.acme, of: MIMEType.json))
        #expect(registry.isSubtype(MIMEType(literal: "text/x-acme"), of: MIMEType.json))
        #expect(registry.isText(Self.acme))
        #expect(registry.subtypes(of: .json).contains(Self.acme))
        #expect(registry.types.contains(Self.acme))
        #expect(registry.type(fileExtension: "png") == .png)
    }

    @Test func standardRegistryDoesNotChange() {
        _ = Self.registry
        #expect(!TypeRegistry.standard.contains(Self.acme))
        #expect(TypeRegistry.standard.type(fileExtension: "acme") != Self.acme)
        #expect(TypeRegistry.standard.registrations.isEmpty)
    }

    @Test func detectorAnswersWithOwnTypes() {
        let detector = Self.detector(Self.registry)
        #expect(detector.detect(name: "a.acme").type == Self.acme)
        let bytes = Array("{\"acme\": 1}\n".utf8)
        let byContent = detector.detect(bytes: bytes)
        #expect(byContent.type == Self.acme)
        #expect(byContent.evidence.detail == "7B2261636D6522 at 0")
        #expect(detector.detect(bytes: bytes, name: "a.json").type == Self.acme)
        #expect(detector.detect(bytes: Array("{\"a\": 1}\n".utf8), name: "a.acme").type == Self.acme)
        #expect(detector.detect(bytes: Array("{\"a\": 1}\n".utf8)).type == .json)
        #expect(detector.detect(bytes: Array("GIF89a".utf8), name: "a.acme").type.essence == "image/gif")
    }

    @Test func registeredTypeGoesBeforeTheBuiltInOneOfItsExtension() {
        var registry = TypeRegistry.standard
        registry.register(Self.acme, extensions: ["bin"])
        #expect(registry.type(fileExtension: "bin") == Self.acme)
        #expect(Self.detector(registry).detect(name: "a.bin").type == Self.acme)
    }

    @Test func typeThatRequiresItsSignatureIsRefusedWithout() {
        var registry = TypeRegistry.standard
        registry.register(
            Self.acme, extensions: ["acme"], signatures: [TypeSignature("ACME")], requiresSignature: true)
        let detection = Self.detector(registry).detect(bytes: Array("words\n".utf8), name: "a.acme")
        #expect(detection.type == .plainText)
        #expect(detection.conflicts.map(\.kind) == [.missingSignature])
    }

    @Test func removedTypeIsNotAnswered() {
        var registry = TypeRegistry.standard
        registry.remove(.png)
        #expect(!registry.contains(.png))
        #expect(registry.type(fileExtension: "png") != .png)
        #expect(!registry.types.contains(.png))
        let detection = Self.detector(registry).detect(bytes: Binaries.png("IHDR"))
        #expect(detection.type != .png)
        registry.register(.png, extensions: ["png"])
        #expect(registry.contains(.png))
    }

    @Test func knownTypeIsExtended() {
        var registry = TypeRegistry.standard
        registry.register(MIMEType(literal: "image/x-png"), extensions: ["pngx"], parents: [Self.acme])
        #expect(registry.type(fileExtension: "pngx") == .png)
        #expect(registry.fileExtensions(of: .png).first == "pngx")
        #expect(registry.fileExtensions(of: .png).contains("png"))
        #expect(registry.isSubtype(.png, of: Self.acme))
    }

    @Test func circleOfParentsEnds() {
        let (one, other) = (MIMEType(literal: "application/x-one"), MIMEType(literal: "application/x-other"))
        var registry = TypeRegistry.standard
        registry.register(one, extensions: ["one"], parents: [other])
        registry.register(other, extensions: ["other"], parents: [one])
        registry.register(one, parents: [one])
        #expect(registry.isSubtype(one, of: other) && registry.isSubtype(other, of: one))
        #expect(!registry.isSubtype(one, of: MIMEType.png))
        #expect(registry.supertypes(of: one).count <= 3)
        #expect(Self.detector(registry).detect(bytes: [1, 2, 0], name: "a.one").type == one)
    }

    @Test func signaturesNestAndMask() {
        var registry = TypeRegistry.standard
        let nested = TypeSignature(
            [0xCA, 0xF0], at: 1, range: 2, mask: [0xFF, 0xF0], nested: [TypeSignature("v2", at: 8)])
        registry.register(Self.acme, signatures: [nested])
        let detector = Self.detector(registry)
        #expect(detector.detect(bytes: [0, 0, 0xCA, 0xFE, 0, 0, 0, 0] + Array("v2\0".utf8)).type == Self.acme)
        #expect(detector.detect(bytes: [0, 0, 0xCA, 0xFE, 0, 0, 0, 0] + Array("v1\0".utf8)).type != Self.acme)
        #expect(detector.detect(bytes: [0, 0, 0xCA]).type != Self.acme)
        #expect(detector.detect(bytes: []).type == .emptyFile)
    }

    @Test func manyThreadsUseOneRegistry() async {
        let detector = Self.detector(Self.registry)
        await withTaskGroup(of: MIMEType.self) { group in
            for _ in 0..<200 { group.addTask { detector.detect(name: "a.acme").type } }
            for await type in group { #expect(type == Self.acme) }
        }
    }
}
