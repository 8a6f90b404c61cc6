import MIMEDetectionTesting
import MIMETypes
import Testing

@testable import MIMEDetection

/// A detector asks its own registry everywhere: each test fails where a part of it asks the standard one.
struct DetectorRegistryTests {
    private static let acme = MIMEType(literal: "application/vnd.acme")

    private static func registry(
        _ extensions: [String] = ["acme"], aliases: [MIMEType] = [], parents: [MIMEType] = [],
        signatures: [TypeSignature] = [], requiresSignature: Bool = false
    ) -> TypeRegistry {
        var registry = TypeRegistry.standard
        registry.register(
            acme, extensions: extensions, aliases: aliases, parents: parents, signatures: signatures,
            requiresSignature: requiresSignature, description: "Acme file")
        return registry
    }

    private static func detector(_ registry: TypeRegistry, checksLanguages: Bool = false) -> MIMEDetector {
        MIMEDetector(
            resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], search: .head,
            checksLanguages: checksLanguages,
            registry: registry)
    }

    private static func name(_ type: MIMEType, _ strength: Evidence.NameStrength = .ordinary) -> Candidate {
        Candidate(
            type: type, evidence: Evidence(basis: .name, tier: .none, nameStrength: strength, detail: "glob *.x"))
    }

    @Test func textWithASignatureKeepsItsCharset() {
        let detector = Self.detector(Self.registry(parents: [.plainText], signatures: [TypeSignature("ACME")]))
        let detection = detector.detect(bytes: Array("ACME caf\u{E9}\n".utf8), name: "a.acme")
        #expect(detection.type == Self.acme)
        #expect(detection.charset == .utf8)
    }

    @Test func documentWithASignatureIsReadAsOne() {
        let detector = Self.detector(Self.registry(parents: [.xml], signatures: [TypeSignature("<acme")]))
        let detection = detector.detect(bytes: Array("<acme><svg xmlns=\"http://www.w3.org/2000/svg\"/></acme>".utf8))
        #expect(detection.candidates.contains { $0.evidence.basis == .xmlRoot })
        #expect(detection.type == Self.acme)
        #expect(detection.charset == .usASCII)
    }

    @Test func templateOfADocumentIsNotCalledMissing() {
        let bytes = Array("{{ include }}\n".utf8)
        let detection = Self.detector(Self.registry(parents: [.xml])).detect(bytes: bytes, name: "a.acme")
        #expect(detection.type == Self.acme)
        #expect(detection.conflicts.isEmpty)
    }

    @Test func flatDocumentOfACustomFormatIsRecognised() throws {
        let flat = try #require(MIMEType("application/vnd.acme-flat-xml"))
        var registry = TypeRegistry.standard
        let page = Array(
            """
            <?xml version="1.0"?>
            <o:document xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" o:mimetype="application/vnd.acme"/>
            """.utf8)
        #expect(Self.detector(registry).detect(bytes: page).type != flat)
        registry.register(flat, parents: [.xml])
        #expect(Self.detector(registry).detect(bytes: page).type == flat)
    }

    @Test func archiveThatStatesACustomTypeHasIt() {
        let manifest = "<manifest:file-entry manifest:media-type=\"application/vnd.acme\" manifest:full-path=\"/\"/>"
        let archive = Containers.zip([.init("META-INF/manifest.xml", manifest)])
        let registry = Self.registry(parents: [.zip])
        #expect(MIMEDetector().detect(bytes: archive).type == .zip)
        #expect(Self.detector(registry).detect(bytes: archive).type == Self.acme)
        let appended = Self.detector(registry).detect(bytes: [0, 1, 2, 3] + archive)
        #expect(appended.type == Self.acme)
        let hidden = Self.detector(registry).detect(bytes: Pictures.png() + archive)
        #expect(hidden.alsoReadableAs.map(\.type).contains(Self.acme))
    }

    @Test func textMayHaveTheCustomTypeOfItsName() {
        let script = Array("#!/bin/sh\nset -e\nfor f in *; do echo \"$f\"; done\nexit 0\n".utf8)
        let known = MIMEType(literal: "text/x-python")
        let plain = Self.detector(.standard, checksLanguages: true).detect(bytes: script, name: "a.py")
        #expect(plain.conflicts.map(\.claimed) == [known])
        let shell = MIMEType(literal: "application/x-shellscript")
        let registry = Self.registry(["py"], parents: [shell])
        let detection = Self.detector(registry, checksLanguages: true).detect(bytes: script, name: "a.py")
        #expect(detection.type == Self.acme)
        #expect(detection.conflicts.isEmpty)
    }

    @Test func guessesAreMadeForTextsWhoseMarkTheCallerAsksFor() {
        let python = MIMEType(literal: "text/x-python")
        var registry = TypeRegistry.standard
        registry.register(python, signatures: [TypeSignature("#acme")], requiresSignature: true)
        let text = Candidate(type: .plainText, evidence: Evidence(basis: .text, tier: .text, detail: "ASCII text"))
        let candidates = [Self.name(python, .strong), text]
        #expect(!LanguageResolver().isNeeded(after: candidates))
        #expect(LanguageResolver().using(registry).isNeeded(after: candidates))
    }

    @Test func libmagicIsAskedAboutBinaryDataOnly() {
        let text = Candidate(
            type: .plainText, evidence: Evidence(basis: .text, tier: .text, detail: "text in an eight-bit encoding"),
            charset: .unknown8Bit)
        let candidates = [Self.name(Self.acme), text]
        let binary = Candidate(
            type: .octetStream,
            evidence: Evidence(basis: .text, tier: .text, detail: "bytes that text does not have"))
        for registry in [TypeRegistry.standard, Self.registry(parents: [.plainText])] {
            #expect(!MagicResolver().using(registry).isNeeded(after: candidates))
            #expect(MagicResolver().using(registry).isNeeded(after: [Self.name(Self.acme), binary]))
        }
    }

    @Test func nameThatLooksLikeACustomTypeIsReportedAsOne() {
        let detection = Self.detector(Self.registry()).detect(bytes: Pictures.png(), name: "a\u{202E}emca.png")
        #expect(detection.conflicts.contains { $0.kind == .misleadingName })
        let turned = Self.detector(Self.registry()).detect(bytes: Pictures.png(), name: "a.\u{202E}emca\u{202C}")
        #expect(turned.conflicts.last?.claimed == Self.acme)
    }

    @Test func answersHaveTheNamesOfTheRegistry() {
        let gif = MIMEType(literal: "image/gif")
        let registry = Self.registry(aliases: [gif])
        let resolvers: [any MIMETypeResolver] = [CombiningResolver(MIMEDetector.nativeResolvers), FallbackResolver()]
        #expect(Self.detector(registry).detect(bytes: Pictures.gif()).type == Self.acme)
        #expect(MIMEDetector(resolvers: resolvers, registry: registry).detect(bytes: Pictures.gif()).type == Self.acme)
    }

    @Test func combinedResolversAskTheRegistry() throws {
        let registry = Self.registry(parents: [.plainText], signatures: [TypeSignature("ACME")])
        let inner = CombiningResolver([RegistryResolver(registry), TextResolver()], registry: registry)
        let candidates = try inner.candidates(for: Resource(bytes: Array("ACME words\n".utf8)))
        #expect(candidates.contains { $0.evidence.basis == .text })
        // A resolver that has an extended registry keeps it.
        let other = CombiningResolver([inner], registry: Self.registry())
        #expect(try other.candidates(for: Resource(bytes: Array("ACME words\n".utf8))) == candidates)
    }

    @Test func scriptsAreFoundInCustomDocuments() {
        let registry = Self.registry(parents: [.pdf], signatures: [TypeSignature("%PDF-1.4")])
        let bytes = Pictures.pdf(action: "/OpenAction<</S/JavaScript/JS(x)>>")
        let detection = Self.detector(registry).detect(bytes: bytes, name: "a.acme")
        #expect(detection.type == Self.acme)
        #expect(detection.alsoReadableAs.contains { $0.kind == .script })
    }
}

