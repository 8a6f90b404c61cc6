/// A piece of Swift in a document, made into a function so that it is compiled.
struct SwiftSample: Equatable {
    /// The document's path in the repository, and the line that the sample starts in.
    let position: String
    /// The lines of the sample but for its imports.
    let lines: [String]
    let imports: [String]
    /// What a reader has already, from the comment `<!-- given: ... -->` in front of the sample.
    let given: String

    /// All samples of a document in Markdown.
    ///
    /// What starts with a dot is a piece of a manifest, and left out.
    static func all(in document: String, path: String) -> [SwiftSample] {
        var samples: [SwiftSample] = []
        var given = ""
        var (body, start): ([String]?, Int) = (nil, 0)
        for (number, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let lines = body {
                guard line.hasPrefix("```") else {
                    body?.append(String(line))
                    continue
                }
                if lines.first?.hasPrefix(".") == false {
                    samples.append(SwiftSample(position: "\(path):\(start)", body: lines, given: given))
                }
                (body, given) = (nil, "")
            } else if line.hasPrefix("```swift") {
                (body, start) = ([], number + 2)
            } else if line.hasPrefix("<!-- given: "), line.hasSuffix(" -->") {
                given = String(line.dropFirst("<!-- given: ".count).dropLast(" -->".count))
            }
        }
        return samples
    }

    private init(position: String, body: [String], given: String) {
        self.position = position
        self.given = given
        imports = body.filter { $0.hasPrefix("import ") }
        lines = body.filter { !$0.hasPrefix("import ") }
    }

    /// The trait that brings what the sample imports; nil if it needs none.
    var trait: String? {
        let modules = imports.map { $0.dropFirst("import ".count) }
        if modules.contains(where: { ["FormClient", "FormClientFoundation", "MIMEDetectionNIO"].contains($0) }) {
            return "Upload"
        }
        return modules.contains { ["ClamAVScanning", "Hummingbird", "MIMEHummingbird", "MIMEService"].contains($0) }
            ? "Server" : nil
    }

    /// The sample as a function that is never called.
    func function(_ number: Int) -> String {
        let body = ([given] + lines).filter { !$0.isEmpty }.map { "    \($0)\n" }.joined()
        let function = "// \(position)\nprivate func sample\(number)() async throws {\n\(body)}\n"
        return trait.map { "#if \($0)\n\(function)#endif\n" } ?? function
    }
}
