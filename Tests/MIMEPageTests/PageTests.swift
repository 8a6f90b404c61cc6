#if Server
import FileTesting
import BrowserTesting
import Foundation
import Testing

/// The page in a real browser.
@Suite(
    .enabled(if: Browser.executable != nil, "Chromium is not installed"), .timeLimit(.minutes(10)))
struct PageTests {
    @Test(arguments: Screen.all)
    func namesAndFilesAreAnswered(_ screen: Screen) async throws {
        let folder = try TemporaryFolder([
            "report.pdf": "%PDF-1.7\n1 0 obj\n", "letter.docx": "%PDF-1.7\n1 0 obj\n", "<b>notes.md": "# Notes\n",
            "empty.txt": "",
        ])
        let files = ["report.pdf", "letter.docx", "<b>notes.md", "empty.txt"].map(folder.url.appendingPathComponent)
        try await withPage { page, url in
            try page.setUp(width: screen.width, height: 800, colors: screen.colors)
            try page.open(url + "?name=photo.jpg")
            try page.wait(for: "document.querySelector('#named .what code')?.textContent === 'image/jpeg'")
            #expect(try page.texts("#named .file") == ["photo.jpg"])

            try page.drop(files)
            try page.wait(for: "document.querySelectorAll('#rows details').length === 4")
            // Mismatches come first.
            #expect(try page.texts("#rows details:first-of-type .file").first == "letter.docx")
            #expect(try page.texts("#rows .lies .what code") == ["application/pdf"])
            #expect(try Set(page.texts("#rows .file")) == ["report.pdf", "letter.docx", "<b>notes.md", "empty.txt"])
            try page.wait(for: "document.querySelector('#summary').textContent.startsWith('4 files: 1 mismatch')")
            #expect(try page.evaluate("document.querySelector('#progress').hidden") == "true")
            #expect(try page.evaluate("document.querySelector('#rows .lies').open") == "false")
            _ = try page.evaluate("document.querySelector('#rows .lies summary').click()")
            #expect(try page.evaluate("document.querySelector('#rows .lies').open") == "true")
            #expect(try page.texts("#rows .lies .conflict").count == 1)

            #expect(try page.evaluate("document.body.innerText.includes('<button')") == "false")
            #expect(try page.fits)
            let brightness = try page.evaluate(
                "getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0] > 128")
            #expect(brightness == "\(screen.colors == .light)")
            #expect(page.complaints == [])
        }
    }

    @Test func failedLookUpIsExplained() async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate("document.querySelector('#name').removeAttribute('maxlength')")
            _ = try page.evaluate("document.querySelector('#name').focus()")
            try page.type(String(repeating: "x", count: 2000))
            try page.wait(for: "document.querySelector('#named .conflict') !== null")
            #expect(try page.texts("#named .conflict") == ["Send names of at most 1024 bytes."])
        }
    }

    /// What stands between the page and the service may answer instead, or nobody may.
    @Test(arguments: [
        ("async () => new Response('<h1>Bad gateway</h1>', { status: 502 })", "A proxy responded with 502"),
        ("async () => new Response('', { status: 413 })", "A proxy in front of the service refuses files of this size"),
        ("async () => new Response('hello')", "Something between this page and the service"),
        ("async () => { throw new TypeError('no') }", "The service can't be reached"),
    ])
    func failedUploadIsExplained(_ fetch: String, _ message: String) async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate("window.fetch = \(fetch)")
            _ = try page.evaluate("send([new File(['x'], 'a.txt')])")
            try page.wait(for: "document.querySelector('#rows .failed .conflict') !== null")
            #expect(try page.texts("#rows .failed .conflict").first?.hasPrefix(message) == true)
            #expect(try page.evaluate("filters.failed.textContent").hasPrefix("Failed "))
        }
    }

    @Test func manyFilesAreFilteredExportedAndCleared() async throws {
        try await withPage { page, url in
            try page.open(url)
            let make = """
                send(Array.from({ length: 500 }, (_, i) => i % 5 ? new File(['%PDF-1.7\\n1 0 obj\\n'], i + '.pdf')
                  : new File(['%PDF-1.7\\n1 0 obj\\n'], i + '.png')))
                """
            _ = try page.evaluate(make)
            try page.wait(
                for: "document.querySelector('#summary').textContent === '500 files: 100 mismatches, 400 agree'",
                seconds: 60)
            #expect(try page.evaluate("document.querySelectorAll('#rows details').length") == "300")
            #expect(try page.texts("[data-group=agrees] .more") == ["Show more (200)"])
            _ = try page.evaluate("document.querySelector('[data-group=agrees] .more').click()")
            #expect(try page.evaluate("document.querySelectorAll('#rows details').length") == "500")
            #expect(try page.evaluate("document.querySelector('[data-group=agrees] .more').hidden") == "true")
            _ = try page.evaluate("filters.lies.click()")
            #expect(
                try page.evaluate(
                    "[...document.querySelectorAll('#rows details')].filter(e => e.checkVisibility()).length") == "100")
            #expect(try page.evaluate("filters.lies.getAttribute('aria-pressed')") == "true")
            #expect(try page.evaluate("csv().split('\\r\\n').length") == "502")
            #expect(try page.evaluate("JSON.parse(json()).length") == "500")
            _ = try page.evaluate("document.querySelector('#clear').click()")
            #expect(try page.evaluate("document.querySelector('#checked').hidden") == "true")
            #expect(page.complaints == [])
        }
    }

    @Test func nameThatHidesSomethingIsSpelledOut() async throws {
        try await withPage { page, url in
            try page.open(url)
            _ = try page.evaluate("send([new File(['x'], 'evil\\u202Egpj.exe')])")
            try page.wait(for: "document.querySelector('#rows .dangerous') !== null")
            #expect(try page.texts("#rows .dangerous .file") == ["evil<U+202E>gpj.exe"])
            try page.open(url + "v1/lookup?name=evil%E2%80%AEgpj.exe")
            #expect(try page.texts(".dangerous .file") == ["evil<U+202E>gpj.exe"])
        }
    }

    @Test func wholeWindowTakesFilesAndSaysSo() async throws {
        try await withPage { page, url in
            try page.open(url)
            #expect(try page.evaluate("document.querySelector('#overlay').checkVisibility()") == "false")
            let drag = """
                ((type, make) => {
                    const dataTransfer = new DataTransfer();
                    make(dataTransfer.items);
                    return dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
                })
                """
            let (file, text) = ("items => items.add(new File(['x'], 'a.txt'))", "items => items.add('a', 'text/plain')")
            #expect(try page.evaluate("\(drag)('dragenter', \(file))") == "false")
            #expect(try page.evaluate("document.querySelector('#overlay').checkVisibility()") == "true")
            _ = try page.evaluate("\(drag)('dragleave', \(file))")
            #expect(try page.evaluate("document.querySelector('#overlay').checkVisibility()") == "false")
            // Text may be dragged into the field, and its drop is left to the browser.
            for type in ["dragenter", "dragover", "drop"] {
                #expect(try page.evaluate("\(drag)('\(type)', \(text))") == "true")
                #expect(try page.evaluate("document.querySelector('#overlay').checkVisibility()") == "false")
            }
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
            #expect(try page.texts(".what code") == ["image/jpeg", "text/x-makefile"])
            #expect(try page.texts(".summary") == ["2 files: 2 guesses"])
            #expect(
                try page.evaluate("parseFloat(getComputedStyle(document.querySelector('.row')).borderLeftWidth) >= 4")
                    == "true")
            #expect(page.complaints == [])
        }
    }
}
#endif
