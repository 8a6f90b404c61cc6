import Foundation
import Testing

@testable import generate_tables

/// Each row says where it was read, and the source has a licence that somebody looked at.
struct SourceCheckTests {
    private func facts(_ change: (inout Facts) -> Void) throws -> Facts {
        var facts = try GeneratedFileTests.facts.get()
        change(&facts)
        return facts
    }

    private func problems(_ change: (inout Facts) -> Void) throws -> [String] {
        let facts = try facts(change)
        return SourceCheck(facts.licences).problems(facts)
    }

    @Test func allRowsHaveASourceThatIsListed() throws {
        #expect(try problems { _ in }.isEmpty)
    }

    @Test func rowWithoutASourceIsFound() throws {
        #expect(try problems { $0.signatures[0].source = "" }.count == 1)
        #expect(try problems { $0.globs[0].sources = [] }.count == 1)
        #expect(try problems { $0.types[0].sources = [] }.count == 1)
        #expect(try problems { $0.xmlRoots[0].source = "" }.count == 1)
    }

    @Test(arguments: ["freedesktop", "freedesktop:magic", "ftp://example.org"])
    func sourceThatIsNotListedIsFound(_ source: String) throws {
        let found = try problems { $0.signatures[0].source = source }
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("is not in licences.tsv") == true)
    }

    @Test(arguments: ["libmagic:images", "pronom:fmt/101", "https://www.rfc-editor.org/rfc/rfc1952"])
    func partOfASourceMayBeNamed(_ source: String) throws {
        #expect(try problems { $0.signatures[0].source = source }.isEmpty)
    }

    @Test(arguments: [
        "https://example.org", "https://example.org/", "https://github.com/owner/name",
        "https://gitlab.gnome.org/a/b/c",
    ])
    func linkToAWholeSiteIsFound(_ source: String) throws {
        #expect(
            try problems { $0.signatures[0].source = source } == [
                "signatures: '\(source)', the source of 'application/andrew-inset', is a whole site or repository; "
                    + "link to the page or file that states it"
            ])
    }

    @Test func licenceOfNothingIsFound() throws {
        let found = try problems { facts in
            for index in facts.globs.indices { facts.globs[index].sources.removeAll { $0 == "nginx" } }
            for index in facts.types.indices { facts.types[index].sources.removeAll { $0 == "nginx" } }
        }
        #expect(found.contains("licences.tsv: no row comes from 'nginx'; delete the line"))
    }

    @Test func noticesRepeatWhatLicencesAskFor() throws {
        let facts = try GeneratedFileTests.facts.get()
        let writer = NoticeWriter(facts.licences, texts: facts.licenceTexts)
        for row in facts.licences {
            for line in row.attribution {
                #expect(writer.notice.contains(line))
                #expect(writer.debianCopyright.contains(line))
            }
        }
        for text in ["Permission is hereby granted", "IN NO EVENT SHALL THE AUTHOR"] {
            #expect(writer.notice.contains(text))
            #expect(writer.debianCopyright.contains(text))
        }
    }

    @Test func debianFileHasNoEmptyLineInAField() throws {
        let facts = try GeneratedFileTests.facts.get()
        let text = NoticeWriter(facts.licences, texts: facts.licenceTexts).debianCopyright
        for paragraph in text.components(separatedBy: "\n\n") {
            let first = try #require(paragraph.split(separator: "\n").first)
            #expect(["Format:", "Files:", "License:"].contains { first.hasPrefix($0) }, "\(first)")
        }
    }
}
