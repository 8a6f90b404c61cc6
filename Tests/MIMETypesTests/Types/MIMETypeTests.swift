import Foundation
import MIMETypes
import Testing

struct MIMETypeTests {
    private func type(_ text: String) throws -> MIMEType { try #require(MIMEType(text)) }

    @Test func partsAreInSmallLetters() throws {
        let type = try type("Image/SVG+XML; Charset=UTF-8")
        #expect(type.type == "image")
        #expect(type.subtype == "svg+xml")
        #expect(type.suffix == "xml")
        #expect(type.essence == "image/svg+xml")
        #expect(type[parameter: "CHARSET"] == "UTF-8")
        #expect(type[parameter: "boundary"] == nil)
    }

    @Test(arguments: [("a/b", nil), ("a/+xml", nil), ("a/b+", nil), ("a/b+c+json", "json")])
    func suffixIsWhatFollowsTheLastPlus(_ text: String, _ suffix: String?) throws {
        #expect(try type(text).suffix == suffix)
    }

    @Test func parameterOrderDoesNotCount() throws {
        #expect(try type("a/b;x=1;y=2") == type("A/B;y=2;x=1"))
        #expect(try type("a/b;x=1") != type("a/b;x=2"))
        #expect(try type("a/b;x=1") != type("a/b"))
        #expect(try Set([type("a/b;x=1;y=2"), type("a/b;y=2;x=1")]).count == 1)
    }

    @Test func constantEqualsParsedType() throws {
        #expect(try type("APPLICATION/octet-stream") == .octetStream)
        #expect(try type("application/octet-stream").hashValue == MIMEType.octetStream.hashValue)
        #expect(MIMEType.octetStream.parameters.isEmpty)
    }

    @Test func parameterIsSetInPlaceOrAtTheEnd() throws {
        let type = try type("text/plain;charset=gbk;format=flowed")
        #expect(
            type.setting(parameter: "Charset", to: "utf-8")?.description == "text/plain;charset=utf-8;format=flowed")
        #expect(MIMEType.plainText.setting(parameter: "q", to: "a b")?.description == "text/plain;q=\"a b\"")
        #expect(type.setting(parameter: "bad name", to: "x") == nil)
        #expect(type.setting(parameter: "x", to: "line\r\nbreak") == nil)
        #expect(type.withoutParameters == .plainText)
    }

    @Test func codableAsAString() throws {
        let types = try [type("text/html;charset=utf-8"), .octetStream]
        let data = try JSONEncoder().encode(types)
        #expect(try JSONDecoder().decode([MIMEType].self, from: data) == types)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([MIMEType].self, from: Data(#"["nonsense"]"#.utf8))
        }
    }
}
