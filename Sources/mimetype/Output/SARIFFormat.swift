import DetectionJSON
import MIMETypes

/// A SARIF log of a check, which code hosting services show next to the files of a change.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFFormat: AnswerFormat {
    /// The kinds of results.
    ///
    /// Kinds for conflicts have the names of the conflicts' kinds.
    private static let rules: [(id: String, text: String)] =
        Conflict.Kind.allCases.map { ($0.rawValue, text(of: $0)) } + [
            ("unexpected-type", "The rules of the project expect another type."),
            ("convention", "A folder uses an extension for another type than usual."),
            ("unreadable", "The file could not be read, so it was not checked."),
        ]

    private static func text(of kind: Conflict.Kind) -> String {
        switch kind {
        case .contentContradictsName: "The content has another type than the name implies."
        case .missingSignature: "The bytes with which every file of the named type starts are missing."
        case .unsupportedRefinement: "Nothing inside the container confirms the type that the name implies."
        case .declaredTypeContradicts: "The file is of another type than was declared."
        case .misleadingName: "The name has hidden characters that make it look like another name."
        }
    }

    var opening: String {
        var writer = JSONWriter(capacity: 1024)
        writer.object {
            $0.member("name", "mimetype")
            $0.member("version", PackageVersion.current)
            $0.name("rules")
            $0.array(Self.rules) { writer, rule in
                writer.object {
                    $0.member("id", rule.id)
                    $0.name("shortDescription")
                    $0.object { $0.member("text", rule.text) }
                }
            }
        }
        let driver = String(decoding: writer.finish(), as: UTF8.self)
        return """
            {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
            \(driver)},"columnKind":"unicodeCodePoints","results":[

            """
    }

    var separator: String { ",\n" }

    func closing(failed: Bool) -> String {
        "\n],\"invocations\":[{\"executionSuccessful\":\(!failed)}]}]}\n"
    }

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        guard let alarm = answer.alarm else { return }
        let fingerprint = Fingerprint.of(answer.path, size: answer.size)
        let level = alarm.isDoubtful ? "note" : "warning"
        output += Self.result(alarm.kind, level, alarm.message, answer.path, fingerprint)
    }

    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool {
        output += Self.result("convention", "note", "\(convention)", convention.example, nil)
        return true
    }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool {
        output += Self.result("unreadable", "error", "\(error)", path, nil)
        return true
    }

    private static func result(
        _ rule: String, _ level: String, _ message: String, _ path: [UInt8], _ fingerprint: String?
    ) -> [UInt8] {
        var writer = JSONWriter(capacity: 512)
        writer.object {
            $0.member("ruleId", rule)
            $0.member("level", level)
            $0.name("message")
            $0.object { $0.member("text", message) }
            $0.name("locations")
            $0.array([uri(path)]) { writer, uri in
                writer.object {
                    $0.name("physicalLocation")
                    $0.object {
                        $0.name("artifactLocation")
                        $0.object { $0.member("uri", uri) }
                    }
                }
            }
            guard let fingerprint else { return }
            $0.name("partialFingerprints")
            // The name of the fingerprint includes a version, as the standard recommends.
            $0.value(.object([("content/v1", .string(fingerprint))]))
        }
        return writer.finish()
    }

    /// Returns a reference relative to the working directory, or a file URI for an absolute path.
    private static func uri(_ path: [UInt8]) -> String {
        let text = String(decoding: PathEscape.encode(path.withoutCurrentFolder), as: UTF8.self)
        if text.hasPrefix("/") { return "file://\(text)" }
        // If the first component contained a colon, it would be interpreted as a scheme.
        return text.prefix { $0 != "/" }.contains(":") ? "./\(text)" : text
    }
}
