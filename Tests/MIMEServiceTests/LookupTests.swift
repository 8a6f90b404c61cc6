#if Server
import Foundation
import HTTPTypes
import HummingbirdTesting
import MIMEService
import NIOCore
import NIOCore
import Testing

struct LookupTests {
    @Test(arguments: [("photo.jpg", "image/jpeg"), ("Makefile", "text/x-makefile"), ("caf%C3%A9.md", "text/markdown")])
    func nameIsLookedUp(_ name: String, _ type: String) async throws {
        try await withRoutes { client in
            try await client.execute(uri: "/v1/lookup?name=\(name)", method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.headers[.contentType] == "application/json")
                #expect(response.headers[.xContentTypeOptions] == "nosniff")
                let list = try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [[String: Any]]
                let json = try #require(list?.first)
                #expect(list?.count == 1)
                #expect(json["type"] as? String == type)
                #expect(json["name"] as? String == name.removingPercentEncoding)
                #expect(json["reason"] as? String == "name-alone")
            }
        }
    }

    /// Foundation's encoder would write `image\/jpeg`.
    @Test func slashesAreNotEscaped() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/lookup?name=a.jpg", method: .get)
            #expect(response.text.contains(#""type":"image/jpeg""#))
        }
    }

    @Test(arguments: [
        ("text/plain", "image/png\ntext/html\n"), ("text/*;q=0.2, text/plain", "image/png\ntext/html\n"),
    ])
    func textIsBareTypes(_ accept: String, _ expected: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup?name=a.png&name=b.html", method: .get, headers: [.accept: accept])
            #expect(response.text == expected)
        }
    }

    @Test func jsonLinesHaveOneObjectALine() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup?name=a.png&name=b.html", method: .get, headers: [.accept: "application/x-ndjson"])
            #expect(response.headers[.contentType] == "application/jsonl")
            let lines = response.text.split(separator: "\n")
            #expect(lines.count == 2)
            for line in lines { #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any]) }
        }
    }

    @Test func pageEscapesWhatTheClientSends() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup?name=%3Cscript%3E.png", method: .get, headers: [.accept: "text/html"])
            #expect(response.text.contains("&lt;script&gt;.png"))
            #expect(!response.text.contains("<script>"))
            #expect(response.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; ") == true)
        }
    }

    @Test func knownTagIsNotModified() async throws {
        try await withRoutes { client in
            let first = try await client.execute(uri: "/v1/lookup?name=a.png", method: .get)
            let tag = try #require(first.headers[.eTag])
            #expect(first.headers[.cacheControl]?.contains("max-age") == true)
            let again = try await client.execute(
                uri: "/v1/lookup?name=a.png", method: .get, headers: [.ifNoneMatch: "W/\"x\", \(tag)"])
            #expect(again.status == .notModified)
            #expect(again.body.readableBytes == 0)
            let other = try await client.execute(
                uri: "/v1/lookup?name=b.png", method: .get, headers: [.ifNoneMatch: tag])
            #expect(other.status == .ok)
        }
    }

    @Test func limitsHold() async throws {
        try await withRoutes({ ($0.limits.nameCount, $0.limits.nameLength) = (2, 8) }) { client in
            let none = try await client.execute(uri: "/v1/lookup", method: .get)
            #expect(none.status == .badRequest)
            let many = try await client.execute(uri: "/v1/lookup?name=a&name=b&name=c", method: .get)
            #expect(many.status == .contentTooLarge)
            let long = try await client.execute(uri: "/v1/lookup?name=123456789", method: .get)
            #expect(long.status == .contentTooLarge)
        }
    }

    @Test(arguments: ["a%00b.png", "a%0D%0Ab.png", "..%2F..%2Fetc%2Fpasswd.png", "%EF%BF%BD.png"])
    func oddNamesAreNamesLikeAnyOther(_ name: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup?name=\(name)", method: .get, headers: [.accept: "text/plain"])
            #expect(response.text == "image/png\n")
        }
    }

    /// Another program would read another name, so the answer would be about another file.
    @Test(arguments: [
        "/v1/lookup?name=%FF.png", "/v1/lookup?name=%.png", "/v1/lookup?name=%zz", "/v1/detect/%C3", "/v1/detect/a%2",
        "/v1/lookup?name=%C0%AF", "/v1/lookup?name=%ED%A0%80", "/v1/lookup?name=a&fields=%80",
    ])
    func namesThatCannotBeDecodedAreRefused(_ path: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: path, method: path.hasPrefix("/v1/detect") ? .put : .get, body: ByteBuffer(string: "x"))
            #expect(response.status == .badRequest)
        }
    }

    /// Each name takes far more memory than its quotes.
    @Test(arguments: [
        (#"["a","b","c"]"#, 413), (#"["a,b","c\",\","]"#, 200), (#"["a","b"]"#, 200), (#"[[],[],[]]"#, 413),
        (#"["a""#, 400), (#"["a",]"#, 400), (#"[,"a"]"#, 400), (#"['a']"#, 400), (#"["a"] x"#, 400),
        (#" [ "a" ] "#, 200),
    ])
    func listOfTooManyNamesIsNotRead(_ body: String, _ status: Int) async throws {
        try await withRoutes({ $0.limits.nameCount = 2 }) { client in
            let response = try await client.execute(uri: "/v1/lookup", method: .post, body: ByteBuffer(string: body))
            #expect(response.status.code == status)
        }
    }

    @Test func listOfNamesIsLookedUp() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup?fields=name,type", method: .post,
                body: ByteBuffer(string: #"["a.png", "caf\u00e9.md"]"#))
            #expect(
                response.text == #"[{"name":"a.png","type":"image/png"},{"name":"café.md","type":"text/markdown"}]"#
                    + "\n")
        }
    }

    @Test(arguments: ["", "{}", "[1]", "[\"a\"", "[]", "null", "\u{0}"])
    func otherBodyIsNotAListOfNames(_ body: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/lookup", method: .post, body: ByteBuffer(string: body))
            #expect(response.status == .badRequest)
        }
    }

    @Test func unknownFieldIsRefused() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/lookup?name=a&fields=type,size", method: .get)
            #expect(response.status == .badRequest)
        }
    }

    /// A type may have a hundred extensions, and what is unknown could have any.
    @Test func extensionsAreFew() async throws {
        try await withRoutes { client in
            let names = String(repeating: "name=a.txt&", count: 1000)
            let long = try await client.execute(uri: "/v1/lookup?\(names)", method: .get)
            #expect(long.body.readableBytes < 700_000)
            let unknown = try await client.execute(uri: "/v1/lookup?name=x", method: .get)
            #expect(unknown.text.contains(#""extensions":[]"#))
        }
    }
}
#endif
