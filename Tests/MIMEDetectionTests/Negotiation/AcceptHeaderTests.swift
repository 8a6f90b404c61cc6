import MIMEDetection
import MIMETypes
import Testing

struct AcceptHeaderTests {
    /// The example of RFC 9110, section 12.5.1.
    @Test(arguments: [
        ("text/plain;format=flowed", 1), ("text/plain", 0.7), ("text/html", 0.3), ("image/jpeg", 0.5),
        ("text/html;level=3", 0.3),
    ])
    func mostSpecialRangeDecides(_ type: String, _ quality: Double) throws {
        let accept = AcceptHeader(
            "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5")
        #expect(accept.quality(of: try #require(MIMEType(type))) == quality)
    }

    @Test func bestIsTheMostWanted() {
        let accept = AcceptHeader("text/html, application/json;q=0.8, */*;q=0.1")
        #expect(accept.best(of: [.json, .png]) == .json)
        #expect(accept.best(of: [.png, .html]) == .html)
        #expect(accept.best(of: [.png, .gif]) == .png)
        #expect(AcceptHeader("image/*;q=0").best(of: [.png]) == nil)
        #expect(AcceptHeader("text/html").best(of: [.png]) == nil)
        #expect(AcceptHeader("text/html").best(of: []) == nil)
    }

    @Test func parametersThatTheOfferHasNotDoNotRuleItOut() throws {
        #expect(AcceptHeader("application/json; charset=utf-8").best(of: [.json]) == .json)
        #expect(AcceptHeader("application/json; charset=utf-8").best(of: [.problemJSON]) == .problemJSON)
        #expect(AcceptHeader("image/*; a=b; q=0.5, */*; q=0.1").quality(of: .png) == 0.5)
        // A range without them is closer, whatever the order, and so is one that the offer fits.
        for value in ["text/html;level=1, text/html;q=0.7", "text/html;q=0.7, text/html;level=1"] {
            #expect(AcceptHeader(value).quality(of: .html) == 0.7)
        }
        // The best of several decides, and one that is refused concerns nothing else.
        for value in [
            "text/html;level=1;q=0.9, text/html;level=2;q=0.4", "text/html;level=2;q=0.4, text/html;level=1;q=0.9",
        ] {
            #expect(AcceptHeader(value).quality(of: .html) == 0.9)
        }
        #expect(AcceptHeader("text/html;level=1;q=0, */*;q=0.5").quality(of: .html) == 0.5)
        #expect(AcceptHeader("text/html;level=1;q=0").best(of: [.html]) == nil)
        // An offer that has others is another representation.
        let offer = try #require(MIMEType("text/html;level=2"))
        #expect(AcceptHeader("text/html;level=1").best(of: [offer]) == nil)
    }

    @Test func aliasesAndKindsAreAccepted() throws {
        #expect(AcceptHeader("text/xml").best(of: [.svg]) == .svg)
        #expect(AcceptHeader("application/x-javascript").best(of: [.javaScript]) == .javaScript)
        #expect(AcceptHeader("application/json").best(of: [.problemJSON]) == .problemJSON)
        #expect(AcceptHeader("application/octet-stream").best(of: [.html]) == nil)
        let exact = AcceptHeader("application/xml;q=0.2, image/svg+xml")
        #expect(exact.quality(of: .svg) == 1)
    }

    @Test(arguments: [
        "", "  ", ",,,", "nonsense", "text", "*/html", "text/html;q=2", "text/html;q=-1", "text/html;q=0.1234",
    ])
    func malformedHeaderAcceptsEverything(_ value: String) {
        #expect(AcceptHeader(value).preferences.isEmpty)
        #expect(AcceptHeader(value).best(of: [.png]) == .png)
    }

    @Test func quotedCommasSeparateNothing() throws {
        let accept = AcceptHeader("text/x;a=\"b,c\\\"d,e\", image/png")
        #expect(accept.preferences.count == 2)
    }

    @Test func headerIsWrittenAsItIsUnderstood() {
        let accept = AcceptHeader("TEXT/HTML ; q=0.50 , nonsense, */*;q=0.125, a/b;q=0")
        #expect("\(accept)" == "text/html;q=0.5, */*;q=0.125, a/b;q=0")
        #expect(AcceptHeader("\(accept)") == accept)
    }

    @Test func longHeaderIsReadInPart() {
        let accept = AcceptHeader(String(repeating: "a/b,", count: 100_000))
        #expect(accept.preferences.count == 256)
    }

    @Test func rangeAcceptsAliases() throws {
        let range = try #require(MediaRange("image/x-png"))
        #expect(range.accepts(.png))
        #expect(!range.matches(.png))
        #expect(try #require(MediaRange("image/*")).accepts(.png))
        #expect(try !#require(MediaRange("text/html;level=1")).accepts(.html))
    }
}
