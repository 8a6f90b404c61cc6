#if Server
/// A request as it is sent, whether it is valid or not.
struct RawRequest: Sendable {
    var line: String
    var fields: [String] = []
    var body: [UInt8] = []
    /// The number of bytes at the end of the body that are announced, but not sent.
    var missing = 0

    /// The bytes; a second request follows, which shows whether the connection stays open, and where the response ends.
    var bytes: [UInt8] {
        let framing = body.isEmpty && missing == 0 ? [] : ["Content-Length: \(body.count + missing)"]
        let head = ([line, "Host: x"] + framing + fields).map { "\($0)\r\n" }.joined() + "\r\n"
        let next = missing > 0 ? "" : "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        return head.utf8 + body + next.utf8
    }
}

extension RawRequest {
    /// Many requests of all kinds.
    static let all = withoutBody + ofFiles + others

    private static let targets = [
        "/", "/api", "/openapi.json", "/page.css", "/page.js", "/v1/lookup?name=a.jpg", "/v1/lookup?name=",
        "/v1/lookup", "/v1/lookup?name=a.tar.gz&name=Makefile&fields=type", "/v1/lookup?name=%FF",
        "/v1/lookup?name=%", "/v1/lookup?name=\u{E4}+b%20c", "/v1/lookup?name=a&fields=none",
        "/v1/lookup?name=\(String(repeating: "a", count: 3000))", "/v1/types/image/png", "/v1/types/image/x-png",
        "/v1/types/none/none", "/v1/types/%2F/x", "/v1/extensions/ts", "/v1/extensions/nonesuch", "/version",
        "/healthz", "/healthz?x", "/readyz", "/none", "//metrics", "/v1/detect", "/mime-types", "/detectors",
        "/problems/bad-request", "/problems/none", "/m/healthz", "/m", "http://x/healthz", "*", "",
    ]

    private static let fields = [
        [], ["Accept: text/html"], ["Accept: text/plain;q=0.5, application/jsonl"], ["Accept: image/png"],
        ["Accept-Encoding: gzip"], ["If-None-Match: *"], ["X-Request-ID: given-1", "Origin: https://a.example"],
        ["Origin: https://b.example", "traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"],
        ["Authorization: Bearer \(token)"], ["Authorization: Bearer wrong"], ["X-Forwarded-For: 192.0.2.1"],
        ["Connection: close"], ["Connection: keep-alive"], ["Content-Length: 0"], ["Expect: 100-continue"],
    ]

    /// The token that the requests with a valid token have.
    static let token = "0123456789abcdef"

    private static let withoutBody =
        targets.flatMap { target in
            ["GET", "HEAD", "OPTIONS", "PUT"].map { RawRequest(line: "\($0) \(target) HTTP/1.1") }
        }
        + fields.flatMap { fields in
            ["GET /", "GET /v1/lookup?name=a.jpg", "HEAD /mime-types", "GET /none", "DELETE /v1/types/image/png"].map {
                RawRequest(line: "\($0) HTTP/1.1", fields: fields)
            }
        }
        + ["GET /healthz", "HEAD /v1/lookup?name=a", "get /healthz", "BREW /"].flatMap { start in
            ["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", ""].map { RawRequest(line: "\(start) \($0)") }
        }

    private static let files: [[UInt8]] = [
        Sample.png, Sample.wholePNG, Sample.pdf, Sample.zipStart, Array("a,b\n1,2\n".utf8), [0], [],
        Sample.wholePNG + [UInt8](repeating: 0, count: 65_536 - Sample.wholePNG.count),
        Sample.pdf + [UInt8](repeating: 0x20, count: 40_000), [UInt8](repeating: 0, count: 65_537),
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>".utf8),
        [0x9D, 0x01] + (0..<4094).map { UInt8(truncatingIfNeeded: $0 &* 73 ^ ($0 >> 3)) },
        [UInt8](repeating: 0x41, count: 65_536),
    ]

    private static let detections = [
        "/v1/detect", "/v1/detect/", "/v1/detect/a.png", "/v1/detect/a%2Fb.txt?partial=true",
        "/v1/detect?name=a.doc&fields=type,verdict", "/v1/detect/a.png?allow=image/*,pdf&status=422",
        "/v1/detect?allow=image/png", "/v1/detect?allow=text/*", "/m/v1/detect/a.svg?allow=image/svg%2Bxml",
    ]

    private static let wrongDetections = [
        "/v1/detect?partial=maybe", "/v1/detect?fields=none", "/v1/detect?allow=none", "/v1/detect?status=422",
        "/v1/detect?a=1", "/v1/detect?name=a&name=b", "/v1/detect/%FF", "/v1/detect/a/b", "/none", "/v1/lookup",
        "/meta",
        "/v1/detect/\(String(repeating: "a", count: 3000))", "/detect", "/detect/stream", "/rmeta/text",
    ]

    private static let fileFields = [
        ["Content-Type: image/png"], ["Content-Type: application/octet-stream"], ["Content-Type: nonsense"],
        ["Content-Disposition: attachment; filename=a.gif"], ["Content-Encoding: gzip"], ["Content-Encoding: identity"],
        ["Content-Range: bytes 0-1/2"], ["Expect: 100-continue"], ["Expect: nothing"], ["Content-Length: 1"],
    ]

    private static let ofFiles =
        detections.flatMap { target in files.map { RawRequest(line: "PUT \(target) HTTP/1.1", body: $0) } }
        + wrongDetections.map { RawRequest(line: "PUT \($0) HTTP/1.1", body: Sample.pdf) }
        + (fields + fileFields).flatMap { fields in
            ["PUT", "POST"].map { RawRequest(line: "\($0) /v1/detect HTTP/1.1", fields: fields, body: Sample.pdf) }
        }
        + [
            RawRequest(line: "PUT /v1/detect HTTP/1.0", body: Sample.pdf),
            RawRequest(line: "PUT /v1/detect/a.png?allow=png HTTP/1.0", body: Sample.wholePNG),
            RawRequest(line: "PUT /v1/detect HTTP/1.1", body: Sample.pdf, missing: 1),
            RawRequest(line: "PUT /v1/detect HTTP/1.1", missing: 10),
            RawRequest(line: "PUT /v1/detect?a=1 HTTP/1.1", missing: 10),
            RawRequest(line: "PUT /v1/detect HTTP/1.1", fields: ["Accept: image/png"], missing: 10),
        ]

    private static let others = [
        ["Host: y"], ["Content-Length: -1"], ["Content-Length: 5, 5"], ["Content-Length: x"], [" folded"], ["no colon"],
        ["Transfer-Encoding: chunked", "", "5", "%PDF-", "0", ""], ["Transfer-Encoding: chunked", "", "x"],
        ["Transfer-Encoding: gzip, chunked"], ["Transfer-Encoding: chunked", "Content-Length: 5"],
        ["X: \(String(repeating: "a", count: 70_000))"], ["X: \u{7F}"],
    ].flatMap { fields in
        ["GET /healthz", "PUT /v1/detect", "POST /v1/lookup"].map { RawRequest(line: "\($0) HTTP/1.1", fields: fields) }
    }
}
#endif
