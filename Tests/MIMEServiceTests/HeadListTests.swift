#if Server
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import MIMEService

struct HeadListTests {
    private static func line(_ name: String?, _ head: [UInt8], _ more: String = "") -> String {
        let name = name.map { "\"name\":\"\($0)\"," } ?? ""
        return "{\(name)\"head\":\"\(Data(head).base64EncodedString())\"\(more)}\n"
    }

    private func post(
        _ client: any TestClientProtocol, _ body: String, _ query: String = "", accept: String = "application/json",
        type: String = "application/jsonl"
    ) async throws -> TestResponse {
        try await client.execute(
            uri: "/v1/detect\(query)", method: .post, headers: [.contentType: type, .accept: accept],
            body: ByteBuffer(string: body))
    }

    private func expect(
        _ status: HTTPResponse.Status, _ client: any TestClientProtocol, _ body: String, _ query: String = ""
    ) async throws {
        let response = try await post(client, body, query)
        #expect(response.status == status)
    }

    private func objects(_ response: TestResponse) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [[String: Any]])
    }

    @Test(arguments: ["application/jsonl", "application/x-ndjson", "Application/JSONL; charset=utf-8"])
    func everyLineIsAFile(_ type: String) async throws {
        try await withRoutes { client in
            let lines = [Self.line("a.png", Sample.png), "\r\n", Self.line(nil, Sample.pdf), Self.line("a.txt", [])]
            let body = lines.joined().dropLast()
            let answer = try objects(try await post(client, String(body), "?fields=name,type,undetermined", type: type))
            #expect(answer.map { $0["type"] as? String } == ["image/png", "application/pdf", "text/plain"])
            #expect(answer.map { $0["name"] as? String } == ["a.png", nil, "a.txt"])
            let text = try await post(client, String(body), accept: "text/plain", type: type)
            #expect(text.text == "image/png\napplication/pdf\ntext/plain\n")
        }
    }

    /// A head is a part of a file, unless the size says that it is all of it.
    @Test(arguments: [(nil, true), (4096, true), (Sample.zipStart.count, false)])
    func headIsWholeIfItsSizeSaysSo(_ size: Int?, _ isUndetermined: Bool) async throws {
        try await withRoutes { client in
            let line = Self.line("a.zip", Sample.zipStart, size.map { ",\"size\":\($0)" } ?? "")
            let answer = try objects(try await post(client, line, "?allow=image/png"))
            let upload = try #require(answer.first?["upload"] as? [String: Any])
            #expect(upload["accepted"] as? Bool == false)
            let plain = try objects(try await post(client, line))
            #expect(plain.first?["undetermined"] as? Bool == isUndetermined)
        }
    }

    @Test func wholeFilesCanBeAllowed() async throws {
        try await withRoutes { client in
            let text = Array("Some words.\n".utf8)
            let lines = Self.line("a.txt", text, ",\"size\":\(text.count)") + Self.line("b.txt", text)
            let answer = try await post(client, lines, "?allow=text/plain", accept: "text/plain")
            #expect(answer.text == "accepted text/plain\nrefused text/plain too-little-read\n")
        }
    }

    @Test(arguments: [
        ("{}", "In line 1, "), ("\n[]", "In line 2, "), (#"{"head":"%"}"#, "In line 1, "),
        (#"{"head":"","nmae":"a"}"#, "In line 1, "), (#"{"head":"YQ==","size":0}"#, "In line 1, "),
        (#"{"head":"YQ==","size":-1}"#, "In line 1, "), (#"{"head":1}"#, "In line 1, "),
        (#"{"head":"YQ==",}"#, "In line 1, "),
        (line("a", []) + #"{"head":"YQ=="} {}"#, "In line 2, "), ("\u{0}", "In line 1, "),
        (String(repeating: "[", count: 100_000), "In line 1, "),
    ])
    func linesThatAreNotUnderstoodAreNamed(_ body: String, _ start: String) async throws {
        try await withRoutes { client in
            let response = try await post(client, body)
            #expect(response.status == .badRequest)
            #expect(response.text.contains("\"detail\":\"\(start)"))
        }
    }

    @Test func limitsAreKept() async throws {
        try await withRoutes({ ($0.limits.nameCount, $0.limits.prefixLength) = (2, 3000) }) { client in
            let head = [UInt8](repeating: 0x61, count: 3000)
            let two = String(repeating: Self.line("a", head), count: 2)
            try await expect(.ok, client, two)
            try await expect(.contentTooLarge, client, two + Self.line("a", []))
            try await expect(.contentTooLarge, client, Self.line("a", head + [0x61]))
            try await expect(.contentTooLarge, client, "\n\n\n")
            let endless = "{" + String(repeating: " ", count: 1 << 20)
            try await expect(.contentTooLarge, client, endless)
            let name = String(repeating: "n", count: 1025)
            try await expect(.contentTooLarge, client, Self.line(name, head))
        }
    }

    @Test func unknownMemberIsNamed() async throws {
        try await withRoutes { client in
            let response = try await post(client, Self.line("a", [1]) + Self.line("a", [1], ",\"id\":7"))
            #expect(response.status == .badRequest)
            #expect(response.text.contains("In line 2, leave out 'id'; send name, size, type and head."))
        }
    }

    @Test func listWithANameIsAFile() async throws {
        try await withRoutes { client in
            let response = try await post(client, "{\"a\":1}\n{\"a\":2}\n", "?name=a.jsonl", accept: "text/plain")
            #expect(response.text == "application/x-ndjson\n")
            try await expect(.badRequest, client, Self.line("a", []), "?partial=true")
            try await expect(.ok, client, Self.line("a", []), "?partial=false")
        }
    }
}
#endif
