#if Server
import ClamAVScanning
import FileTesting
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MIMEDetection
import MIMETypes
import MultipartFormData
import Testing

/// The example of a form for uploads, as browsers send it.
struct UploadRouteTests {
    private static let policy = UploadPolicy(allowing: [.plainText, .json], maximumSize: 1000)
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func send(_ name: String, _ content: String, _ route: UploadRoute) async throws -> (Int, String) {
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"comment\"\r\n\r\nhello\r\n--b\r\n"
            + "Content-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\nContent-Type: text/plain\r\n\r\n"
            + "\(content)\r\n--b--\r\n"
        let router = Router()
        router.post("/files", use: route.receive)
        return try await Application(router: router).test(.router) { client in
            let response = try await client.execute(
                uri: "/files", method: .post, headers: [.contentType: "multipart/form-data; boundary=b"],
                body: ByteBuffer(string: body))
            return (response.status.code, String(buffer: response.body))
        }
    }

    private var route: UploadRoute { UploadRoute(policy: Self.policy, folder: folder.url) }

    private var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path) } }

    @Test func acceptedFilesAreKeptUnderASafeName() async throws {
        let (status, name) = try await send("notes.txt", "just words", route)
        #expect(status == 201 && name.hasSuffix("-notes.txt") && !name.contains("/"))
        #expect(try files == [name])
        #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == "just words")
    }

    @Test func namesWithAPathAreRefused() async throws {
        let (status, _) = try await send("../notes.txt", "just words", route)
        #expect(status == 400)
        #expect(try files.isEmpty)
    }

    @Test func refusedFilesAreNotKept() async throws {
        let (status, message) = try await send("notes.txt", "<script>alert(1)</script>", route)
        #expect(status == 422 && message.contains("page"))
        #expect(try files.isEmpty)
    }

    @Test func filesAboveTheLimitAreRefusedWhileTheyArrive() async throws {
        let (status, _) = try await send("notes.txt", String(repeating: "words ", count: 400), route)
        #expect(status == 422)
        #expect(try files.isEmpty)
    }

    @Test func formsThatCanNotBeReadAreRefused() async throws {
        let (status, _) = try await send("notes.txt\"; name=\"x", "words", route)
        #expect(status == 400)
        #expect(try files.isEmpty)
    }

    @Test func deadScannerRefuses() async throws {
        var route = route
        route.scanner = ClamAVScanner(.unixSocket(folder.path("none")))
        let (status, message) = try await send("notes.txt", "words", route)
        #expect(status == 503 && message.contains("try again"))
        #expect(try files.isEmpty)
    }

    @Test func acceptedFilesAreEncodedAnew() async throws {
        var route = route
        route.reencode = { path, type in try Data("\(type)".utf8).write(to: URL(fileURLWithPath: path)) }
        let (_, name) = try await send("notes.txt", "words", route)
        #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8).hasPrefix("text/plain"))
    }

    /// The article shows the code that is tested here.
    @Test func articleShowsThisRoute() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/MIMEHummingbird/MIMEHummingbird.docc/ReceivingUploads.md"),
            encoding: .utf8)
        let code = try String(
            contentsOf: root.appendingPathComponent("Tests/MIMEHummingbirdTests/UploadRoute.swift"), encoding: .utf8)
        let shown = code.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
        #expect(article.contains(shown.joined(separator: "\n")))
    }
}
#endif
