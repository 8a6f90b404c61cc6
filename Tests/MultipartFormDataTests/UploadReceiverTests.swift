import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import MultipartFormData
import Testing

/// The example of a server that isn't Hummingbird.
struct UploadReceiverTests {
    private let folder: TemporaryFolder
    private let receiver: UploadReceiver

    init() throws {
        folder = try TemporaryFolder()
        receiver = UploadReceiver(
            policy: UploadPolicy(allowing: [.plainText, .json], maximumSize: 1000), folder: folder.url)
    }

    private func receive(_ files: [(name: String, content: String)], chunk length: Int = 7) async throws -> [String] {
        let parts = files.map { name, content in
            "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n\r\n\(content)\r\n"
        }
        let text = "--b\r\nContent-Disposition: form-data; name=\"comment\"\r\n\r\nhello\r\n"
        let bytes = Array((text + parts.joined() + "--b--\r\n").utf8)
        let chunks = stride(from: 0, to: bytes.count, by: length).map { start in
            Array(bytes[start..<min(start + length, bytes.count)])
        }
        let body = AsyncStream<[UInt8]> { continuation in
            for chunk in chunks { continuation.yield(chunk) }
            continuation.finish()
        }
        return try await receiver.receive(body, contentType: "multipart/form-data; boundary=b")
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    }

    @Test func acceptedFilesAreStoredUnderSafeNames() async throws {
        let names = try await receive([("notes.txt", "just words"), ("", ""), ("a.json", "{\"a\": 1}")])
        #expect(names.count == 2 && names[0].hasSuffix("-notes.txt") && names[1].hasSuffix("-a.json"))
        #expect(try files == names.sorted())
        #expect(try String(contentsOfFile: folder.path(names[0]), encoding: .utf8) == "just words")
    }

    @Test(arguments: ["<script>alert(1)</script>", String(repeating: "words ", count: 400)])
    func refusedFilesAreDeleted(_ content: String) async throws {
        await #expect(throws: UploadRefusal.self) { try await receive([("notes.txt", content)]) }
        #expect(try files.isEmpty)
    }

    @Test func incompleteFormsKeepNoUnfinishedFile() async throws {
        let start = Array("--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a.txt\"\r\n\r\nwords".utf8)
        let body = AsyncStream<[UInt8]> { continuation in
            continuation.yield(start)
            continuation.finish()
        }
        await #expect(throws: FormDataError.self) {
            try await receiver.receive(body, contentType: "multipart/form-data; boundary=b")
        }
        #expect(try files.isEmpty)
    }

    @Test func articleShowsThisReceiver() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/MIMEDetection/MIMEDetection.docc/ReceivingInVapor.md"),
            encoding: .utf8)
        let code = try String(contentsOf: tests.appendingPathComponent("UploadReceiver.swift"), encoding: .utf8)
        #expect(article.contains(code))
    }
}
