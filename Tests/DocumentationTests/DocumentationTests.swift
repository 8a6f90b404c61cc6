import Foundation
import Testing

/// Every sample of the documents compiles: this target holds them as functions.
struct DocumentationTests {
    @Test func samplesAreCompiledAsTheyStandInTheDocuments() throws {
        let text = try SampleFile.text()
        if ProcessInfo.processInfo.environment["UPDATE_SAMPLES"] != nil {
            try Data(text.utf8).write(to: SampleFile.url)
        }
        let stored = try String(contentsOf: SampleFile.url, encoding: .utf8)
        #expect(
            stored == text,
            """
            a sample has changed; empty Tests/DocumentationTests/Samples.generated.swift, run
            UPDATE_SAMPLES=1 swift test --filter DocumentationTests, and build again
            """)
    }

    @Test func samplesAreFoundWithWhatTheirReaderHas() {
        let document = """
            Words
            <!-- given: let body: [UInt8] = [] -->
            ```swift
            import MIMETypes

            print(body)
            ```
            ```swift
            .package(path: "x")
            ```
            ```sh
            ls
            ```
            """
        let samples = SwiftSample.all(in: document, path: "a.md")
        #expect(samples.count == 1)
        #expect(samples.first?.position == "a.md:4")
        #expect(samples.first?.imports == ["import MIMETypes"])
        #expect(samples.first?.given == "let body: [UInt8] = []")
        #expect(samples.first?.function(1).contains("    print(body)\n") == true)
    }
}
