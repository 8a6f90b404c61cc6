import Testing

@testable import MIMEDetection

struct NetpbmFormatTests {
    @Test(arguments: [
        ("P1\n2 2\n0 1\n1 0\n", "image/x-portable-bitmap"), ("P4 8 1\n\u{7F}", "image/x-portable-bitmap"),
        ("P2\n# made by hand\n2 1\n9\n0 9\n", "image/x-portable-graymap"),
        ("PF\n2 1\n-1.0\n\u{1}?", "image/x-pfm"), ("Pf\n640 480\n1.000000\n?", "image/x-pfm"),
        ("P6\n1 1\n255\nabc", "image/x-portable-pixmap"), ("P7\nWIDTH 1\nHEIGHT 1\n", "image/x-portable-arbitrarymap"),
    ])
    func numbersAfterTheSignatureAreChecked(_ text: String, _ type: String) {
        #expect(NetpbmFormat.essence(of: Array(text.utf8)) == type)
    }

    @Test(arguments: [
        "P1 is the first part", "P6 1 x 255", "P9\n1 1\n255\nabc", "P3 1 1 9 not a number", "P7 words", "PF\n2 1 a",
        "Pf 2 1", "PF\n2 1\n1.0a", "PFAND 1 2 3\n",
    ])
    func proseIsRefused(_ text: String) {
        #expect(NetpbmFormat.essence(of: Array(text.utf8)) == nil)
    }
}
