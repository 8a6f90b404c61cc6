#if Server
import Foundation
import HTTPTypes
import HummingbirdTesting
import MIMEDetection
import MIMETypes
import NIOCore
import Testing

@testable import MIMEService

struct DetectTests {
    private func object(_ response: TestResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [String: Any])
    }

    @Test(arguments: [HTTPRequest.Method.put, .post])
    func bodyIsDetected(_ method: HTTPRequest.Method) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?name=a.png", method: method, body: ByteBuffer(bytes: Sample.png))
            let result = try object(response)
            #expect(result["type"] as? String == "image/png")
            #expect(result["reason"] as? String == "agreement")
            #expect(result["undetermined"] as? Bool == false)
            #expect((result["conflicts"] as? [Any])?.isEmpty == true)
        }
    }

    @Test func conflictsAreReported() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?name=a.png", method: .put, headers: [.contentType: "image/gif"],
                body: ByteBuffer(bytes: Sample.pdf))
            let result = try object(response)
            #expect(result["type"] as? String == "application/pdf")
            let kinds = (result["conflicts"] as? [[String: Any]])?.compactMap { $0["kind"] as? String } ?? []
            #expect(Set(kinds) == ["content-contradicts-name", "declared-type-contradicts"])
        }
    }

    @Test func textInAnotherLanguageThanItsNameSaysIsAConflict() async throws {
        let program = "import os\nimport sys\n\n\ndef main():\n    for name in sys.argv[1:]:\n        os.remove(name)\n"
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect/style.css", method: .put,
                body: ByteBuffer(string: program + "\n\nif __name__ == \"__main__\":\n    main()\n"))
            let result = try object(response)
            #expect(result["type"] as? String == "text/x-python")
            let kinds = (result["conflicts"] as? [[String: Any]])?.compactMap { $0["kind"] as? String } ?? []
            #expect(kinds == ["content-contradicts-name"])
        }
    }

    @Test(arguments: [
        ("attachment; filename=notes.md", "notes.md"), ("attachment; filename=\"a b.md\"", "a b.md"),
        ("attachment; filename=\"x\"; filename*=UTF-8''%C3%A9.md", "é.md"),
        ("inline; filename=\"a\\\"b.md\"", "a\"b.md"), ("attachment; filename=b'hello.md'", "hello.md"),
    ])
    func nameComesFromTheDisposition(_ header: String, _ name: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect", method: .put, headers: [.contentDisposition: header],
                body: ByteBuffer(string: "some words\n"))
            let result = try object(response)
            #expect(result["name"] as? String == name)
            #expect(result["type"] as? String == "text/markdown")
        }
    }

    @Test func textIsTheBareType() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect", method: .put, headers: [.accept: "text/plain"], body: ByteBuffer(bytes: Sample.png))
            #expect(response.text == "image/png\n")
        }
    }

    @Test func noBytesAreAnEmptyFile() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/detect", method: .put)
            #expect(try object(response)["type"] as? String == "application/x-zerosize")
        }
    }

    /// Java's HttpURLConnection asks for HTML although its callers want something else.
    @Test(arguments: [
        "text/html, image/gif, image/jpeg, */*; q=0.2", "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2",
    ])
    func programsInJavaGetJSON(_ accept: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect", method: .put, headers: [.accept: accept], body: ByteBuffer(bytes: Sample.png))
            #expect(try object(response)["type"] as? String == "image/png")
        }
    }

    @Test func archiveWhoseEndIsNotReadIsUndetermined() async throws {
        let body = Sample.zipStart + [UInt8](repeating: 7, count: 200_000)
        try await withRoutes({ $0.limits.prefixLength = 100_000 }) { client in
            let response = try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: body))
            let result = try object(response)
            #expect(result["type"] as? String == "application/zip")
            #expect(result["undetermined"] as? Bool == true)
            #expect(result["bytes_kept"] as? Int == 100_000)
            let header = try #require(HTTPField.Name("X-Undetermined"))
            #expect(response.headers[header] == "the end was not read")
        }
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: body))
            #expect(try object(response)["undetermined"] as? Bool == false)
        }
    }

    @Test func clientCanSayThatItSendsOnlyTheStart() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?partial=true", method: .put, body: ByteBuffer(bytes: Sample.zipStart))
            #expect(try object(response)["undetermined"] as? Bool == true)
            let odd = try await client.execute(
                uri: "/v1/detect?partial=perhaps", method: .put, body: ByteBuffer(bytes: Sample.zipStart))
            #expect(odd.status == .badRequest)
        }
    }

    /// The body comes in chunks, and the limits lie around their ends and around that of the body.
    @Test(arguments: [1, 65_535, 65_536, 65_537, 69_999, 70_000, 70_001])
    func limitOfThePrefixIsExact(_ limit: Int) async throws {
        let body = Sample.zipStart + [UInt8](repeating: 0, count: 70_000 - Sample.zipStart.count)
        try await withRoutes({ $0.limits.prefixLength = limit }) { client in
            let response = try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: body))
            let result = try object(response)
            #expect(result["bytes_kept"] as? Int == min(limit, 70_000))
            #expect(result["undetermined"] as? Bool == (limit < 70_000))
        }
    }

    @Test func codedContentIsRefused() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect", method: .put, headers: [.contentEncoding: "gzip"],
                body: ByteBuffer(bytes: Sample.png))
            #expect(response.status == .unsupportedMediaType)
            #expect(response.headers[.contentType] == "application/problem+json")
        }
    }

    @Test(arguments: ["/detect", "/detect/stream"])
    func tikaClientsGetTheTypeAlone(_ path: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: path, method: .put,
                headers: [.contentDisposition: "attachment; filename=notes.md", .accept: "text/plain"],
                body: ByteBuffer(string: "some words\n"))
            #expect(response.text == "text/markdown")
            #expect(response.headers[.contentType] == "text/plain")
        }
    }

    @Test func nameThatShowsAsAnotherIsAConflict() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?name=evil%E2%80%AEgpj.exe", method: .put, body: ByteBuffer(bytes: Sample.pdf))
            let conflicts = try #require(try object(response)["conflicts"] as? [[String: Any]])
            let conflict = try #require(conflicts.first { $0["kind"] as? String == "misleading-name" })
            #expect(conflict["claimed"] as? String == "image/jpeg")
            #expect(response.text.contains(#""name":"evil\u202egpj.exe""#))
        }
    }

    @Test(arguments: [
        ("/v1/detect/a%20b.png", "a b.png"), ("/v1/detect/", nil), ("/v1/detect/a.png?name=b.png", "b.png"),
    ])
    func nameComesFromThePath(_ path: String, _ name: String?) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: path, method: .put, body: ByteBuffer(bytes: Sample.pdf))
            #expect(try object(response)["name"] as? String == name)
            #expect(try object(response)["verdict"] as? String == (name == nil ? "agrees" : "lies"))
        }
    }

    @Test func tooLongANameIsTooLargeEverywhere() async throws {
        let name = String(repeating: "x", count: 1025)
        try await withRoutes { client in
            for path in ["/v1/detect/\(name)", "/v1/detect?name=\(name)"] {
                let response = try await client.execute(uri: path, method: .put, body: ByteBuffer(bytes: Sample.pdf))
                #expect(response.status == .contentTooLarge)
            }
        }
    }

    @Test func tikaClientsGetWhatIsKnown() async throws {
        try await withRoutes { client in
            let headers: HTTPFields = [.contentDisposition: "attachment; filename=a.pdf", .accept: "application/json"]
            let meta = try await client.execute(
                uri: "/meta", method: .put, headers: headers, body: ByteBuffer(bytes: Sample.pdf))
            #expect(meta.text == #"{"Content-Type":"application/pdf","resourceName":"a.pdf"}"#)
            let table = try await client.execute(uri: "/meta", method: .put, body: ByteBuffer(bytes: Sample.pdf))
            #expect(table.text == "\"Content-Type\",\"application/pdf\"\n")
            let list = try await client.execute(uri: "/rmeta/text", method: .put, body: ByteBuffer(bytes: Sample.pdf))
            #expect(list.text == #"[{"Content-Type":"application/pdf"}]"# + "\n")
            let types = try object(try await client.execute(uri: "/mime-types", method: .get))
            #expect((types["image/svg+xml"] as? [String: Any])?["supertype"] as? String == "application/xml")
            let version = try await client.execute(uri: "/version", method: .get, headers: [.accept: "text/plain"])
            #expect(version.text.hasPrefix("mimetype-server "))
            let detectors = try object(try await client.execute(uri: "/detectors", method: .get))
            #expect((detectors["children"] as? [Any])?.isEmpty == false)
            let parsers = try object(try await client.execute(uri: "/parsers", method: .get))
            #expect((parsers["children"] as? [Any])?.isEmpty == true)
        }
    }

    @Test(arguments: [("image/png", true), ("application/pdf,image/gif", false)])
    func uploadIsJudged(_ allowed: String, _ isAccepted: Bool) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect/a.png?allow=\(allowed)", method: .put, body: ByteBuffer(bytes: Sample.wholePNG))
            let upload = try #require(try object(response)["upload"] as? [String: Any])
            #expect(upload["accepted"] as? Bool == isAccepted)
            #expect(upload["code"] as? String == (isAccepted ? "accepted" : "not-allowed"))
            #expect((upload["detail"] as? String)?.hasSuffix(".") == true)
            #expect(try object(response)["verdict"] as? String == (isAccepted ? "agrees" : "refused"))
            let fewer = try await client.execute(
                uri: "/v1/detect/a.png?fields=type&allow=\(allowed)", method: .put,
                body: ByteBuffer(bytes: Sample.wholePNG))
            #expect(fewer.text.hasPrefix(#"{"upload":{"accepted":\#(isAccepted),"#))
            let line = try await client.execute(
                uri: "/v1/detect/a.png?allow=\(allowed)", method: .put, headers: [.accept: "text/plain"],
                body: ByteBuffer(bytes: Sample.wholePNG))
            #expect(line.text == (isAccepted ? "accepted image/png\n" : "refused image/png not-allowed\n"))
            let page = try await client.execute(
                uri: "/v1/detect/a.png?allow=\(allowed)", method: .put, headers: [.accept: "text/html"],
                body: ByteBuffer(bytes: Sample.wholePNG))
            #expect(page.text.contains("<span class=\"mark\">Refused</span>") != isAccepted)
            for (status, expected) in [("422", isAccepted ? 200 : 422), ("200", 200), ("404", 400)] {
                let response = try await client.execute(
                    uri: "/v1/detect/a.png?status=\(status)&allow=\(allowed)", method: .put,
                    body: ByteBuffer(bytes: Sample.wholePNG))
                #expect(response.status.code == expected)
            }
        }
    }

    @Test
    func partsOfFilesAreNeverLetIn() async throws {
        try await withRoutes({ $0.limits.judgedLength = 1 << 20 }) { client in
            let part = try await client.execute(
                uri: "/v1/detect?allow=image/png&partial=true", method: .put, body: ByteBuffer(bytes: Sample.png))
            let long = try await client.execute(
                uri: "/v1/detect?allow=image/png", method: .put,
                body: ByteBuffer(bytes: Sample.png + [UInt8](repeating: 0, count: 2 << 20)))
            for response in [part, long] {
                let upload = try #require(try object(response)["upload"] as? [String: Any])
                #expect(upload["accepted"] as? Bool == false)
                #expect((upload["code"] as? String) == "too-little-read")
            }
        }
    }

    /// A misspelled or repeated parameter must not let every file in, nor an answer that has no verdict.
    @Test(arguments: [
        "/v1/detect?alow=image/png", "/v1/detect?Allow=image/png", "/v1/detect?allow=image/png&allow=image/gif",
        "/v1/detect?status=422", "/v1/detect?allow=", "/detect/stream?allow=image/gif", "/meta?allow=image/gif",
        "/rmeta?allow=image/gif",
    ])
    func questionThatIsNotUnderstoodIsNotLeftOut(_ path: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: path, method: .put, body: ByteBuffer(bytes: Sample.png))
            #expect(response.status == .badRequest)
        }
    }

    @Test func usualStatusMayBeAskedForAlone() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?status=200", method: .put, body: ByteBuffer(bytes: Sample.png))
            #expect(response.status == .ok)
        }
    }

    // https://www.rfc-editor.org/rfc/rfc9110#section-14.5
    @Test func rangeOfAFileIsRefused() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect", method: .put, headers: [.contentRange: "bytes 5-9/100"],
                body: ByteBuffer(bytes: Sample.png))
            #expect(response.status == .badRequest)
        }
    }

    /// Bytes that only libmagic could know.
    static let unknown = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) ^ 0x5A }

    @Test(arguments: [Duration.zero, .seconds(60)])
    func libmagicIsAskedWithinItsTimeAlone(_ time: Duration) async throws {
        let pool = DetectionPool(workers: 1)
        let upload = Upload(name: "a", prefix: Self.unknown, isComplete: true)
        var allowance = MagicAllowance(time: time, wait: .seconds(60))
        let result = try await pool.detect(upload, for: .unnamed, &allowance)
        guard result.magic != .notNeeded else { return }
        #expect(result.magic == (time == .zero ? .budgetSpent : .asked))
        #expect(result.isUndetermined == (time == .zero))
        #expect(allowance.time < time || time == .zero)
    }

    /// After enough questions, most unknown bytes are known to be unknown to libmagic as well.
    @Test(.enabled(if: (try? MagicResolver.libraryVersion()) == 544, "needs libmagic 5.44"))
    func libmagicIsNotAskedInVain() async throws {
        let pool = DetectionPool(workers: 1)
        let upload = Upload(name: "a", prefix: Self.unknown, isComplete: true)
        var kinds: [UploadDetection.Magic] = []
        for _ in 0..<40 {
            var allowance = MagicAllowance(time: .seconds(60), wait: .seconds(60))
            kinds.append(try await pool.detect(upload, for: .unnamed, &allowance).magic)
        }
        #expect(kinds.first == .asked)
        #expect(kinds.last == .notNeeded)
    }

    /// A body that has been looked at is not looked at again: an earlier look decides, whatever the bytes.
    @Test func bytesAreLookedAtOnce() async throws {
        let pool = DetectionPool(workers: 1)
        let seen = pool.look(Upload(name: "a.png", prefix: Sample.png, isComplete: true))
        var allowance = MagicAllowance(time: .zero, wait: .seconds(60))
        let result = try await pool.detect(
            Upload(name: "a", prefix: Self.unknown, isComplete: true), after: seen, for: .unnamed, &allowance)
        #expect(result.detection.type == .png)
    }

    @Test func answerWithoutLibmagicSaysSo() async throws {
        try await withRoutes({ $0.limits.libmagicTime = .zero }) { client in
            let response = try await client.execute(
                uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: Self.unknown))
            let metrics = try await client.execute(uri: "/metrics", method: .get).text
            // Without libmagic on this machine nothing is left out.
            guard !metrics.contains("libmagic=\"none\"") else { return }
            #expect(response.status == .ok)
            #expect(try object(response)["undetermined"] as? Bool == true)
            #expect(response.headers[.undetermined] == "libmagic was not asked")
            #expect(metrics.contains(#"mimetype_libmagic_skipped_total{cause="budget-spent"} 1"#))
        }
    }
}
#endif
