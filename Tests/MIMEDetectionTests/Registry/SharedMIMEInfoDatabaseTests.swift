import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import Testing

struct SharedMIMEInfoDatabaseTests {
    private static let xml = #"""
        <?xml version="1.0"?>
        <!DOCTYPE mime-info [ <!ELEMENT mime-info (mime-type)+> ]>
        <!-- types of Acme -->
        <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
          <mime-type type="application/x-acme">
            <comment>Acme &amp; sons</comment><comment xml:lang="de">Acme und Söhne</comment>
            <sub-class-of type="application/zip"/><alias type="application/acme"/>
            <glob pattern="*.acme" weight="70"/><glob pattern='ACME' case-sensitive="true"/>
            <magic priority="80"><match type="string" offset="0" value="AC\x4dE\0">
              <match type="big16" value="0x0102" offset="5:7"/></match></magic>
          </mime-type>
        </mime-info>
        """#

    @Test func documentIsRead() throws {
        let found = try SharedMIMEInfoDatabase(xml: Array(Self.xml.utf8)).registrations
        let acme = try #require(found.first)
        #expect(found.count == 1)
        #expect(acme.type.essence == "application/x-acme")
        #expect(acme.summary == "Acme & sons")
        #expect(acme.parents == [.zip])
        #expect(acme.aliases.map(\.essence) == ["application/acme"])
        #expect(acme.globs == [.init("*.acme", weight: 70), .init("ACME", isCaseSensitive: true)])
        let nested = TypeSignature([1, 2], at: 5, range: 2)
        #expect(acme.signatures == [.init(TypeSignature([0x41, 0x43, 0x4D, 0x45, 0], nested: [nested]), weight: 80)])
    }

    @Test(arguments: [
        "<!DOCTYPE mime-info>", "<!DOCTYPE mime-info SYSTEM \"a]>b\" >", "<!DOCTYPE mime-info [ ] >",
        "<!DOCTYPE mime-info []\n>",
        "<!DOCTYPE mime-info [<!ENTITY a ']>'><!ENTITY b \"[<\">]\t>",
        "<!DOCTYPE mime-info [<!-- it's ]> --><?p it's ]> ?>] >",
        "<!DOCTYPE mime-info PUBLIC \"-//A//B\" 'c' [<!ATTLIST glob pattern CDATA \">\">] >",
    ])
    func documentTypeIsSkipped(_ declaration: String) throws {
        let xml = Self.xml.replacing("<!DOCTYPE mime-info [ <!ELEMENT mime-info (mime-type)+> ]>", with: declaration)
        #expect(try SharedMIMEInfoDatabase(xml: Array(xml.utf8)).registrations.first?.summary == "Acme & sons")
    }

    @Test(arguments: [
        "<!DOCTYPE a [", "<!DOCTYPE a [<!ENTITY b 'c>]>", "<!DOCTYPE a \"", "<!DOCTYPE a [<!-- ]>",
        "<!DOCTYPE a [<? ]>",
    ])
    func unfinishedDocumentTypeIsRefused(_ declaration: String) throws {
        let xml = Self.xml.replacing("<!DOCTYPE mime-info [ <!ELEMENT mime-info (mime-type)+> ]>", with: declaration)
        #expect(throws: (any Error).self) { try SharedMIMEInfoDatabase(xml: Array(xml.utf8)) }
    }

    @Test func fileOfADocumentIsRegistered() throws {
        let folder = try TemporaryFolder(["acme.xml": Self.xml])
        var registry = TypeRegistry.standard
        registry.register(try SharedMIMEInfoDatabase(path: folder.path("acme.xml")).registrations)
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers, registry: registry)
        #expect(detector.detect(name: "ACME").type.essence == "application/x-acme")
        #expect(detector.detect(name: "acme").type.essence != "application/x-acme")
        #expect(detector.detect(bytes: Array("ACME\0\0\u{1}\u{2}".utf8)).type.essence == "application/x-acme")
    }

    @Test(arguments: [
        "", "<mime-info", "<mime-info/>", "<a/>", "\u{0}", "<a b=>", "<!DOCTYPE x [", "<!--", "<![CDATA[",
    ])
    func damagedDocumentIsAnError(_ text: String) {
        #expect(throws: SharedMIMEInfoError.self) { try SharedMIMEInfoDatabase(xml: Array(text.utf8)) }
    }

    @Test func everyPrefixOfADocumentIsReadOrRefused() {
        let bytes = Array(Self.xml.utf8)
        for count in bytes.indices { _ = try? SharedMIMEInfoDatabase(xml: Array(bytes[..<count])) }
    }

    @Test func folderIsRead() throws {
        let magic = "MIME-Magic\0\n[90:application/x-acme]\n>0=\0\u{4}ACME\n1>4=\0\u{1}!+8\n"
        let folder = try TemporaryFolder([
            "globs2": "# comment\n50:application/x-acme:*.acme\nbroken\n", "magic": magic,
            "aliases": "application/acme application/x-acme\n", "subclasses": "application/x-acme application/zip\n",
        ])
        var registry = TypeRegistry.standard
        registry.register(try SharedMIMEInfoDatabase(path: folder.url.path).registrations)
        let acme = try #require(registry.type(fileExtension: "acme"))
        #expect(acme.essence == "application/x-acme")
        #expect(registry.isSubtype(acme, of: MIMEType.zip))
        #expect(registry.canonical(MIMEType(literal: "application/acme")) == acme)
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers, registry: registry)
        #expect(detector.detect(bytes: Array("ACME\0\0!".utf8)).type == acme)
        #expect(detector.detect(bytes: Array("ACME\0\0?".utf8)).type != acme)
    }

    @Test func folderWithoutADatabaseIsAnError() throws {
        let folder = try TemporaryFolder(["readme": "x"])
        #expect(throws: SharedMIMEInfoError.self) { try SharedMIMEInfoDatabase(path: folder.url.path) }
        #expect(throws: ResourceError.self) { try SharedMIMEInfoDatabase(path: "/nonexistent/mime") }
    }
}
