#if Server
import BrowserTesting
import Logging
import MIMEService
import ProcessTesting
import Testing

/// A size and a choice of colours.
struct Screen: Sendable, CustomTestStringConvertible {
    let width: Int
    let colors: Page.Colors

    static let all = [1100, 390].flatMap { width in
        [Page.Colors.light, .dark].map { Screen(width: width, colors: $0) }
    }

    var testDescription: String { "\(width) pixels, \(colors.rawValue)" }
}

/// Runs a test with an empty page and the URL of a service, which ends with it.
func withPage(
    _ configure: (inout ServiceConfiguration) -> Void = { _ in },
    _ test: @escaping @Sendable (Page, _ url: String) throws -> Void
) async throws {
    var configuration = ServiceConfiguration()
    configuration.port = 0
    configure(&configuration)
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
#endif
