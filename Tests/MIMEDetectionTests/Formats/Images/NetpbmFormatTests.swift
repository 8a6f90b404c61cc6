import Testing

@testable import MIMEDetection

struct NetpbmFormatTests {
    @Test(arguments: [
        ("P1\n2 2\n0 1\n1 0\n", "image/x-portable-bitmap"), ("P4 8 1\n\u{7F}", "image/x-portable-bitmap"),
        ("P2\n# made by hand\n2 1\n9\n0 9\n", "image/x-portable-graymap"),
        ("P6\n1 1\n255\nabc", "image/x-portable-pixmap"), ("P7\nWIDTH 1\nHEIGHT 1\n", "image/x-portable-arbitrarymap"),
    ])
    func numbersAfterTheSignatureAreChecked(_ text: String, _ type: String) {
        #expect(NetpbmFormat.essence(of: Array(text.utf8)) == type)
    }

    @Test(arguments: ["P1 is the first part", "P6 1 x 255", "P9\n1 1\n255\nabc", "P3 1 1 9 not a number", "P7 words"])
    func proseIsRefused(_ text: String) {
        #expect(NetpbmFormat.essence(of: Array(text.utf8)) == nil)
    }
}
