import Testing

@testable import MIMEDetection

struct RSnifferTests {
    @Test(arguments: [
        "f <- function(x) {\n  x\n}\n", "a <- lm(y ~ x)\nb <- summary(a)\nprint(b)\n",
        "# words\na.b <- function (x) x\n",
    ])
    func assignedFunctionsAndResultsAreRecognised(_ text: String) {
        #expect(RSniffer.essence(of: text) == "text/x-rsrc")
    }

    @Test(arguments: ["a <- 1\n", "a = function(x) x\n", "f <- function(x) x\nwords and more\n", "a <- b(c)\n"])
    func otherTextIsRefused(_ text: String) {
        #expect(RSniffer.essence(of: text) == nil)
    }
}
