import Testing

@testable import MIMEDetection

struct TrueTypeFormatTests {
    @Test func tablesTellAFont() {
        #expect(TrueTypeFormat.essence(of: Binaries.font([0, 1, 0, 0], "cmap", "glyf")) == "font/ttf")
        #expect(TrueTypeFormat.essence(of: Binaries.font(Array("OTTO".utf8), "CFF ", "name")) == "font/otf")
    }

    @Test func unknownTablesAreRefused() {
        #expect(TrueTypeFormat.essence(of: Binaries.font([0, 1, 0, 0], "abcd", "efgh")) == nil)
    }

    @Test func namesThatAreNotTextAreRefused() {
        #expect(TrueTypeFormat.essence(of: Binaries.font([0, 1, 0, 0], "cmap", "\u{1}\u{2}\u{3}\u{4}")) == nil)
    }
}
