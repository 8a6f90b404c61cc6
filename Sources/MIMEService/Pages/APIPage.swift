#if Server
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The description of the API as a page for people: `GET /api`.
struct APIPage {
    private let document: InterfaceDocument?
    private let frame: PageFrame

    /// Reads an OpenAPI document.
    init(openAPI: [UInt8], frame: PageFrame) {
        document = try? JSONDecoder().decode(InterfaceDocument.self, from: Data(openAPI))
        self.frame = frame
    }

    var html: String {
        guard let document else { return frame.html("<p>See <a href=\"openapi.json\">openapi.json</a>.</p>") }
        // The service's own operations come before those of the servers that it can replace.
        let paths = document.paths.sorted { Self.rank($0.key) < Self.rank($1.key) }
        let operations = paths.flatMap { path, operations in
            operations.sorted { $0.key < $1.key }.map { html($0.key, path, $0.value, in: document) }
        }
        return frame.html(
            """
            <p class="lead">\(HTML.escaped(document.info.summary)) \(HTML.escaped(document.info.description))</p>
            \(operations.joined(separator: "\n"))
            """, title: "API", script: "api.js")
    }

    private static func rank(_ path: String) -> (Int, String) { (path.hasPrefix("/v1/") ? 0 : 1, path) }

    private func html(
        _ method: String, _ path: String, _ operation: InterfaceDocument.Operation, in document: InterfaceDocument
    ) -> String {
        let parameters = (operation.parameters ?? []).compactMap(document.resolved)
        let list = parameters.map { parameter -> String in
            let (name, position) = (parameter.name ?? "", parameter.in ?? "")
            let note = parameter.required == true ? "" : ", optional"
            return """
                <li><code>\(HTML.escaped(name))</code> (\(position)\(note)): \
                \(HTML.escaped(parameter.description ?? ""))</li>
                """
        }
        let answers = operation.responses.keys.sorted().joined(separator: ", ")
        let example = RequestExample(method, path, operation, parameters, basePath: frame.basePath)
        return """
            <section class="operation"\(example.attributes)><h2><code>\(method.uppercased()) \(HTML.escaped(path))</code></h2>
            <p>\(HTML.escaped(operation.summary)) \(HTML.escaped(operation.description ?? ""))</p>
            \(list.isEmpty ? "" : "<ul>\(list.joined())</ul>")
            <p class="note">Answers \(answers). \(example.html)</p></section>
            """
    }
}
#endif
