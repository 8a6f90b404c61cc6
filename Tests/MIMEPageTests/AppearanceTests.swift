#if Server
import BrowserTesting
import Foundation
import Testing

/// How the pages look, for machines and for people.
///
/// `AXE=axe.min.js` names the script of axe-core, which checks accessibility; `SCREENSHOTS=folder` asks for images.
@Suite(.enabled(if: Browser.executable != nil, "Chromium is not installed"), .serialized, .timeLimit(.minutes(5)))
struct AppearanceTests {
    private static let axe = ProcessInfo.processInfo.environment["AXE"]
    private static let screenshots = ProcessInfo.processInfo.environment["SCREENSHOTS"]

    /// Opens the front page with every kind of row on it, one of them opened.
    private static func openFullPage(_ page: Page, _ url: String) throws {
        try page.open(url + "?name=photo.jpg")
        try page.wait(for: "document.querySelector('#named .why') !== null")
        _ = try page.evaluate("document.querySelectorAll('[data-sample]').forEach(button => button.click())")
        try page.wait(for: "document.querySelectorAll('#rows details').length === 6")
        _ = try page.evaluate("document.querySelector('#rows .refused').open = true")
    }

    @Test(.enabled(if: axe != nil, "AXE is not set"), arguments: Screen.all)
    func nothingIsInaccessible(_ screen: Screen) async throws {
        let script = try String(contentsOfFile: #require(Self.axe), encoding: .utf8)
        try await withPage { page, url in
            try page.setUp(width: screen.width, height: 900, colors: screen.colors)
            let addresses = ["", "full", "api", "v1/lookup?name=photo.jpg&name=a%E2%80%AEgpj.exe"]
            for address in addresses {
                if address == "full" { try Self.openFullPage(page, url) } else { try page.open(url + address) }
                _ = try page.evaluate("(() => { \(script); })()")
                let violations = try page.evaluateAsync(
                    "axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html).join('\\n'))")
                #expect(violations == "", "\(address)")
                #expect(try page.evaluate("typeof axe") == "object")
            }
        }
    }

    @Test(.enabled(if: screenshots != nil, "SCREENSHOTS is not set"), arguments: Screen.all)
    func imagesAreAccepted(_ screen: Screen) async throws {
        let folder = URL(fileURLWithPath: try #require(Self.screenshots))
        try await withPage { page, url in
            func save(_ name: String) throws {
                let file = folder.appendingPathComponent("\(name)-\(screen.width)-\(screen.colors.rawValue).png")
                try page.screenshot().write(to: file)
            }
            try page.setUp(width: screen.width, height: 800, colors: screen.colors)
            try page.open(url)
            try save("start")
            try Self.openFullPage(page, url)
            try save("results")
            try page.open(url + "api")
            try save("api")
            try page.allowScripts(false)
            try page.open(url)
            try save("start-without-scripts")
            try page.open(url + "v1/lookup?name=photo.jpg&name=Makefile")
            try save("lookup-without-scripts")
        }
    }
}
#endif
