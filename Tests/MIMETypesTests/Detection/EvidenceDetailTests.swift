import Testing

@testable import MIMETypes

/// Details that are composed only when they are read.
struct EvidenceDetailTests {
    @Test(arguments: [
        ("brand '#'" as StaticString, "isom", "brand 'isom'"), ("ZIP entry #", "a#b.xml", "ZIP entry a#b.xml"),
        ("# after decompression", "BAM", "BAM after decompression"), ("declarations", "", "declarations"),
        ("interpreter #", "a\u{1B}[m", "interpreter a\\u{1b}[m"),
    ])
    func textTakesThePlaceOfTheSign(_ words: StaticString, _ text: String, _ detail: String) {
        let evidence = Evidence(basis: .container, tier: .structural, words: words, filledWith: text)
        #expect(evidence.detail == detail)
        #expect(evidence == Evidence(basis: .container, tier: .structural, detail: detail))
    }

    @Test(arguments: [
        ("code of version #" as StaticString, 3, "code of version 3"), ("# triangles", 12, "12 triangles"),
        ("records of # bytes", -1, "records of -1 bytes"),
    ])
    func numberTakesThePlaceOfTheSign(_ words: StaticString, _ number: Int, _ detail: String) {
        let evidence = Evidence(container: .structural, words, number, isExhaustive: true)
        #expect(evidence.detail == detail && evidence.isExhaustive)
    }
}
