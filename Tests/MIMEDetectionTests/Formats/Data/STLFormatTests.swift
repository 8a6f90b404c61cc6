import Testing

@testable import MIMEDetection

struct STLFormatTests {
    @Test func sizeThatFollowsFromTheTrianglesIsRecognised() {
        #expect(STLFormat.essence(of: Binaries.triangles) == "model/stl")
    }

    @Test func otherSizeIsRefused() {
        #expect(STLFormat.essence(of: Binaries.triangles + [0]) == nil)
    }

    @Test func noTrianglesAreRefused() {
        #expect(STLFormat.essence(of: Binaries.zeros(84)) == nil)
    }
}
