#if Server
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import MIMEService

struct FormTests {
    private static let headers: HTTPFields = [.contentType: "multipart/form-data; boundary=b"]

    private func part(_ disposition: String, _ content: [UInt8]) -> [UInt8] {
        Array("--b\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n".utf8) + content + Array("\r\n".utf8)
    }

    private func post(
        _ body: [UInt8], _ change: (inout ServiceConfiguration) -> Void = { _ in }
    ) async throws -> TestResponse {
        try await withRoutes(change) { client in
            try await client.execute(
                uri: "/v1/detect", method: .post, headers: Self.headers, body: ByteBuffer(bytes: body))
        }
    }

    @Test func eachFileIsAResult() async throws {
        let body =
            part("name=\"first\"; filename=\"a.png\"", Sample.png) + part("name=\"note\"", Array("hello".utf8))
            + part("name=\"second\"; filename=\"b.png\"", Sample.pdf) + part("name=\"none\"; filename=\"\"", [])
            + Array("--b--\r\n".utf8)
        let response = try await post(body)
        let results = try #require(try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [[String: Any]])
        #expect(results.map { $0["field"] as? String } == ["first", "second"])
        #expect(results.map { $0["name"] as? String } == ["a.png", "b.png"])
        #expect(results.map { $0["type"] as? String } == ["image/png", "application/pdf"])
        #expect((results[1]["conflicts"] as? [Any])?.count == 1)
    }

    @Test func onlyTheStartOfAFileIsKept() async throws {
        let file = Sample.zipStart + [UInt8](repeating: 1, count: 50_000)
        let body = part("name=\"f\"; filename=\"a.zip\"", file) + Array("--b--\r\n".utf8)
        let response = try await post(body) { $0.limits.prefixLength = 2000 }
        #expect(response.text.contains(#""undetermined":true,"bytes_kept":2000"#))
    }

    @Test func tooManyPartsAreRefused() async throws {
        let body = (0..<20).flatMap { part("name=\"\($0)\"; filename=\"a\"", [1]) } + Array("--b--\r\n".utf8)
        let response = try await post(body) { $0.limits.partCount = 10 }
        #expect(response.status == .contentTooLarge)
    }

    @Test func hugeNameIsRefused() async throws {
        let name = String(repeating: "x", count: 1 << 20)
        let response = try await post(part("name=\"\(name)\"; filename=\"a\"", [1]) + Array("--b--\r\n".utf8))
        #expect(response.status == .contentTooLarge)
    }

    @Test(arguments: [
        "", "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a\"\r\n\r\ncut off", "--b\r\n\r\n",
    ])
    func malformedFormIsRefused(_ body: String) async throws {
        let response = try await post(Array(body.utf8))
        #expect(response.status == .badRequest)
        #expect(response.text.contains("/problems/malformed-form"))
    }

    @Test(arguments: ["/v1/detect?name=c.pdf", "/v1/detect/c.pdf", "/v1/detect/d.png?name=c.pdf"])
    func nameOfTheRequestIsThatOfTheFirstFile(_ uri: String) async throws {
        let body =
            part("name=\"note\"", [1]) + part("name=\"first\"; filename=\"a.png\"", Sample.pdf)
            + part("name=\"second\"; filename=\"b.png\"", Sample.png) + Array("--b--\r\n".utf8)
        try await withRoutes { client in
            let response = try await client.execute(
                uri: uri, method: .post, headers: Self.headers, body: ByteBuffer(bytes: body))
            let results = try #require(
                try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [[String: Any]])
            #expect(results.map { $0["name"] as? String } == ["c.pdf", "b.png"])
            #expect(results.map { $0["verdict"] as? String } == ["agrees", "agrees"])
        }
    }

    @Test(arguments: [
        ("partial=perhaps", 400), ("name=\(String(repeating: "a", count: 5000))", 413), ("partial=true", 200),
    ])
    func queryOfAFormIsChecked(_ query: String, _ status: Int) async throws {
        let body = part("name=\"f\"; filename=\"a.zip\"", Sample.zipStart) + Array("--b--\r\n".utf8)
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?\(query)", method: .post, headers: Self.headers, body: ByteBuffer(bytes: body))
            #expect(response.status.code == status)
            if status == 200 { #expect(response.text.contains(#""undetermined":true"#)) }
        }
    }

    @Test func pageWithoutScriptsHasSizes() async throws {
        let body = part("name=\"f\"; filename=\"a.pdf\"", Sample.pdf) + Array("--b--\r\n".utf8)
        try await withRoutes { client in
            var headers = Self.headers
            headers[.accept] = "text/html"
            let response = try await client.execute(
                uri: "/v1/detect", method: .post, headers: headers, body: ByteBuffer(bytes: body))
            #expect(response.text.contains("<span class=\"size\">17 B</span>"))
        }
    }

    @Test(arguments: [("", "1.0 KB"), ("&partial=true", "24 B")])
    func sizeIsThatOfTheWholeFile(_ query: String, _ size: String) async throws {
        let file = Sample.pdf + [UInt8](repeating: 0x20, count: 1000 - Sample.pdf.count)
        try await withRoutes({ $0.limits.prefixLength = 24 }) { client in
            let response = try await client.execute(
                uri: "/v1/detect?name=a.pdf\(query)", method: .put,
                headers: [.accept: "text/html,application/xhtml+xml"],
                body: ByteBuffer(bytes: query.isEmpty ? file : Array(file.prefix(24))))
            #expect(response.text.contains("<span class=\"size\">\(size)</span>"))
        }
    }

    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1000, "1.0 KB"), (1549, "1.5 KB"), (36_449, "36 KB"), (999_951, "1000 KB"),
        (3_000_000, "3.0 MB"), (123_456_789, "123 MB"), (4_000_000_000, "4.0 GB"), (5_000_000_000_000_000, "5000 TB"),
    ])
    func sizeIsReadable(_ count: Int, _ text: String) {
        #expect(ResultRow.text(ofSize: count) == text)
    }

    @Test func siegfriedClientsGetTheirJSON() async throws {
        let body = part("name=\"file\"; filename=\"a.png\"", Sample.pdf) + Array("--b--\r\n".utf8)
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/identify", method: .post, headers: Self.headers, body: ByteBuffer(bytes: body))
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [String: Any])
            let file = try #require((json["files"] as? [[String: Any]])?.first)
            #expect(file["filename"] as? String == "a.png")
            #expect(file["filesize"] as? Int == Sample.pdf.count)
            let match = try #require((file["matches"] as? [[String: Any]])?.first)
            #expect(match["mime"] as? String == "application/pdf")
            #expect((match["warning"] as? String)?.contains("the name says image/png") == true)
        }
    }
}
#endif
