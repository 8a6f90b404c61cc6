#if Server
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The description of the interface as a page for people: `GET /api`.
struct APIPage {
    /// What the page shows of the document.
    private struct Document: Decodable {
        struct Operation: Decodable {
            let summary: String
            let description: String?
            let parameters: [Parameter]?
            let responses: [String: Answer]
        }

        struct Parameter: Decodable {
            /// Nil where another parameter stands for it.
            let name: String?
            let `in`: String?
            let description: String?
            let required: Bool?
        }

        struct Answer: Decodable {
            let description: String?
        }

        struct Info: Decodable {
            let summary: String
            let description: String
        }

        let info: Info
        let paths: [String: [String: Operation]]
    }

    private let document: Document?
    private let frame: PageFrame

    /// Reads a document.
    init(openAPI: [UInt8], frame: PageFrame) {
        document = try? JSONDecoder().decode(Document.self, from: Data(openAPI))
        self.frame = frame
    }

    var html: String {
        guard let document else { return frame.html("<p>See <a href=\"openapi.json\">openapi.json</a>.</p>") }
        let operations = document.paths.sorted { $0.key < $1.key }.flatMap { path, operations in
            operations.sorted { $0.key < $1.key }.map { html($0.key, path, $0.value) }
        }
        return frame.html(
            """
            <p class="lead">\(HTML.escaped(document.info.summary)) \(HTML.escaped(document.info.description))</p>
            \(operations.joined(separator: "\n"))
            """, title: "The interface")
    }

    private func html(_ method: String, _ path: String, _ operation: Document.Operation) -> String {
        let parameters = (operation.parameters ?? []).map { parameter -> String in
            guard let name = parameter.name, let place = parameter.in else {
                return "<li><code>fields</code> (query, optional): the members that are wanted</li>"
            }
            let note = parameter.required == true ? "" : ", optional"
            return """
                <li><code>\(HTML.escaped(name))</code> (\(place)\(note)): \
                \(HTML.escaped(parameter.description ?? ""))</li>
                """
        }
        let answers = operation.responses.keys.sorted().joined(separator: ", ")
        return """
            <section class="operation"><h2><code>\(method.uppercased()) \(HTML.escaped(path))</code></h2>
            <p>\(HTML.escaped(operation.summary)) \(HTML.escaped(operation.description ?? ""))</p>
            \(parameters.isEmpty ? "" : "<ul>\(parameters.joined())</ul>")
            <p class="note">Answers \(answers).</p></section>
            """
    }
}
#endif
