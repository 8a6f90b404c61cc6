import Testing

@testable import MIMEDetection

struct StylesheetSnifferTests {
    @Test(arguments: [
        "elk { color: red }\n", "/* a */\n.elk > a:hover, #b[c=\"{\"] {\n  color: red;\n}\n",
        "@import 'a.css';\n@media print { elk { display: none; } }\n", "@define-color a b;\nelk { color: @a; }\n",
        "@font-face { font-family: a; src: url(data:a/b;base64,c}); }\nelk { -moz-opacity: 1; --b: c; }\n",
        "elk { *zoom: 1; filter: progid:Elk.Moose(a=1); }\n", "elk{color:red;/* } */}a{b:c;top:0}",
        "// a\nelk { color: red; }\n",
    ])
    func selectorsAndDeclarationsAreRecognised(_ text: String) {
        #expect(StylesheetSniffer.essence(of: text) == "text/css")
    }

    @Test(arguments: [
        "$a: red;\nelk { color: $a; }\n", "@mixin a { color: red; }\nelk { @include a; }\n",
        "elk-#{$a} { color: red; }\n", "@use \"a\";\nelk { b { color: red; } }\n",
    ])
    func whatOnlySassHasIsSCSS(_ text: String) {
        #expect(StylesheetSniffer.essence(of: text) == "text/x-scss")
    }

    @Test(arguments: [
        "", "elk\n", "{ color: red; }\n", "elk { }\n", "elk { color: red; ", "elk { color: red; } }\n",
        "elk { a: 1; b: 2; }\n",
        "elk { b { color: red; } }\n", "Elk {\n  width: 1\n  height: 2\n}\n", "/* elk {\n",
        "elk { color = red; }\n", "<style>\nelk { color: red; }\n", "a = 1; elk { color: red; }\n",
        "@elk a;\nb { top: 0; }\n",
        "elk! { color: red; }\n", "1 { color: red; }\n", "elk { color: \"red; }\n", "color: red;\n",
    ])
    func otherTextIsRefused(_ text: String) {
        #expect(StylesheetSniffer.essence(of: text) == nil)
    }

    @Test(arguments: [
        "elk { color: red; } moose { co", "elk { color: red; /* a", "elk { color: red; background: url(a",
    ])
    func endMayBeCutOff(_ text: String) {
        #expect(StylesheetSniffer.essence(of: text, isWhole: false) == "text/css")
        #expect(StylesheetSniffer.essence(of: text) == nil)
    }

    /// Properties that are not usual don't count against a text that has as many usual ones.
    @Test(arguments: [(1, true), (2, true), (3, false)])
    func halfOfThePropertiesAreUsual(_ others: Int, _ isFound: Bool) {
        let text = "elk { color: a; top: b; " + String(repeating: "elk: c; ", count: others) + "}\n"
        #expect((StylesheetSniffer.essence(of: text) != nil) == isFound)
    }

    @Test(arguments: [(2048, true), (2049, false)])
    func selectorsAreLimited(_ length: Int, _ isFound: Bool) {
        let text = String(repeating: "a", count: length - 1) + " { color: red; }\n"
        #expect((StylesheetSniffer.essence(of: text) != nil) == isFound)
    }
}
