import MIMETypes
import Testing

@testable import MIMENames

struct NameStemTests {
    private func type(_ name: String) -> String? { MIMEType(fileName: name)?.essence }

    @Test(arguments: ["README.blender", "README.it", "README.KDC", "TUTORIAL.ru", "HACKING.vms"])
    func wordAfterADocumentIsNotAnExtension(_ name: String) {
        #expect(type(name) == "text/plain")
    }

    @Test(arguments: [
        ("ChangeLog.7", "text/x-changelog"), ("COPYING.LIB", "text/plain"), ("Makefile.win", "text/x-makefile"),
        ("Makefile.png", "text/x-makefile"), ("Dockerfile.dev", "text/x-dockerfile"), ("README.java", "text/plain"),
    ])
    func firstPartOfANameDecides(_ name: String, _ expected: String) {
        #expect(type(name) == expected)
    }

    @Test(arguments: [
        ("README.md", "text/markdown"), ("README.html", "text/html"), ("README.pdf", "application/pdf"),
        ("README.png", "image/png"), ("NEWS.gz", "application/gzip"), ("INSTALL.sh", "text/x-shellscript"),
        ("README.md~", "application/x-trash"), ("NEWS.tar.gz", "application/x-compressed-tar"),
        ("NEWS.Rd", "text/x-r-doc"), ("README.ps", "application/postscript"), ("UPGRADE.sql", "application/sql"),
        ("Dockerfile.md", "text/markdown"), ("dockerfile.js", "text/javascript"), ("makefile.js", "text/javascript"),
    ])
    func extensionsOfDocumentsKeepTheirMeaning(_ name: String, _ expected: String) {
        #expect(type(name) == expected)
    }

    @Test(arguments: [("News.hs", "text/x-haskell"), ("readme.c", "text/x-csrc"), ("READMEFIRST.c", "text/x-csrc")])
    func otherNamesAreNotStems(_ name: String, _ expected: String) {
        #expect(type(name) == expected)
    }

    @Test(arguments: ["graalpy-23.1.2", "st-0.7", "name-4.2.4", "tool_2.1", "2.1"])
    func partOfAVersionIsNotAnExtension(_ name: String) {
        #expect(type(name) == nil)
    }

    @Test(arguments: ["ls.1", "bzip2.1", "printf.3", "x.7"])
    func sectionOfTheManualIsAnExtension(_ name: String) {
        #expect(type(name) == "application/x-troff-man")
    }

    @Test(arguments: ["", ".", "..", ".1", "1", "-.1", "README.", "README..", "README", "~", "A.~", "\u{0}.1"])
    func oddNamesAreHandled(_ name: String) {
        #expect(MIMEType.types(fileName: name).count <= 8)
    }

    @Test(arguments: [
        ("a.svgz", ContentCoding.gzip), ("page.html.gz", .gzip), ("page.html.br", .br), ("page.css.zst", .zstd),
        ("a.Z", .compress),
    ])
    func suffixGivesTheCoding(_ name: String, _ coding: ContentCoding) {
        #expect(NameMatcher.contentCoding(of: ResourceName(name)) == coding)
    }

    @Test(arguments: ["a.svg", "a.tar.gz", "a.tgz", "gz", "README"])
    func otherNamesHaveNoCoding(_ name: String) {
        #expect(NameMatcher.contentCoding(of: ResourceName(name)) == nil)
    }
}
