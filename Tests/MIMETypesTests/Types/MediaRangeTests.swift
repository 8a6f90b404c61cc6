import MIMETypes
import Testing

struct MediaRangeTests {
    @Test(arguments: [
        ("*/*", "image/png", true), ("image/*", "image/png", true), ("image/*", "text/html", false),
        ("IMAGE/PNG", "image/png", true), ("image/png", "image/gif", false),
        ("text/html;charset=utf-8", "text/html;charset=UTF-8", true), ("text/html;charset=utf-8", "text/html", false),
        ("text/html", "text/html;charset=utf-8", true), ("text/html;q=0.5;level=1", "text/html", true),
    ])
    func matches(_ range: String, _ type: String, _ expected: Bool) throws {
        let range = try #require(MediaRange(range))
        #expect(range.matches(try #require(MIMEType(type))) == expected)
    }

    @Test(arguments: ["*", "*/png", "", "image", "image/"])
    func rejects(_ text: String) {
        #expect(MediaRange(text) == nil)
    }

    @Test(arguments: ["*/*", "image/*", "text/html;level=1"])
    func describesItself(_ text: String) throws {
        #expect(try #require(MediaRange(text)).description == text)
    }
}
