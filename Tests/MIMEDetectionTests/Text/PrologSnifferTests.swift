import Testing

@testable import MIMEDetection

struct PrologSnifferTests {
    @Test func factsAndRulesAreRecognised() {
        let text = "/* words */\n% more\nparent(a, b).\nparent(b, c).\nold(X, Z) :- parent(X, Y),\n    parent(Y, Z).\n"
        #expect(PrologSniffer.essence(of: text) == "text/x-prolog")
    }

    @Test(arguments: ["a(b).\nc(d).\ne(f).\n", "Words are here.\n", "f(x) = y\n", "a(b) :- c(d).\n"])
    func otherTextIsRefused(_ text: String) {
        #expect(PrologSniffer.essence(of: text) == nil)
    }
}
