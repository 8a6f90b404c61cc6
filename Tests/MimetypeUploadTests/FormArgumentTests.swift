import Testing

@testable import mimetype_upload

struct FormArgumentTests {
    @Test func nameComesBeforeTheFirstEqualsSign() {
        #expect(FormArgument(file: "a.png") == .file(name: "file", path: Array("a.png".utf8)))
        #expect(FormArgument(file: "x=@a=@b.png") == .file(name: "x", path: Array("a=@b.png".utf8)))
        #expect(FormArgument(file: "a=b.png") == .file(name: "file", path: Array("a=b.png".utf8)))
        #expect(FormArgument(file: "") == nil)
        #expect(FormArgument(file: "=@a.png") == nil)
        for isLiteral in [true, false] {
            let literal = FormArgument(field: "a=b=@c", isLiteral: isLiteral)
            #expect(literal == .field(name: "a", value: FormValue(literal: "b=@c")))
            let empty = FormArgument(field: "a=", isLiteral: isLiteral)
            #expect(empty == .field(name: "a", value: FormValue(literal: "")))
            #expect(FormArgument(field: "=a", isLiteral: isLiteral) == nil)
        }
    }

    @Test(arguments: [
        ("words", "words", nil, nil), ("a;b", "a;b", nil, nil), ("", "", nil, nil),
        ("{};type=application/json", "{}", "application/json", nil),
        ("a.png;filename=b.png;type=image/png", "a.png", "image/png", "b.png"),
        ("a;type=x/y;filename=c;d.txt", "a", "x/y", "c;d.txt"),
        ("a;type=b/c.png;type=x/y", "a;type=b/c.png", "x/y", nil),
        (#""a;type=b";type=x/y"#, "a;type=b", "x/y", nil), (#""quoted""#, "quoted", nil, nil),
        (#""a\"b\\c\d""#, #"a"b\c\d"#, nil, nil), (#"a;filename="b \"c;d.png""#, "a", nil, #"b "c;d.png"#),
        (#"a;filename="b;type=c";type=x/y"#, "a", "x/y", "b;type=c"), (#""open"#, #""open"#, nil, nil),
        (#""a" and "b""#, #""a" and "b""#, nil, nil), (#"a;filename="b"c"#, "a", nil, #""b"c"#),
    ])
    func valuesAreReadAsCurlReadsThem(_ text: String, _ content: String, _ type: String?, _ fileName: String?) {
        let value = FormValue(text)
        #expect(value.content == content)
        #expect(value.type == type)
        #expect(value.fileName == fileName)
    }
}
