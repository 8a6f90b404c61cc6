import Testing

@testable import MIMEDetection

struct BMPFormatTests {
    @Test func bitmapWithAKnownHeaderIsRecognised() {
        #expect(BMPFormat.essence(of: Binaries.bmp) == "image/bmp")
    }

    @Test func headerOfAnotherSizeIsRefused() {
        #expect(BMPFormat.essence(of: Binaries.bmp.changing(14, to: 41)) == nil)
    }

    @Test(arguments: [(1, "image/vnd.microsoft.icon"), (2, "image/x-win-bitmap")] as [(UInt8, String)])
    func iconsAndCursorsAreDistinguished(_ kind: UInt8, _ type: String) {
        #expect(BMPFormat.essence(of: Binaries.icon(kind: kind)) == type)
    }

    @Test func imageBeyondTheEndIsRefused() {
        #expect(BMPFormat.essence(of: Binaries.icon(kind: 1).changing(19, to: 1)) == nil)
    }
}
