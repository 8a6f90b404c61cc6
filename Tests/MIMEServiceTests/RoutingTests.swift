#if Server
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import MIMEService

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

    @Test(arguments: ["/v1/types/none/such", "/v1/extensions/nosuchthing"])
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

    /// What can't be a type or an extension is an error of the client, and not a thing that is missing.
    @Test(arguments: [
        "/v1/types/a%00b/c", "/v1/types/image/%2F", "/v1/types/image/p%20g", "/v1/extensions/a%2Fb",
        "/v1/extensions/%20", "/v1/extensions/a%00",
    ])
    func nonsenseIsABadRequest(_ path: String) async throws {
        try await withRoutes { client in
            let problem = try object(try await client.execute(uri: path, method: .get))
            #expect(problem["status"] as? Int == 400)
            #expect((problem["detail"] as? String)?.hasPrefix("Ask for ") == true)
        }
    }

    @Test(arguments: ["/tika", "/tika/text", "/language/string", "/translate/all/x/en/fr", "/unpack/all"])
    func clientsThatWantTextsLearnWhatThisIs(_ path: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: path, method: .put, body: ByteBuffer(string: "a"))
            #expect(response.status == .notFound)
            #expect(response.text.contains("Ask Apache Tika for texts, languages and translations"))
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

    @Test func wrongMethodGetsTheAllowedOnes() async throws {
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

    @Test func missingPathIsNotFound() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/etc/passwd", method: .get)
            #expect(response.status == .notFound)
            #expect(response.headers[.xContentTypeOptions] == "nosniff")
            #expect(try object(response)["type"] as? String == "/problems/not-found")
        }
    }

    /// A proxy's rule for one path must not be passed by another spelling of it.
    @Test(arguments: [
        "//metrics", "/metrics/", "///metrics", "/./metrics", "/%6Detrics", "/v1//lookup?name=a", "/v1/lookup/?name=a",
    ])
    func pathHasOneSpelling(_ path: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.status == .notFound)
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
        ("image/png", false), ("application/json;q=0", false), ("text/plain;level=1", false),
        // What can't be understood says nothing about what is wanted.
        ("nonsense", true), ("application/json; charset=UTF-8", true), ("application/json-lines", true),
    ])
    func unacceptableAnswerIsRefused(_ accept: String, _ isGiven: Bool) async throws {
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
            #expect(cached.headers[values: .vary] == ["Accept, Accept-Encoding", "Origin"])
        }
    }

    @Test func pageAllowsNothingButItself() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/", method: .get)
            let policy = try #require(response.headers[.contentSecurityPolicy])
            #expect(policy.hasPrefix("default-src 'none'; "))
            #expect(!policy.contains("unsafe"))
            #expect(response.text.contains("<script src=\"/page.js\" data-base=\"\">"))
            #expect(!response.text.contains("http://") && !response.text.contains("https://"))
            for (path, type) in [
                ("/page.css", "text/css"), ("/page.js", "text/javascript"), ("/api.js", "text/javascript"),
            ] {
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
            let pages: Set = ["/", "/page.css", "/page.js", "/api", "/api.js", "/openapi.json"]
            let expected = Set(makeRoutes().paths).subtracting(pages)
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

    @Test(arguments: ["/mimetype/v1/types/application/x-gzip", "/v1/types/application/x-gzip"])
    func linksBeginWithTheBasePath(_ path: String) async throws {
        try await withRoutes({ $0.basePath = "/mimetype" }) { client in
            let response = try await client.execute(uri: path, method: .get)
            #expect(response.headers[.location] == "/mimetype/v1/types/application/gzip")
            let missing = try await client.execute(uri: "/mimetype/nothing", method: .get)
            #expect(missing.text.contains(#""type":"/mimetype/problems/not-found""#))
            let other = try await client.execute(uri: "/mimetypes/healthz", method: .get)
            #expect(other.status == .notFound)
            let page = try await client.execute(uri: "/mimetype", method: .get)
            #expect(page.text.contains("href=\"/mimetype/page.css\""))
            let document = try object(try await client.execute(uri: "/mimetype/openapi.json", method: .get))
            #expect((document["servers"] as? [[String: Any]])?.first?["url"] as? String == "/mimetype/")
        }
    }

    @Test func browserSeesProblemsAsPages() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/lookup", method: .get, headers: [.accept: "text/html,application/xhtml+xml,*/*;q=0.8"])
            #expect(response.status == .badRequest)
            #expect(response.headers[.contentType] == "text/html; charset=utf-8")
            #expect(response.text.contains("Name at least one file"))
        }
    }

    @Test func interfaceIsDescribedForPeople() async throws {
        try await withRoutes { client in
            let response = try await client.execute(uri: "/api", method: .get)
            for path in makeRoutes().paths where path.hasPrefix("/v1/") {
                #expect(response.text.contains(path))
            }
            for parameter in ["fields", "allow", "status", "partial"] {
                #expect(response.text.contains("<li><code>\(parameter)</code> (query, optional): "))
            }
        }
    }

    @Test func metricsMayHaveTheirOwnAddress() async throws {
        try await withServers({
            $0.listenAddresses = [.host("127.0.0.1", port: 0), .host("127.0.0.1", port: 0)]
            $0.metricsAddress = .host("127.0.0.1", port: 0)
        }) { urls in
            #expect(urls.count == 3)
            let ports = urls.map { Int($0.split(separator: ":").last ?? "") ?? 0 }
            for (port, status) in [(ports[0], "404"), (ports[1], "404"), (ports[2], "200")] {
                let client = try await RawClient(port: port)
                try await client.send("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                #expect(await client.readToEnd().text.hasPrefix("HTTP/1.1 \(status) "))
            }
        }
    }

    @Test(arguments: [
        ("9090", ListenAddress.host("127.0.0.1", port: 9090)), ("[::1]:80", .host("::1", port: 80)),
        ("unix:/run/x", .socket(path: "/run/x")), ("a.example:0", .host("a.example", port: 0)), ("unix:", nil),
        (":80", nil), ("a:99999", nil), ("", nil), ("a", nil),
    ])
    func offsetIsRead(_ text: String, _ place: ListenAddress?) {
        #expect(ListenAddress(text) == place)
    }
}
#endif
