import MultipartFormData
import Testing

struct URLEncodedFormTests {
    /// Text, the pairs in it, and the text of those pairs if it is another one.
    struct Case: CustomStringConvertible {
        let text: String
        let pairs: [String]
        let serialized: String

        init(_ text: String, _ pairs: [String], _ serialized: String? = nil) {
            self.text = text
            self.pairs = pairs
            self.serialized = serialized ?? text
        }

        var description: String { text.debugDescription }
    }

    /// Most rows are those of the web platform tests.
    ///
    /// https://github.com/web-platform-tests/wpt/blob/master/url/urlencoded-parser.any.js
    @Test(arguments: [
        Case("", []), Case("a=b", ["a", "b"]), Case("a=b&a=c", ["a", "b", "a", "c"]), Case("a=", ["a", ""]),
        Case("a", ["a", ""], "a="), Case("&&&", [], ""), Case("&a=b&", ["a", "b"], "a=b"),
        Case("=b", ["", "b"]), Case("=", ["", ""]), Case("a==b", ["a", "=b"], "a=%3Db"),
        Case("a+b=c+d", ["a b", "c d"]), Case("a%20b", ["a b", ""], "a+b="), Case("a%2Bb=%26", ["a+b", "&"]),
        Case("%=%a", ["%", "%a"], "%25=%25a"), Case("a=%zz%4", ["a", "%zz%4"], "a=%25zz%254"),
        Case("%61+%4d%4D=", ["a MM", ""], "a+MM="), Case("test=%C3%A9", ["test", "é"]),
        Case("é=e", ["é", "e"], "%C3%A9=e"), Case("a=%FF", ["a", "\u{FFFD}"], "a=%EF%BF%BD"),
        Case("%EF%BB%BFtest=%EF%BB%BF", ["\u{FEFF}test", "\u{FEFF}"]), Case("a=%00", ["a", "\u{0}"]),
        Case("a=*-._~!'()", ["a", "*-._~!'()"], "a=*-._%7E%21%27%28%29"), Case("a=%0D%0A", ["a", "\r\n"]),
        Case("?a=b;c=d", ["?a", "b;c=d"], "%3Fa=b%3Bc%3Dd"),
    ])
    func parsesAndSerializesAsTheStandardSays(_ row: Case) {
        let form = URLEncodedForm(parsing: row.text)
        #expect(form.pairs.flatMap { [$0.name, $0.value] } == row.pairs)
        #expect(form.description == row.serialized)
        #expect(URLEncodedForm(form.description) == form)
        #expect(form.bytes == Array(row.serialized.utf8))
    }

    @Test func everyByteComesBack() {
        let text = String(String.UnicodeScalarView((0..<0x800).compactMap { Unicode.Scalar($0) })) + "𝄞"
        var form = URLEncodedForm()
        form.append(text, value: text)
        #expect(URLEncodedForm(parsing: form.description) == form)
    }

    @Test func valuesAreFoundByName() {
        let form = URLEncodedForm(parsing: "a=1&b=2&a=3")
        #expect(form["a"] == "1")
        #expect(form["A"] == nil)
        #expect(form.values(named: "a") == ["1", "3"])
        #expect(form.values(named: "c").isEmpty)
    }
}