struct PolicyRegistryTests {
    private static let acme = MIMEType(literal: "application/vnd.acme+data")

    private static func policy(allowing types: [MIMEType], _ extensions: [String], parents: [MIMEType]) -> UploadPolicy
    {
        var registry = TypeRegistry.standard
        registry.register(
            acme, extensions: extensions, aliases: [MIMEType(literal: "application/x-acme")], parents: parents,
            description: "Acme file")
        return UploadPolicy(allowing: types, registry: registry)
    }

    @Test func customTypeIsAllowedByItsNameOrAlias() {
        for name in [Self.acme, MIMEType(literal: "application/x-acme")] {
            let policy = Self.policy(allowing: [name], ["acme"], parents: [.json])
            #expect(policy.allowed == [Self.acme])
            #expect(policy.judge(bytes: Array("{\"a\": 1}\n".utf8), name: "a.acme").type == Self.acme)
        }
        let policy = Self.policy(allowing: [.json], ["acme"], parents: [.json])
        #expect(policy.judge(bytes: Array("{\"a\": 1}\n".utf8), name: "a.acme").type == Self.acme)
        let plain = UploadPolicy(allowing: [.json])
        #expect(plain.judge(bytes: Array("{\"a\": 1}\n".utf8), name: "a.acme").type == .json)
    }

