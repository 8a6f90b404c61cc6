#if Upload
import Testing

@testable import mimetype_upload

struct RepeatedArgumentsTests {
    @Test func fieldsAndFilesAtTheEndAreTakenOut() {
        let words = [
            "a", "--to", "url", "--field", "x=1", "-F", "f=@g", "--field=y=2", "--quiet", "-Fh=1", "--form=i=<j",
            "--field-string", "z=@", "b", "c", "-",
        ]
        let repeated = RepeatedArguments(words)
        #expect(repeated.parts.map(\.name) == [.field, .formLetter, .field, .formLetter, .form, .fieldString])
        #expect(repeated.parts.map(\.value) == ["x=1", "f=@g", "y=2", "h=1", "i=<j", "z=@"])
        #expect(repeated.files == ["b", "c", "-"])
        #expect(repeated.rest == ["a", "--to", "url", "--quiet"])
    }

    @Test(arguments: [
        ["--to", "url"], ["a", "--quiet", "b"], ["--field"], ["--field", "--to"], ["-F"], ["--", "--field", "x=1"],
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
#endif
