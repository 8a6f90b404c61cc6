import MIMETypes
import Testing

@testable import MIMEDetection

/// Readers repair documents that aren't written as the specification says, each in its own way.
struct PDFReaderDifferenceTests {
    private static func readings(_ text: String) -> [OtherReading] {
        Array(text.utf8).withUnsafeBytes { PDFSearch.readings(in: $0, isThorough: true) }
    }

    /// The words in place of `@` are an action that acts, and one that doesn't.
    private static func expect(_ text: String) {
        for action in ["JavaScript", "Launch", "J#61vaScript"] {
            #expect(!readings(text.replacing("@", with: action)).isEmpty, "\(text)")
        }
        #expect(readings(text.replacing("@", with: "GoTo")).isEmpty, "\(text)")
    }

    @Test(arguments: [
        "<</X endobj/S/@/JS(x)>>", "<<endobj/S/@>>", "<</X[endobj]/S/@>>", "<</X[>>]/S/@>>", "<</X>>/S/@>>",
        "<</X ]/S/@>>", "<<]/S/@>>", "<<(/S/@/JS<78>>>", "<< </S/@/JS(x)>>", "<</A<z/S/@>>", "<</A<</S/@>>",
        "<<<</S/@>>", "<</S 7.0 0 R/X/@>>", "<</S 7- 0 R/X/@>>", "<</S/@",
    ])
    func actionIsFoundWhereObjectsAreDamaged(_ object: String) {
        Self.expect("1 0 obj \(object) endobj")
        Self.expect("1 0 obj <</A/B>>\nstream\n\n2 0 obj \(object) endobj\nendstream endobj")
    }

    @Test(arguments: ["o#62j", "#6fbj", "ob#6A", "OBJ", "object"]) func wordsMayBeMisspelt(_ word: String) {
        Self.expect("1 0 obj <<>> endobj 5 0 \(word) <</S/@>> endobj")
    }

    @Test(arguments: ["/@#00x", "/@#00"]) func zeroEndsAName(_ name: String) {
        Self.expect("1 0 obj<</S\(name)>>endobj")
    }

    @Test func otherCharactersMayStandForDigits() {
        #expect(!Self.readings("1 0 obj<</S/JavaScri#7Zt>>endobj").isEmpty)
        #expect(!Self.readings("1 0 obj<</S/JavaScri#7 t>>endobj").isEmpty)
        #expect(Self.readings("1 0 obj<</S/C#sharp/X/#7>>endobj").isEmpty)
    }

    @Test(arguments: [
        "7\(String(repeating: " ", count: 70))0 obj", "7 %\(String(repeating: "x", count: 70))\n0 obj",
        "7 0 %\(String(repeating: "x", count: 70)) 9 9\nobj", "7 -0 obj", "7.0 0 obj",
        "7 \(String(repeating: "0", count: 70)) obj",
    ])
    func objectWithoutAClearNumberIsRefused(_ header: String) {
        let text = "1 0 obj<</S 7 0 R>>endobj 7 0 obj/GoTo endobj\n\(header)\n/JavaScript endobj"
        #expect(Self.readings(text).contains { $0.kind == .unchecked })
        #expect(Self.readings("1 0 obj<</S 7 0 R>>endobj 7 0 obj/GoTo endobj").isEmpty)
    }

    @Test(arguments: [
        "/N 1/N 1/First 4/First 4", "/N 1.0/First 4.0", "/N 1", "/First 4", "/N 2/First 4", "/N 1/First 99",
        "/N 7 0 R/First 4",
    ])
    func listOfObjectsThatIsNotClearIsRefused(_ entries: String) {
        let content = "1 0 <</S/GoTo>>"
        func stream(_ entries: String) -> String {
            "1 0 obj<</Type/ObjStm\(entries)/Length \(content.utf8.count)>>\nstream\n\(content)\nendstream endobj"
        }
        #expect(Self.readings(stream(entries)).map(\.kind) == [.unchecked])
        #expect(Self.readings(stream("/N 1/First 4")).isEmpty)
        #expect(Self.readings(stream("/N 1/First \(String(repeating: "0", count: 40))4")).isEmpty)
    }

