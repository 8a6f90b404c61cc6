#if Server
import Foundation
import HTTPTypes
import HummingbirdTesting
import MIMEService
import NIOCore
import Testing

struct RoutingTests {
    private func object(_ response: TestResponse) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [String: Any])
    }

    @Test func typeIsDescribed() async throws {
        try await withRoutes { client in
            let type = try object(try await client.execute(uri: "/v1/types/image/svg+xml", method: .get))
            #expect(type["type"] as? String == "image/svg+xml")
            #expect((type["extensions"] as? [String])?.contains("svg") == true)
            #expect(type["parents"] as? [String] == ["application/xml"])
            #expect(type["registered"] as? Bool == true)
            #expect(type["compressible"] as? Bool == true)
        }
    }

    @Test(arguments: ["application/x-gzip", "Application/X-GZIP", "application/gzip;level=9"])
    func aliasLeadsToItsType(_ name: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/types/\(name)", method: .get)
            let isAlias = !name.contains(";")
            #expect(response.status == (isAlias ? .permanentRedirect : .ok))
            #expect(response.headers[.location] == (isAlias ? "/v1/types/application/gzip" : nil))
        }
    }

    @Test(arguments: ["/v1/types/none/such", "/v1/types/a%00b/c", "/v1/types/image/%2F", "/v1/extensions/nosuchthing"])
    func unknownIsAProblem(_ path: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .notFound)
            #expect(response.headers[.contentType] == "application/problem+json")
            let problem = try object(response)
            #expect(problem["status"] as? Int == 404)
            let about = try await client.execute(uri: try #require(problem["type"] as? String), method: .get)
            #expect(about.status == .ok)
        }
    }

    @Test(arguments: ["ts", ".ts", "TS"])
    func extensionHasAllItsTypes(_ name: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/extensions/\(name)", method: .get, headers: [.accept: "text/plain"])
            #expect(response.text.split(separator: "\n").contains("video/mp2t"))
            #expect(response.text.split(separator: "\n").contains("application/typescript"))
        }
    }

    @Test func wrongMethodIsToldWhatIsAllowed() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/detect", method: .get)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "PUT, POST, OPTIONS")
            let options = try await client.execute(uri: "/v1/types/image/png", method: .options)
            #expect(options.status == .noContent)
            #expect(options.headers[.allow] == "GET, HEAD, OPTIONS")
            let odd = try await client.execute(uri: "/healthz", method: try #require(.init("BREW")))
            #expect(odd.status == .methodNotAllowed)
        }
    }

    @Test func nothingIsThere() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/etc/passwd", method: .get)
            #expect(response.status == .notFound)
            #expect(response.headers[.xContentTypeOptions] == "nosniff")
            #expect(try object(response)["type"] as? String == "/problems/not-found")
        }
    }

    @Test func headIsGetWithoutABody() async throws {
        try await withRoutes { client in
            let get = try await client.execute(uri: "/v1/lookup?name=a.png", method: .get)
            let head = try await client.execute(uri: "/v1/lookup?name=a.png", method: .head)
            #expect(head.status == .ok)
            #expect(head.body.readableBytes == 0)
            #expect(head.headers[.contentLength] == get.headers[.contentLength])
            #expect(head.headers[.eTag] == get.headers[.eTag])
        }
    }

    @Test(arguments: [
        ("application/json", true), ("text/plain;q=0.5, application/json;q=0.4", true), ("*/*;q=0.1", true),
        ("image/png", false), ("application/json;q=0", false), ("nonsense", false),
    ])
    func whatIsNotAcceptedIsNotGiven(_ accept: String, _ isGiven: Bool) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup?name=a.png", method: .get, headers: [.accept: accept])
            #expect(response.status == (isGiven ? .ok : .notAcceptable))
        }
    }

    @Test(arguments: [("abc-123", true), ("a b", false), (String(repeating: "x", count: 65), false)])
    func soundRequestIDIsKept(_ id: String, _ isSound: Bool) async throws {
        let name = try #require(HTTPField.Name("X-Request-ID"))
        try await withRoutes { client in
            let response = try await client.execute(uri: "/healthz", method: .get, headers: [name: id])
            #expect(response.headers[name] == (isSound ? id : nil))
        }
    }

    @Test func otherOriginsNeedPermission() async throws {
        let headers: HTTPFields = [.origin: "https://example.org"]
        try await withRoutes { client in
            let response = try await client.execute(uri: "/v1/detect", method: .options, headers: headers)
            #expect(response.headers[.accessControlAllowOrigin] == nil)
        }
        try await withRoutes({ $0.allowedOrigins = ["https://example.org"] }) { client in
            let response = try await client.execute(uri: "/v1/detect", method: .options, headers: headers)
            #expect(response.headers[.accessControlAllowOrigin] == "https://example.org")
            #expect(response.headers[.accessControlAllowMethods] == "PUT, POST, OPTIONS")
            let other = try await client.execute(
                uri: "/v1/detect", method: .options, headers: [.origin: "https://example.com"])
            #expect(other.headers[.accessControlAllowOrigin] == nil)
            let cached = try await client.execute(uri: "/v1/lookup?name=a.png", method: .get)
            #expect(cached.headers[values: .vary] == ["Accept", "Origin"])
        }
    }

    @Test func pageAllowsNothingButItself() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/", method: .get)
            let policy = try #require(response.headers[.contentSecurityPolicy])
            #expect(policy.hasPrefix("default-src 'none'; "))
            #expect(!policy.contains("unsafe"))
            #expect(response.text.contains("<script src=\"/page.js\">"))
            #expect(!response.text.contains("http://") && !response.text.contains("https://"))
            for (path, type) in [("/page.css", "text/css"), ("/page.js", "text/javascript")] {
                let asset = try await client.execute(uri: path, method: .get)
                #expect(asset.headers[.contentType] == "\(type); charset=utf-8")
                #expect(!asset.text.contains("http://") && !asset.text.contains("https://"))
            }
        }
    }

    /// What the document describes is there, and what is there, but for itself and the page, is described.
    @Test func documentDescribesEveryRoute() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/openapi.json", method: .get)
            let document = try object(response)
            #expect(document["openapi"] as? String == "3.1.0")
            let paths = try #require(document["paths"] as? [String: [String: Any]])
            for (path, operations) in paths {
                let options = try await client.execute(uri: path, method: .options)
                let allowed = options.headers[.allow]?.lowercased().components(separatedBy: ", ") ?? []
                #expect(Set(allowed).subtracting(["head", "options"]) == Set(operations.keys))
            }
            let expected: Set = [
                "/v1/lookup", "/v1/detect", "/v1/types/{type}/{subtype}", "/v1/extensions/{extension}", "/detect",
                "/detect/stream", "/healthz", "/readyz", "/metrics", "/problems/{kind}",
            ]
            #expect(Set(paths.keys) == expected)
        }
    }

    @Test func metricsCountWhatWasDone() async throws {
        try await withRoutes { client in
            for _ in 0..<3 { try await client.execute(uri: "/v1/lookup?name=a.png", method: .get) }
            try await client.execute(uri: "/v1/detect", method: .put, body: ByteBuffer(bytes: Sample.png))
            try await client.execute(uri: "/no/such", method: try #require(.init("BREW")))
            try await client.execute(uri: "/v1/lookup", method: .delete)
            let lines = try await client.execute(uri: "/metrics", method: .get).text.split(separator: "\n")
            #expect(lines.contains(#"mimetype_requests_total{route="/v1/lookup",method="GET",status="200"} 3"#))
            #expect(lines.contains(#"mimetype_requests_total{route="none",method="other",status="404"} 1"#))
            #expect(lines.contains(#"mimetype_detections_total{basis="signature"} 1"#))
            #expect(lines.contains("mimetype_body_bytes_total \(Sample.png.count)"))
            #expect(lines.contains(#"mimetype_requests_total{route="/v1/lookup",method="DELETE",status="405"} 1"#))
            #expect(lines.contains(#"mimetype_request_duration_seconds_count{route="/v1/lookup"} 4"#))
            #expect(lines.contains("mimetype_requests_in_flight 1"))
        }
    }
}
#endif
