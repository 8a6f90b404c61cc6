#if Server
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

struct CompressionTests {
    private static let many = "/v1/lookup?" + (0..<40).map { "name=photo\($0).jpg" }.joined(separator: "&")

    @Test(arguments: ["gzip", "br, gzip;q=0.5", "*", "GZIP", "deflate, gzip; q=1.0", "x-gzip"])
    func longAnswersAreCompressedForClientsThatAcceptIt(_ codings: String) async throws {
        try await withRoutes { client in
            let plain = try await client.execute(uri: Self.many, method: .get)
            let small = try await client.execute(uri: Self.many, method: .get, headers: [.acceptEncoding: codings])
            #expect(small.headers[.contentEncoding] == "gzip")
            #expect(small.headers[.contentLength] == "\(small.body.readableBytes)")
            #expect(small.body.readableBytes < plain.body.readableBytes / 4)
            #expect(try Self.gunzip(small.body) == plain.body)
        }
    }

    @Test(arguments: ["", "identity", "br", "gzip;q=0", "*;q=0", "gzip;q=0, *", "gzipped", "gzip;q=x", ";;,,;q"])
    func otherAnswersDoNotChange(_ codings: String) async throws {
        try await withRoutes { client in
            let answer = try await client.execute(uri: Self.many, method: .get, headers: [.acceptEncoding: codings])
            #expect(answer.headers[.contentEncoding] == nil)
            #expect(answer.headers[.vary]?.contains("Accept-Encoding") == true)
        }
    }

    @Test func shortResponsesAreNotCompressed() async throws {
        try await withRoutes { client in
            let answer = try await client.execute(
                uri: "/v1/lookup?name=a.jpg&fields=type", method: .get, headers: [.acceptEncoding: "gzip"])
            #expect(answer.headers[.contentEncoding] == nil)
        }
    }

    /// A strong tag would promise the same bytes, which those of another coding are not.
    @Test func entityTagsOfCompressedResponsesAreWeakAndMatch() async throws {
        try await withRoutes { client in
            let plain = try await client.execute(uri: "/openapi.json", method: .get)
            let answer = try await client.execute(
                uri: "/openapi.json", method: .get, headers: [.acceptEncoding: "gzip"])
            let tag = try #require(answer.headers[.eTag])
            #expect(tag == "W/\(plain.headers[.eTag] ?? "")")
            let again = try await client.execute(
                uri: "/openapi.json", method: .get, headers: [.acceptEncoding: "gzip", .ifNoneMatch: tag])
            #expect(again.status == .notModified)
        }
    }

    @Test func headSaysWhatGetWouldSend() async throws {
        try await withRoutes { client in
            let get = try await client.execute(uri: Self.many, method: .get, headers: [.acceptEncoding: "gzip"])
            let head = try await client.execute(uri: Self.many, method: .head, headers: [.acceptEncoding: "gzip"])
            #expect(head.headers[.contentLength] == get.headers[.contentLength])
            #expect(head.headers[.contentEncoding] == "gzip")
            #expect(head.body.readableBytes == 0)
        }
    }

    private static func gunzip(_ bytes: ByteBuffer) throws -> ByteBuffer {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gz")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes.readableBytesView).write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return ByteBuffer(bytes: data)
    }
}
#endif
