import MIMENames
import MIMETypes
import Testing

@Suite struct UniformTypeIdentifierTests {
    @Test(arguments: [
        ("public.png", "image/png"), ("public.jpeg", "image/jpeg"), ("com.adobe.pdf", "application/pdf"),
        ("public.heic", "image/heic"), ("org.openxmlformats.wordprocessingml.document", MIMEType.docx.essence),
        ("com.apple.xml-property-list", "application/x-plist"), ("public.swift-source", "text/x-swift"),
        ("net.daringfireball.markdown", "text/markdown"), ("org.7-zip.7-zip-archive", "application/x-7z-compressed"),
    ])
    func identifiersAndTypesNameEachOther(identifier: String, type: String) throws {
        #expect(MIMEType(uniformTypeIdentifier: identifier)?.essence == type)
        #expect(MIMEType(uniformTypeIdentifier: identifier.uppercased())?.essence == type)
        #expect(try #require(MIMEType(type)).uniformTypeIdentifier == identifier)
    }

    @Test func moreThanTwoHundredIdentifiersMakeTheRoundTrip() throws {
        var exact = 0
        for identifier in UniformTypeIdentifier.all {
            #expect(UniformTypeIdentifier(identifier.description) == identifier)
            guard let type = identifier.mimeType else { continue }
            #expect(TypeRegistry.standard.contains(type), "\(identifier)")
            let preferred = try #require(UniformTypeIdentifier(type), "\(type) has no preferred identifier")
            #expect(preferred.mimeType == type)
            if preferred == identifier { exact += 1 }
        }
        #expect(exact >= 200)
    }

    /// What Apple's documentation says of each.
    @Test(arguments: [
        ("public.png", "public.image"), ("public.png", "public.content"), ("public.png", "public.item"),
        ("public.svg-image", "public.image"), ("public.heic", "public.heif-standard"),
        ("public.swift-source", "public.plain-text"), ("public.python-script", "public.shell-script"),
        ("public.json", "public.text"), ("public.mp3", "public.audiovisual-content"),
        ("com.apple.xml-property-list", "public.xml"), ("com.apple.xml-property-list", "com.apple.property-list"),
        ("com.adobe.pdf", "public.composite-content"), ("public.zip-archive", "public.archive"),
        ("com.apple.application-bundle", "public.executable"), ("public.folder", "public.item"),
    ])
    func conformanceIsThatOfAppleSystems(identifier: String, other: String) throws {
        let (first, second) = (
            try #require(UniformTypeIdentifier(identifier)), try #require(UniformTypeIdentifier(other))
        )
        #expect(first.conforms(to: second))
        #expect(first.conforms(to: first))
        #expect(!second.conforms(to: first))
    }

    @Test func identifiersOutsideTheHierarchyDoNotConform() throws {
        let json = try #require(UniformTypeIdentifier("public.json"))
        let script = try #require(UniformTypeIdentifier("com.netscape.javascript-source"))
        #expect(!json.conforms(to: script))
        #expect(json.supertypes.map(\.description) == ["public.text", "public.data", "public.content", "public.item"])
    }

    @Test(arguments: ["", "public.", "public.pn", "public.pngs", "dyn.ah62d4rv4ge8024pxsa", "zzz.last", "a.first", "é"])
    func unknownIdentifiersGiveNil(identifier: String) {
        #expect(UniformTypeIdentifier(identifier) == nil)
        #expect(MIMEType(uniformTypeIdentifier: identifier) == nil)
    }

    @Test func abstractIdentifiersHaveNoMediaType() throws {
        #expect(try #require(UniformTypeIdentifier("public.image")).mimeType == nil)
        #expect(try #require(MIMEType("application/x-nobody-knows")).uniformTypeIdentifier == nil)
        #expect(MIMEType("image/png;q=1")?.uniformTypeIdentifier == "public.png")
    }
}
