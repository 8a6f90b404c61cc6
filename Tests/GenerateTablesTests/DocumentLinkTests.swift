import Testing

@testable import generate_tables

/// A source leads to the document that states the fact.
struct DocumentLinkTests {
    @Test(arguments: [
        "https://example.org/format.html", "https://example.org/format/", "https://example.org/?title=Format",
        "https://example.org/#format", "https://github.com/owner/name/blob/main/FORMAT.md",
        "https://github.com/owner/name/tree/main/formats", "https://github.com/owner/name/wiki",
        "https://github.com/owner/name#format", "https://gist.github.com/owner/0123",
        "https://gitlab.com/group/sub/name/-/blob/main/a.desktop", "https://gitlab.com/a/b/-/issues/1",
        "https://invent.kde.org/a/b/-/blob/master/a.desktop", "https://codeberg.org/owner/name/src/branch/main",
        "https://raw.githubusercontent.com/owner/name/main/FORMAT.md", "https://sourceforge.net/p/name/code/file.c",
    ])
    func documentIsAccepted(_ link: String) throws {
        #expect(try #require(DocumentLink(link)).namesDocument)
    }

    @Test(arguments: [
        "https://example.org", "https://example.org/", "https://example.org//", "https://example.org/?",
        "https://example.org/#", "https://github.com/owner", "https://github.com/owner/name",
        "https://github.com/owner/name/", "https://www.github.com/owner/name",
        "https://github.com/owner/name/tree/main",
        "https://github.com/owner/name/blob/main", "https://gitlab.com/group/sub/name",
        "https://gitlab.com/group/name/-", "https://gitlab.freedesktop.org/a/b/c", "https://invent.kde.org/a/b",
        "https://salsa.debian.org/a/b", "https://codeberg.org/owner/name", "https://sourceforge.net/projects/name/",
        "https://raw.githubusercontent.com/owner/name/main",
    ])
    func wholeSiteOrRepositoryIsNot(_ link: String) throws {
        #expect(try !#require(DocumentLink(link)).namesDocument)
    }

    @Test(arguments: ["", "https://", "https:///a", "http://example.org/a", "libmagic:images", "measured"])
    func otherSourceIsNoLink(_ source: String) {
        #expect(DocumentLink(source) == nil)
    }
}
