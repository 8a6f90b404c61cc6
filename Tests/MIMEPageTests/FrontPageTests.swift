#if Server
import BrowserTesting
import Foundation
import MIMEService
import Testing

/// What the page shows to somebody who sees it for the first time, and what it does with thousands of files.
@Suite(
    .enabled(if: Browser.executable != nil, "Chromium is not installed"), .serialized, .timeLimit(.minutes(5)))
struct FrontPageTests {
    @Test(arguments: [
        ("page", "Dangerous", "invoice.png", "text/html"), ("php", "Refused", "avatar.gif", "image/gif"),
        ("pdf", "Agrees with its name", "report.pdf", "application/pdf"),
        ("docx", "Mismatch", "letter.docx", "application/pdf"),
        ("noise", "Unknown", "mystery", "application/octet-stream"),
        ("empty", "Empty", "notes.txt", "text/plain"),
    ])
    func sampleShowsItsVerdict(_ sample: String, _ label: String, _ name: String, _ type: String) async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate("document.querySelector('[data-sample=\(sample)]').click()")
            try page.wait(for: "document.querySelectorAll('#rows details').length === 1")
            #expect(try page.texts("#rows .mark") == [label])
            #expect(try page.texts("#rows .file") == [name])
            #expect(try page.texts("#rows .what code") == [type])
            #expect(page.complaints == [])
        }
    }

    @Test func reasonsAreSentences() async throws {
        try await withPage { page, url in
            try page.open(url)
            for sample in ["pdf", "php", "empty"] {
                _ = try page.evaluate("document.querySelector('[data-sample=\(sample)]').click()")
            }
            try page.wait(for: "document.querySelectorAll('#rows details').length === 3")
            #expect(
                try page.texts("[data-group=agrees] .why p:first-child")
                    == ["Name and content agree. Its bytes show a signature: \"%PDF-\" at 0."])
            #expect(try page.texts("[data-group=refused] .conflict").count == 1)
            try page.open(url + "?name=a.tar.gz")
            try page.wait(for: "document.querySelector('#named .why') !== null")
            let sentence = "Only the name gives evidence. Its name ends in .tar.gz."
            #expect(try page.texts("#named .why p:first-child") == [sentence])
            // The page without a script says the same.
            try page.open(url + "v1/lookup?name=a.tar.gz")
            #expect(try page.texts(".why p:first-child") == [sentence])
        }
    }

    @Test func thousandsOfFilesAreChecked() async throws {
        try await withPage { page, url in
            try page.open(url)
            let count = 3000
            let make = """
                (() => {
                    window.started = performance.now();
                    window.most = 0;
                    const real = window.fetch;
                    let open = 0;
                    window.fetch = async (...all) => {
                        open += 1;
                        window.most = Math.max(window.most, open);
                        try { return await real(...all); } finally { open -= 1; }
                    };
                    send(Array.from({ length: \(count) }, (_, i) => new File(['%PDF-1.7\\n1 0 obj\\n' + i], i + '.pdf')));
                })()
                """
            _ = try page.evaluate(make)
            try page.wait(for: "answers.length === \(count)", seconds: 280)
            let rate = try page.evaluate("Math.round(\(count) * 1000 / (performance.now() - window.started))")
            print("\(count) files, \(rate) a second")
            try page.wait(for: "document.querySelector('#summary').textContent === '\(count) files: \(count) agree'")
            // Only this many rows are made.
            #expect(try page.evaluate("document.querySelectorAll('#rows details').length") == "200")
            #expect(try page.evaluate("csv().split('\\r\\n').length") == "\(count + 2)")
            #expect(try page.evaluate("window.most") == "6")
            // After them, two more files are still sent at the same time.
            _ = try page.evaluate("window.most = 0")
            _ = try page.evaluate("send([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])")
            try page.wait(for: "answers.length === \(count + 2)")
            #expect(try page.evaluate("window.most") == "2")
            #expect(page.complaints == [])
        }
    }

    /// A client over its rate is asked to wait, and the page does.
    @Test func busyServiceGetsTheRequestAgain() async throws {
        try await withPage { configuration in
            configuration.limits.clientRate = 5
            configuration.limits.clientBurst = 10
        } _: { page, url in
            try page.open(url)
            _ = try page.evaluate("send(Array.from({ length: 20 }, (_, i) => new File(['x'], i + '.txt')))")
            try page.wait(for: "answers.length === 20", seconds: 60)
            #expect(try page.evaluate("answers.filter(a => a.error !== undefined).length") == "0")
        }
    }

    @Test func failuresAreExportedToo() async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate("window.fetch = async () => { throw new TypeError('no') }")
            _ = try page.evaluate("send([new File(['x'], '=1+1.txt')])")
            try page.wait(for: "answers.length === 1")
            #expect(
                try page.evaluate("csv().split('\\r\\n')[1]")
                    == "failed,,,1,\"'=1+1.txt\",The service can't be reached. Try again in a moment.")
            #expect(try page.evaluate("JSON.parse(json())[0].error").hasPrefix("The service"))
        }
    }

    @Test func keysAreEnough() async throws {
        try await withPage { page, url in
            try page.open(url)
            // The heading, the two choices, and the samples come in this order.
            for _ in 0..<4 { try page.press("Tab") }
            #expect(try page.evaluate("document.activeElement.dataset.sample") == "page")
            try page.press("Enter")
            try page.wait(for: "document.querySelectorAll('#rows details').length === 1")
            _ = try page.evaluate("document.querySelector('#clear').focus()")
            try page.press("Tab")
            #expect(try page.evaluate("document.activeElement.tagName") == "SUMMARY")
            try page.press("Enter")
            #expect(try page.evaluate("document.querySelector('#rows details').open") == "true")
        }
    }

    @Test func interfaceCanBeTried() async throws {
        try await withPage { page, url in
            try page.open(url + "api")
            let section = "[data-method=GET][data-path=\"/v1/lookup?name=photo.jpg&name=Makefile\"]"
            _ = try page.evaluate("document.querySelector('\(section) button').click()")
            try page.wait(for: "!document.querySelector('\(section) pre').hidden")
            #expect(try page.evaluate("document.querySelector('\(section) pre').textContent").contains("image/jpeg"))
            // Each example is answered.
            _ = try page.evaluate("document.querySelectorAll('.try button').forEach(button => button.click())")
            try page.wait(for: "[...document.querySelectorAll('.try pre')].every(answer => !answer.hidden)")
            let statuses = try page.evaluate(
                "[...new Set([...document.querySelectorAll('.try pre')].map(e => e.textContent.split('\\n')[0]))].join()"
            )
            #expect(statuses == "HTTP 200")
            #expect(try Int(page.evaluate("document.querySelectorAll('.try').length")) ?? 0 > 15)
            #expect(try page.fits)
            #expect(page.complaints == [])
        }
    }

    @Test(arguments: Screen.all)
    func pageWorksWithoutScripts(_ screen: Screen) async throws {
        try await withPage { page, url in
            try page.setUp(width: screen.width, height: 800, colors: screen.colors)
            try page.allowScripts(false)
            try page.open(url)
            #expect(try page.evaluate("document.querySelector('.samples').checkVisibility()") == "false")
            #expect(try page.evaluate("document.querySelector('#files').checkVisibility()") == "true")
            #expect(try page.texts("noscript button") == ["Check", "Look up"])
            #expect(try page.fits)
        }
    }
}
#endif
