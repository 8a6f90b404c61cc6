import FileTesting
import Foundation

/// Chromium without a window, steered through two pipes.
///
/// https://chromedevtools.github.io/devtools-protocol/
package final class Browser {
    /// Where Chromium is installed, or nil if it is not.
    package static let executable: String? = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ].first { FileManager.default.isExecutableFile(atPath: $0) }

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let profile: TemporaryFolder
    private var unread = Data()
    private var count = 0
    /// What the browser has said without being asked.
    private var events: [Message] = []

    package init(_ executable: String) throws {
        profile = try TemporaryFolder()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The browser reads commands from descriptor 3 and answers on 4; its own sandbox does not work for root.
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", executable, "--headless=new",
            "--no-sandbox",
            "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
            "--user-data-dir=\(profile.url.path)", "about:blank",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
    }

    deinit {
        // Asked to close, it ends its other processes first, which would go on writing into the profile.
        _ = try? send("Browser.close")
        process.waitUntilExit()
    }

    /// Opens an empty page.
    package func openPage() throws -> Page {
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        let result = try send("Target.attachToTarget", ["targetId": target, "flatten": true])
        let page = Page(browser: self, session: result["sessionId"] as? String ?? "")
        for domain in ["Page", "Runtime", "Log"] { try page.send("\(domain).enable") }
        return page
    }

    /// Sends a command and waits for what comes of it.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        count += 1
        var command: [String: Any] = ["id": count, "method": method, "params": parameters]
        if let session { command["sessionId"] = session }
        try commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
        while true {
            let message = try receive()
            guard message["id"] as? Int == count else {
                events.append(message)
                continue
            }
            if let error = message["error"] { throw BrowserError(description: "\(method): \(error)") }
            return message["result"] as? [String: Any] ?? [:]
        }
    }

    /// What went wrong on a page: exceptions, and errors in its console or its log.
    func complaints(of session: String) -> [String] {
        events.filter { $0["sessionId"] as? String == session }.compactMap { event in
            let parameters = event["params"] as? Message ?? [:]
            let entry = parameters["entry"] as? Message ?? parameters
            let isBad =
                event["method"] as? String == "Runtime.exceptionThrown" || entry["level"] as? String == "error"
                || entry["type"] as? String == "error"
            return isBad ? "\(parameters)" : nil
        }
    }

    private typealias Message = [String: Any]

    /// Messages end with a zero byte.
    private func receive() throws -> Message {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let message = Data(unread[..<end])
                unread = Data(unread[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? Message ?? [:]
            }
            let piece = answers.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw BrowserError(description: "the browser has ended") }
            unread += piece
        }
    }
}

/// What the browser refuses to do.
struct BrowserError: Error, CustomStringConvertible {
    let description: String
}
