import MIMETypes
import Testing

struct CharsetTests {
    @Test func anyNameOfAnEncodingIsOne() {
        #expect(Charset(rawValue: "KOI8-R")?.rawValue == "koi8-r")
        #expect(Charset(rawValue: "UTF-8") == .utf8)
        #expect(Charset(rawValue: "ISO_8859-1:1987")?.description == "iso_8859-1:1987")
    }

    @Test(arguments: ["", "koi8 r", "a\"b", "a;b", "ü", String(repeating: "a", count: 41)])
    func otherTextIsNotAName(name: String) {
        #expect(Charset(rawValue: name) == nil)
    }

    @Test func contentTypeStatesTheCharsetAsFarAsItIsKnown() {
        let text = Candidate(type: .plainText, basis: .text, detail: "ASCII text")
        var detection = Detection(
            winner: text, reason: .contentAlone, charset: Charset(rawValue: "big5"), candidates: [])
        #expect(detection.contentType.description == "text/plain;charset=big5")
        detection = Detection(winner: text, reason: .contentAlone, charset: .usASCII, candidates: [])
        #expect(detection.contentType == .plainText)
        detection = Detection(winner: text, reason: .contentAlone, charset: .unknown8Bit, candidates: [])
        #expect(detection.contentType == .plainText)
    }
}
