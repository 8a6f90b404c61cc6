import FileTesting
import Foundation
import MIMEDetection
import MIMEDetectionFoundation
import MIMETypes
import Testing

struct MIMEDetectorFoundationTests {
    @Test func fileURLIsRead() throws {
        let folder = try TemporaryFolder(["notes.md": "# Title\n"])
        let detection = try MIMEDetector().detect(url: folder.url.appendingPathComponent("notes.md"))
        #expect(detection.type.essence == "text/markdown")
        #expect(detection.charset == .usASCII)
    }

    @Test func remoteURLIsAnsweredByItsName() throws {
        let url = try #require(URL(string: "https://example.org/a/photo.png?size=1"))
        #expect(try MIMEDetector().detect(url: url).type.essence == "image/png")
    }

    @Test func missingFileIsAnError() {
        #expect(throws: ResourceError.self) {
            try MIMEDetector().detect(url: URL(fileURLWithPath: "/nonexistent/x.png"))
        }
    }

    @Test func dataIsDetected() {
        let detection = MIMEDetector().detect(data: Data("hello\n".utf8), name: "notes.txt")
        #expect(detection.type == .plainText)
    }
}
