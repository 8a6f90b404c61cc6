import MIMETypes
import Testing

struct ImpliedParentsTests {
    @Test(
        arguments: [
            ("image/svg+xml", ["application/xml"]), ("application/ld+json", ["application/json"]),
            ("text/x-unknown", ["text/plain"]), ("text/a+xml", ["application/xml", "text/plain"]),
            ("application/json", ["text/plain"]), ("image/png", []), ("text/plain", []),
        ] as [(String, [String])])
    func suffixAndTopLevelNameTellParents(_ essence: String, _ parents: [String]) {
        #expect(ImpliedParents.of(essence).map(\.essence) == parents)
    }
}
