import Testing

@testable import MIMEDetection

struct LanguageSnifferTests {
    @Test func convincingLinesTellTheLanguage() {
        let program = "#include <stdio.h>\n\nint main(void) {\n    printf(\"x\");\n    return 0;\n}\n"
        #expect(LanguageSniffer.essence(of: program) == "text/x-csrc")
    }

    @Test func modelineGoesFirst() {
        #expect(LanguageSniffer.essence(of: "// -*- c++ -*-\n#include <stdio.h>\n") == "text/x-c++src")
    }

    @Test(arguments: ["", "plain words\nand more\n", "<html>\n", "int\n"])
    func otherTextIsNotRecognised(_ text: String) {
        #expect(LanguageSniffer.essence(of: text) == nil)
    }
}
