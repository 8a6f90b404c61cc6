#if Server
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The description of the interface as a page for people: `GET /api`.
struct APIPage {
    /// The parts of the document that the page shows.
    private struct Document: Decodable {
        struct Operation: Decodable {
            let summary: String
            let description: String?
            let parameters: [Parameter]?
            let responses: [String: Answer]
        }

        struct Parameter: Decodable {
            /// Nil if this is a reference to one of the components.
            let name: String?
            let `in`: String?
            let description: String?
            let required: Bool?
            /// The reference to the component: `#/components/parameters/Fields`.
            let reference: String?

            enum CodingKeys: String, CodingKey {
                case name, `in`, description, required
                case reference = "$ref"
            }
        }

        struct Components: Decodable {
            let parameters: [String: Parameter]
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
        let components: Components

        /// Follows a reference.
        func resolved(_ parameter: Parameter) -> Parameter? {
            guard let name = parameter.reference?.split(separator: "/").last else { return parameter }
            return components.parameters[String(name)]
        }
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
        // The service's own operations come before those of other servers that it can replace.
        let paths = document.paths.sorted { Self.rank($0.key) < Self.rank($1.key) }
        let operations = paths.flatMap { path, operations in
            operations.sorted { $0.key < $1.key }.map { html($0.key, path, $0.value, in: document) }
        }
        return frame.html(
            """
            <p class="lead">\(HTML.escaped(document.info.summary)) \(HTML.escaped(document.info.description))</p>
            \(operations.joined(separator: "\n"))
            """, title: "The interface")
    }

    private static func rank(_ path: String) -> (Int, String) { (path.hasPrefix("/v1/") ? 0 : 1, path) }

    private func html(
        _ method: String, _ path: String, _ operation: Document.Operation, in document: Document
    ) -> String {
        let parameters = (operation.parameters ?? []).compactMap(document.resolved).map { parameter -> String in
            let (name, place) = (parameter.name ?? "", parameter.in ?? "")
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
