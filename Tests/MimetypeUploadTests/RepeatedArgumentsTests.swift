import Testing

@testable import mimetype_upload

struct RepeatedArgumentsTests {
    @Test func fieldsAndFilesAtTheEndAreTakenOut() {
        let words = [
            "a", "--to", "url", "--field", "x=1", "--field=y=2", "--quiet", "--field-string", "z=@", "b", "c", "-",
        ]
        let repeated = RepeatedArguments(words)
        #expect(repeated.fields == ["x=1", "y=2"])
        #expect(repeated.fieldStrings == ["z=@"])
        #expect(repeated.files == ["b", "c", "-"])
        #expect(repeated.rest == ["a", "--to", "url", "--quiet"])
    }

    @Test(arguments: [
        ["--to", "url"], ["a", "--quiet", "b"], ["--field"], ["--field", "--to"], ["--", "--field", "x=1"],
        ["-o", "-"], [],
    ])
    func otherArgumentsAreKept(_ words: [String]) {
        #expect(RepeatedArguments(words).rest == words)
    }

    @Test func filesAloneAreTakenOut() {
        let repeated = RepeatedArguments(["a", "b", "c"])
        #expect(repeated.rest + repeated.files == ["a", "b", "c"])
        #expect(repeated.rest.count == 1)
    }
}