    @Test func activeCustomTypeIsNotPlainText() {
        let script = MIMEType(literal: "application/x-shellscript")
        let policy = Self.policy(allowing: [.plainText], ["acme"], parents: [script])
        let refusal = policy.judge(bytes: Array("echo words\n".utf8), name: "a.acme").refusal
        #expect(refusal?.reason == .notAllowed)
        #expect(refusal?.message.hasPrefix("This is an Acme file, which can't be sent here.") == true)
        let harmless = Self.policy(allowing: [.plainText], ["acme"], parents: [.plainText])
        #expect(harmless.judge(bytes: Array("echo words\n".utf8), name: "a.acme").type == Self.acme)
    }

    @Test func suffixOfAnAllowedCustomTypeIsExpected() {
        let bytes = Array("{\"a\": 1}\n".utf8)
        #expect(UploadPolicy(allowing: [.json]).judge(bytes: bytes, name: "a.cgi").refusal != nil)
        let policy = Self.policy(allowing: [Self.acme], ["cgi"], parents: [.json])
        #expect(policy.judge(bytes: bytes, name: "a.cgi").type == Self.acme)
    }

    @Test func extensionIsThatOfARegistry() {
        var registry = TypeRegistry.standard
        registry.register(Self.acme, extensions: ["acme"])
        #expect(Self.acme.preferredFileExtension == nil)
        #expect(registry.preferredFileExtension(of: Self.acme) == "acme")
        #expect(registry.preferredFileExtension(of: .png) == "png")
    }

    @Test func categoryIsThatOfTheParents() {
        var registry = TypeRegistry.standard
        registry.register(Self.acme, parents: [MIMEType(literal: "application/x-shellscript")])
        registry.register(MIMEType(literal: "text/x-acme"), parents: [.html])
        registry.register(MIMEType(literal: "image/x-acme"), parents: [.zip])
        registry.register(MIMEType(literal: "text/x-other"))
        #expect(registry.category(of: Self.acme) == .script)
        #expect(registry.category(of: MIMEType(literal: "text/x-acme")) == .page)
        #expect(registry.category(of: MIMEType(literal: "image/x-acme")) == .image)
        #expect(registry.category(of: MIMEType(literal: "text/x-other")) == .text)
    }
}