    @Test(arguments: ["1 0 <<>>   <</S/@>>", "1 9 <</S/@>> <</S/GoTo>>", "1 0 <<>]/S/@>>"])
    func bytesBetweenListedObjectsAreSearched(_ content: String) {
        let length = content.utf8.count
        Self.expect(
            "1 0 obj<</Type/ObjStm/N 1/First 4/Length \(length + 9)>>\nstream\n\(content)         endstream endobj")
    }

    @Test(arguments: [
        "/Filter/FlateDecode/DecodeParms[<</Predictor 2/Columns 9>>]",
        "/Filter[/FlateDecode]/DecodeParms<</Predictor 2/Columns 9>>", "/Filter/FlateDecode/DP<</Predictor 2>>",
        "/Filter/ASCIIHexDecode", "/Filter/ASCII85Decode",
    ])
    func filterThatReadersApplyDifferentlyIsRefused(_ filter: String) {
        let text = "1 0 obj<</Type/ObjStm/N 1/First 4\(filter)/Length 9>>\nstream\n31z vvvv~\nendstream endobj"
        #expect(Self.readings(text).contains { $0.kind == .unchecked })
    }

    @Test(arguments: ["/Length 1/Length 40", "/Length 40.0", "", "/Length 7 0 R"])
    func streamWithoutAClearEndIsRefused(_ length: String) {
        let text =
            "1 0 obj<</Type/ObjStm/N 1/First 4\(length)>>\nstream\n1 0 <</A(\nendstream\n)/S/JavaScript>>\nendstream endobj"
        #expect(!Self.readings(text).isEmpty)
    }

    @Test func baseOfAddressesMayNotBeAScheme() {
        #expect(Self.readings("1 0 obj<</URI<</Base(javascript:)>>>>endobj").map(\.feature) == [.launch])
        #expect(Self.readings("1 0 obj<</URI<</Base(https://example.org/)>>>>endobj").isEmpty)
    }

    @Test(arguments: [
        "/javascript:x", "/javascript#3ax", "<FEFF001B0065006E001B006A006100760061007300630072006900700074003A0078>",
    ])
    func addressMayBeANameOrHaveALanguage(_ address: String) {
        #expect(!Self.readings("1 0 obj<</S/URI/URI \(address)>>endobj").isEmpty)
    }

    @Test func descriptionsOfFilesAreFollowed() {
        let start = "1 0 obj<</S/GoToR/F 7 0 R>>endobj 7 0 obj<</F 8 0 R>>endobj 8 0 obj"
        #expect(Self.readings("\(start)(//x/a)endobj").map(\.feature) == [.launch])
        #expect(Self.readings("\(start)(a.pdf)endobj").isEmpty)
        #expect(Self.readings("1 0 obj<</S/GoToR/F 1 0 R>>endobj").map(\.feature) == [.launch])
    }

    @Test func encryptionIsNotHidden() {
        for trailer in ["<<<</Encrypt 9 0 R>>", "<</X endobj/Encrypt 9 0 R>>", "<</X[>>]/Encrypt 9 0 R>>"] {
            #expect(Self.readings("1 0 obj<<>>endobj trailer\(trailer)").contains { $0.kind == .unchecked })
        }
    }

    @Test func partsOfAFormAreJoined() {
        func form(_ first: String, _ second: String) -> String {
            "1 0 obj<</XFA[(a) 2 0 R(b) 3 0 R]>>endobj "
                + [(2, first), (3, second)].map {
                    "\($0.0) 0 obj<</Length \($0.1.utf8.count)>>\nstream\n\($0.1)\nendstream endobj "
                }.joined()
        }
        let script = " contentType='application/x-javascript'>x</script></a>"
        #expect(Self.readings(form("<a><script", script)).contains { $0.feature == .documentScript })
        #expect(Self.readings(form("<a><text", ">x</text></a>")).isEmpty)
        #expect(!Self.readings("1 0 obj<</XFA 2 0 R>>endobj 2 0 obj<<>>endobj").isEmpty)
    }
}
