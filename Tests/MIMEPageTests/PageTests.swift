#if Server
import FileTesting
import BrowserTesting
import Foundation
import Logging
import MIMEService
import ProcessTesting
import Testing

/// The page in a real browser.
@Suite(
    .enabled(if: Browser.executable != nil, "Chromium is not installed"), .timeLimit(.minutes(2)))
struct PageTests {
    struct Screen: Sendable, CustomTestStringConvertible {
        let width: Int
        let colors: Page.Colors

        var testDescription: String { "\(width) pixels, \(colors.rawValue)" }
    }

    private func withPage(_ test: @escaping @Sendable (Page, _ url: String) throws -> Void) async throws {
        var configuration = ServiceConfiguration()
        configuration.port = 0
        let (events, event) = AsyncStream.makeStream(of: ServiceEvent.self)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let service = DetectionService(configuration, logger: logger) { event.yield($0) }
        let executable = try #require(Browser.executable)
        let running = Task { try await service.run() }
        defer { running.cancel() }
        for await case .listening(let urls) in events {
            let url = try #require(urls.first) + "/"
            return try await outsideThePool { try test(try Browser(executable).openPage(), url) }
        }
    }

    @Test(arguments: [
        Screen(width: 1100, colors: .light), Screen(width: 1100, colors: .dark),
        Screen(width: 390, colors: .light), Screen(width: 390, colors: .dark),
    ])
    func namesAndFilesAreAnswered(_ screen: Screen) async throws {
        let folder = try TemporaryFolder([
            "report.pdf": "%PDF-1.7\n1 0 obj\n", "letter.docx": "%PDF-1.7\n1 0 obj\n", "<b>notes.md": "# Notes\n",
            "empty.txt": "",
        ])
        let files = ["report.pdf", "letter.docx", "<b>notes.md", "empty.txt"].map(folder.url.appendingPathComponent)
        try await withPage { page, url in
            try page.setUp(width: screen.width, height: 800, colors: screen.colors)
            try page.open(url)
            try page.type("photo.jpg")
            try page.wait(for: "document.querySelector('#named .type')?.textContent === 'image/jpeg'")
            #expect(try page.texts("#named h3") == ["photo.jpg"])

            try page.drop(files)
            try page.wait(for: "document.querySelectorAll('#results .type').length === 4")
            #expect(try page.texts("#results h3") == ["report.pdf", "letter.docx", "<b>notes.md", "empty.txt"])
            let types = try page.texts("#results .type")
            #expect(types == ["application/pdf", "application/pdf", "text/markdown", "text/plain"])
            #expect(try page.texts("#results .conflict").count == 1)
            #expect(try page.evaluate("document.querySelector('#progress').hidden") == "true")

            #expect(try page.evaluate("document.body.innerText.includes('<button')") == "false")
            #expect(try page.fits)
            let brightness = try page.evaluate(
                "getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0] > 128")
            #expect(brightness == "\(screen.colors == .light)")
            #expect(page.complaints == [])
        }
    }

    @Test func questionThatFailsIsToldInWords() async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate("document.querySelector('#name').removeAttribute('maxlength')")
            try page.type(String(repeating: "x", count: 2000))
            try page.wait(for: "document.querySelector('#named .conflict') !== null")
            #expect(try page.texts("#named .conflict") == ["Send names of at most 1024 bytes."])
        }
    }

    /// What the other tests rely on.
    @Test(arguments: ["console.error('no')", "setTimeout(() => { throw new Error('no') })", "fetch('/no/such')"])
    func errorsAreNoticed(_ expression: String) async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate(expression)
            Thread.sleep(forTimeInterval: 0.3)
            _ = try page.evaluate("1")
            #expect(page.complaints.count == 1)
        }
    }

    @Test func pageOfResultsHasItsStyle() async throws {
        try await withPage { page, url in
            try page.open(url + "v1/lookup?name=photo.jpg&name=Makefile")
            #expect(try page.texts(".type") == ["image/jpeg", "text/x-makefile"])
            #expect(try page.evaluate("getComputedStyle(document.querySelector('article')).borderRadius") == "16px")
            #expect(page.complaints == [])
        }
    }
}
#endif
