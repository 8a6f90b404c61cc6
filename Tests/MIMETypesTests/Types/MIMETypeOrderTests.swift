import MIMETypes
import Testing

@Suite struct MIMETypeOrderTests {
    @Test func charsetsIgnoreLetterCaseAndOtherValuesDoNot() throws {
        #expect(MIMEType("text/html;charset=UTF-8") == MIMEType("text/html;charset=utf-8"))
        #expect(MIMEType("text/html;charset=UTF-8")?.hashValue == MIMEType("text/html;charset=utf-8")?.hashValue)
        #expect(MIMEType("multipart/mixed;boundary=A") != MIMEType("multipart/mixed;boundary=a"))
        #expect(MIMEType("text/html;charset=utf-8") != MIMEType("text/html;charset=utf-16"))
    }

    @Test func typesSortByNameThenByParameters() throws {
        let names = ["application/json", "image/png", "text/html", "text/html;a=1;b=2", "text/html;charset=x"]
        let types = names.compactMap { MIMEType($0) }
        #expect(types.reversed().sorted() == types)
    }

    @Test func equalTypesAreNotOrdered() throws {
        let first = try #require(MIMEType("text/html;a=1;charset=UTF-8"))
        let second = try #require(MIMEType("text/html;charset=utf-8;a=1"))
        #expect(first == second && !(first < second) && !(second < first))
    }

    @Test func typesAreKeysOfCodedDictionaries() throws {
        let key = MIMEType.png.codingKey
        #expect(key.stringValue == "image/png" && key.intValue == nil)
        #expect(MIMEType(codingKey: key) == .png)
    }
}
