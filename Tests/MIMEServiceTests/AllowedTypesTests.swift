#if Server
import Foundation
import Hummingbird
import HummingbirdTesting
import MIMEDetection
import NIOCore
import Testing

@testable import MIMEService

struct AllowedTypesTests {
    private static let page = Array("<!DOCTYPE html><title>a</title><p>b".utf8)
    private static let script = Array("#!/bin/sh\necho a\n".utf8)
    private static let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>".utf8)
    private static let postScript = Array("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n".utf8)
    private static let text = Array("Some words, and some more.\n".utf8)

    /// What is allowed, the bytes that are sent, and what becomes of them.
    static let cases: [(String, [UInt8], String)] = [
        ("image/*", Sample.wholePNG, "accepted"), ("IMAGE/*", Sample.wholePNG, "accepted"),
        ("image", Sample.wholePNG, "accepted"),
        ("application/pdf,image/*", Sample.wholePNG, "accepted"), ("image/*", text, "not-allowed"),
        ("text/*", text, "accepted"), ("text", text, "accepted"), ("document", text, "not-allowed"),
        ("text/*", script, "not-allowed"), ("text", script, "not-allowed"), ("image/*", page, "not-allowed"),
        ("image/*,audio", page, "not-allowed"), ("png,jpeg", Sample.wholePNG, "accepted"),
        ("PNG", Sample.wholePNG, "accepted"),
        ("image/*", drawing, "not-allowed"), ("image", drawing, "not-allowed"), ("svg", drawing, "accepted"),
        ("image/*", postScript, "not-allowed"), ("text/*", postScript, "not-allowed"),
        ("document", postScript, "not-allowed"), ("application/*", postScript, "not-allowed"),
        ("script", script, "accepted"), ("pdf", Sample.wholePNG, "not-allowed"),
        ("txt", text, "accepted"), ("txt", page, "not-allowed"),
        ("m3u8", Array("#EXTM3U\n#EXTINF:12,Élan\na.mp3\n".utf8), "accepted"), ("svgz", drawing, "not-allowed"),
    ]

    @Test(arguments: cases)
    func familiesAndCategoriesAreAllowed(_ allowed: String, _ bytes: [UInt8], _ code: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?allow=\(allowed)", method: .put, body: ByteBuffer(bytes: bytes))
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [String: Any])
            let upload = try #require(object["upload"] as? [String: Any])
            #expect(upload["code"] as? String == code)
        }
    }

    /// The bytes are judged, and not only their type: a signature alone is no image, and entries of archives stay
    /// inside.
    @Test(arguments: [
        ("png", "photo.png", Array(Sample.png.prefix(8)), "unproven"), ("zip", "a.zip", escaping, "entry-path"),
        ("png", "..%2Fa.png", Sample.wholePNG, "name-path"),
    ])
    func bytesAreJudged(_ allowed: String, _ name: String, _ bytes: [UInt8], _ code: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?name=\(name)&allow=\(allowed)", method: .put, body: ByteBuffer(bytes: bytes))
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(response.text.utf8)) as? [String: Any])
            let upload = try #require(object["upload"] as? [String: Any])
            let findings = try #require(upload["findings"] as? [[String: Any]])
            #expect(findings.first?["code"] as? String == code, "\(response.text)")
        }
    }

    /// A ZIP archive of one empty entry outside of the archive's folder.
    private static let escaping: [UInt8] = {
        let name = Array("../evil".utf8)
        let fields = [UInt8](repeating: 0, count: 20) + [UInt8(name.count), 0, 0, 0]
        let entry = Array("PK\u{3}\u{4}\u{A}\0".utf8) + fields + name
        let record =
            Array("PK\u{1}\u{2}\u{A}\0\u{A}\0".utf8) + fields + [UInt8](repeating: 0, count: 14) + name
        let end: [UInt8] = [0, 0, 0, 0, 1, 0, 1, 0, UInt8(record.count), 0, 0, 0, UInt8(entry.count), 0, 0, 0, 0, 0]
        return entry + record + Array("PK\u{5}\u{6}".utf8) + end
    }()

    /// More of a file is kept for a policy than for its type: a picture of a phone has 5 to 12 MB.
    @Test func fileThatIsLongerThanThePrefixIsJudged() async throws {
        #expect(ServiceLimits().keptLength(isJudged: true) == 16 << 20)
        let text = Array(String(repeating: "A line of words.\n", count: 300).utf8)
        let form = Array("--b\r\nContent-Disposition: form-data; name=\"a\"; filename=\"a.txt\"\r\n\r\n".utf8)
        for (longest, verdict) in [(nil, "accepted"), (text.count, "accepted"), (text.count - 1, "not-fully-read")] {
            try await withRoutes({ ($0.limits.prefixLength, $0.limits.judgedLength) = (1000, longest) }) { client in
                let response = try await client.execute(
                    uri: "/v1/detect/a.txt?allow=txt", method: .put, body: ByteBuffer(bytes: text))
                #expect(response.text.contains("\"code\":\"\(verdict)\""), "\(response.text)")
                let answer = try await client.execute(
                    uri: "/v1/detect?allow=txt", method: .post,
                    headers: [.contentType: "multipart/form-data; boundary=b"],
                    body: ByteBuffer(bytes: form + text + Array("\r\n--b--\r\n".utf8)))
                #expect(answer.text.contains("\"code\":\"\(verdict)\""), "\(answer.text)")
            }
        }
    }

    /// The limits of the policy hold for types and for ranges.
    @Test(arguments: ["png", "image/*", "image"]) func limitsOfThePolicyHold(_ allowed: String) async throws {
        for (limits, code) in [
            (UploadLimits(size: 9), "too-large"), (UploadLimits(size: Sample.wholePNG.count), "accepted"),
        ] {
            try await withRoutes({ $0.limits.uploads = limits }) { client in
                let response = try await client.execute(
                    uri: "/v1/detect?allow=\(allowed)", method: .put, body: ByteBuffer(bytes: Sample.wholePNG))
                #expect(response.text.contains("\"code\":\"\(code)\""), "\(response.text)")
            }
        }
    }

    @Test func sentenceNamesTheRanges() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?allow=image/*,spreadsheet,application/pdf", method: .put,
                body: ByteBuffer(bytes: Self.text))
            #expect(response.text.contains("can be sent: images, spreadsheets, PDF document."), "\(response.text)")
        }
    }

    /// What is not understood must not let anything in.
    @Test(arguments: [
        "no-such-extension", "none/such", "*/*", "*", "none/*", "image/p*", "other", "images", "image/png,",
        ",", "image/*/*", "/*",
    ])
    func restIsRefused(_ allowed: String) async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?allow=\(allowed)", method: .put, body: ByteBuffer(bytes: Sample.wholePNG))
            #expect(response.status == .badRequest)
            #expect(response.text.contains("Allow "))
        }
    }
}
#endif
