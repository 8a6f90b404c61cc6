import MIMETypes
import Testing

@testable import MIMEDetection

struct ScopeOperatorTests {
    private static let start = "#include <stdio.h>\n\nint main(void) {\n    printf(\"x\");\n"

    private func essence(of text: String) -> String {
        MIMEDetector().detect(bytes: Array(text.utf8)).type.essence
    }

    @Test(arguments: ["    elk::graze();\n", "    x = Elk::Moose;\n", "    p->Elk::~Elk();\n", "/* a */ a::b;\n"])
    func operatorMakesCPlusPlus(_ line: String) {
        #expect(essence(of: Self.start + line + "    return 0;\n}\n") == "text/x-c++src")
    }

    @Test(arguments: [
        "    // elk::graze\n", "    /* elk::graze */\n", "    printf(\"elk::%s::graze\");\n", "    a ? b :: c;\n",
        "    asm(\"nop\" :: \"r\"(x));\n", "    x = ':';::y\n", "    printf(\"a\\\"b::c\");\n",
    ])
    func otherColonsDoNot(_ line: String) {
        #expect(essence(of: Self.start + line + "    return 0;\n}\n") == "text/x-csrc")
    }

    @Test func objectiveCBecomesObjectiveCPlusPlus() {
        let text =
            "#import <Foundation/Foundation.h>\n\n@implementation Elk\n- (void)graze {\n    elk::graze();\n}\n@end\n"
        #expect(essence(of: text) == "text/x-objc++src")
    }

    @Test func authorsStatementIsBelieved() {
        #expect(essence(of: "/* -*- mode: C -*- */\n" + Self.start + "    elk::graze();\n}\n") == "text/x-csrc")
    }
}
