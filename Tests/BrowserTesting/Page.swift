package import Foundation

/// A page in the browser, used as a person would use it.
package struct Page {
    package enum Colors: String, Sendable {
        case light, dark
    }

    let browser: Browser
    let session: String

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }

    /// Makes the page this large, with the reader's colours.
    package func setUp(width: Int, height: Int, colors: Colors) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
        let scheme = ["name": "prefers-color-scheme", "value": colors.rawValue]
        try send("Emulation.setEmulatedMedia", ["features": [scheme]])
    }

    package func open(_ url: String) throws {
        try send("Page.navigate", ["url": url])
        try wait(for: "document.readyState === 'complete' && location.href.startsWith('http')")
    }

    /// Lets the page run scripts, or not.
    package func allowScripts(_ isAllowed: Bool) throws {
        try send("Emulation.setScriptExecutionDisabled", ["value": !isAllowed])
    }

    /// Returns the whole page as a PNG image.
    package func screenshot() throws -> Data {
        let answer = try send("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true])
        return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
    }

    /// Presses a key, such as `Tab` or `Enter`, wherever the focus is.
    package func press(_ key: String) throws {
        let code = ["Tab": 9, "Enter": 13, " ": 32][key] ?? 0
        let text = ["Enter": "\r", " ": " "][key]
        var down: [String: Any] = [
            "type": text == nil ? "rawKeyDown" : "keyDown", "key": key, "windowsVirtualKeyCode": code,
        ]
        down["text"] = text
        try send("Input.dispatchKeyEvent", down)
        try send("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "windowsVirtualKeyCode": code])
    }

    /// Types where the cursor is.
    package func type(_ text: String) throws {
        try send("Input.insertText", ["text": text])
    }

    package func drop(_ files: [URL]) throws {
        let data: [String: Any] = ["items": [Any](), "files": files.map(\.path), "dragOperationsMask": 1]
        for type in ["dragEnter", "dragOver", "drop"] {
            try send("Input.dispatchDragEvent", ["type": type, "x": 150, "y": 150, "data": data])
        }
    }

    /// The value of an expression in the page's language, as text.
    package func evaluate(_ expression: String) throws -> String {
        let answer = try send("Runtime.evaluate", ["expression": "String(\(expression))", "returnByValue": true])
        return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// The value of an expression that is a promise, as text.
    package func evaluateAsync(_ expression: String) throws -> String {
        let parameters: [String: Any] = ["expression": expression, "awaitPromise": true, "returnByValue": true]
        return (try send("Runtime.evaluate", parameters)["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Waits until an expression is true.
    package func wait(for expression: String, seconds: Double = 10) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while try evaluate(expression) != "true" {
            guard Date() < end else { throw BrowserError(description: "waited in vain for \(expression)") }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    /// The text of each element that a selector finds.
    package func texts(_ selector: String) throws -> [String] {
        try evaluate("[...document.querySelectorAll('\(selector)')].map(e => e.textContent).join('\\n')")
            .split(separator: "\n").map(String.init)
    }

    /// Whether everything fits into the width.
    package var fits: Bool {
        get throws { try evaluate("document.documentElement.scrollWidth <= innerWidth") == "true" }
    }

    /// Exceptions, and errors in the console or the log.
    package var complaints: [String] { browser.complaints(of: session) }
}
