#if Server
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import MIMEService

struct AllowedTypesTests {
    private static let page = Array("<!DOCTYPE html><title>a</title><p>b".utf8)
    private static let script = Array("#!/bin/sh\necho a\n".utf8)
    private static let text = Array("Some words, and some more.\n".utf8)

    /// What is allowed, the bytes that are sent, and what becomes of them.
    static let cases: [(String, [UInt8], String)] = [
        ("image/*", Sample.png, "accepted"), ("IMAGE/*", Sample.png, "accepted"), ("image", Sample.png, "accepted"),
        ("application/pdf,image/*", Sample.png, "accepted"), ("image/*", text, "not-allowed"),
        ("text/*", text, "accepted"), ("text", text, "accepted"), ("document", text, "not-allowed"),
        ("text/*", script, "not-allowed"), ("text", script, "not-allowed"), ("image/*", page, "not-allowed"),
        ("image/*,audio", page, "not-allowed"), ("png,jpeg", Sample.png, "accepted"), ("PNG", Sample.png, "accepted"),
        ("pdf", Sample.png, "not-allowed"), ("txt", text, "accepted"), ("txt", page, "not-allowed"),
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

    @Test func sentenceNamesTheRanges() async throws {
        try await withRoutes { client in
            let response = try await client.execute(
                uri: "/v1/detect?allow=image/*,spreadsheet,application/pdf", method: .put,
                body: ByteBuffer(bytes: Self.text))
            #expect(response.text.contains("image/*, spreadsheet/*"))
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
                uri: "/v1/detect?allow=\(allowed)", method: .put, body: ByteBuffer(bytes: Sample.png))
            #expect(response.status == .badRequest)
            #expect(response.text.contains("Allow "))
        }
    }
}
#endif
