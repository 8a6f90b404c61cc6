#if Server
import DetectionJSON

/// An example request for an operation: a link or a command for pages without scripts, and what the page's script
/// sends.
struct RequestExample {
    private static let file = "%PDF-1.7\n1 0 obj\n"
    private static let form = "multipart/form-data"

    private let method: String
    /// The path and the query, relative to the service's base path.
    private let target: String
    private let basePath: String
    /// The media types of the body; nil if there is no body.
    private let body: [String: InterfaceDocument.Media]?

    init(
        _ method: String, _ path: String, _ operation: InterfaceDocument.Operation,
        _ parameters: [InterfaceDocument.Parameter], basePath: String
    ) {
        self.method = method.uppercased()
        self.basePath = basePath
        body = operation.requestBody?.content
        var target = path
        var query: [String] = []
        for parameter in parameters {
            guard let name = parameter.name, let example = parameter.example, let first = example.values.first
            else { continue }
            if parameter.in == "path" { target = target.filling(name, with: first) }
            // Optional parameters other than a file's name would only hide what a response contains.
            if parameter.in == "query", parameter.required == true || name == "name" {
                query += example.values.map { "\(name)=\($0)" }
            }
        }
        self.target = target + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))")
    }

    /// The attributes that the script needs; empty for forms, which take a file.
    var attributes: String {
        let only = body?.keys.sorted() ?? []
        guard only != [Self.form] else { return "" }
        var values = [("method", method), ("path", target), ("try", basePath + target)]
        if body != nil {
            values += [("body", text), ("body-type", isJSON ? "application/json" : "application/octet-stream")]
        }
        return values.map { " data-\($0.0)=\"\(HTML.escaped($0.1))\"" }.joined()
    }

    /// A link for requests that a browser can send with GET, and a command.
    var html: String {
        let link = "<a href=\"\(HTML.escaped(basePath + target))\">\(HTML.escaped(target))</a>"
        return method == "GET" ? "For example \(link)." : "<code>\(HTML.escaped(command))</code>"
    }

    private var isJSON: Bool { body?["application/json"] != nil }

    private var text: String {
        guard isJSON else { return Self.file }
        return JSON.array((body?["application/json"]?.example?.values ?? []).map(JSON.string)).text
    }

    private var command: String {
        let url = "'localhost:8080\(basePath)\(target)'"
        if isJSON { return "curl -d '\(text)' -H 'Content-Type: application/json' \(url)" }
        if method == "POST" { return "curl -F file=@photo.jpg \(url)" }
        return "curl -T photo.jpg \(url)"
    }
}
#endif
