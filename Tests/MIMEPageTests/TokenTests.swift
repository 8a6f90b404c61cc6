#if Server
import BrowserTesting
import Foundation
import MIMEService
import Testing

/// A service with access tokens asks the visitors of its pages for one.
@Suite(
    .enabled(if: Browser.executable != nil, "Chromium is not installed"), .serialized, .timeLimit(.minutes(5)))
struct TokenTests {
    private static let secret = "0123456789abcdef-._~+/=="

    private func withProtectedPage(_ test: @escaping @Sendable (Page, _ url: String) throws -> Void) async throws {
        let tokens = try AccessTokens([Self.secret])
        try await withPage({ $0.accessTokens = tokens }, test)
    }

    private static func enter(_ token: String, on page: Page) throws {
        try page.wait(for: "document.querySelector('#token') === document.activeElement")
        _ = try page.evaluate("document.querySelector('#token').value = '\(token)'")
        _ = try page.evaluate("document.querySelector('#access').requestSubmit()")
    }

    /// The browser itself notes each refused request on its console.
    private static func complaints(of page: Page) -> [String] { page.complaints.filter { !$0.contains("401") } }

    @Test func tokenIsAskedForOnce() async throws {
        try await withProtectedPage { page, url in
            try page.open(url)
            #expect(try page.texts("#access") == [])
            let send = "send(Array.from({ length: 20 }, (_, i) => new File(['%PDF-1.7\\n' + i], i + '.pdf')))"
            _ = try page.evaluate(send)
            try page.wait(for: "document.querySelector('#access') !== null")
            #expect(try page.texts("#access label") == ["This service needs an access token"])
            #expect(try page.fits)
            // The form refuses what can't be a token.
            try Self.enter("short", on: page)
            #expect(try page.texts("#access").count == 1)
            try Self.enter("fedcba9876543210", on: page)
            try page.wait(for: "document.querySelector('#access label').textContent.includes('refuses')")
            try Self.enter(Self.secret, on: page)
            try page.wait(for: "document.querySelector('#summary').textContent === '20 files: 20 agree'")
            #expect(try page.texts("#access") == [])
            // Another page of the same tab knows it.
            try page.open(url + "?name=photo.jpg")
            try page.wait(for: "document.querySelector('#named .what code')?.textContent === 'image/jpeg'")
            #expect(Self.complaints(of: page) == [])
        }
    }

    @Test func operationsCanBeTriedWithAToken() async throws {
        try await withProtectedPage { page, url in
            try page.open(url + "api")
            let section = "[data-method=GET][data-path^=\"/v1/lookup\"]"
            _ = try page.evaluate("document.querySelector('\(section) button').click()")
            try Self.enter(Self.secret, on: page)
            try page.wait(for: "document.querySelector('\(section) pre').textContent.startsWith('HTTP 200')")
            #expect(Self.complaints(of: page) == [])
        }
    }
}
#endif
