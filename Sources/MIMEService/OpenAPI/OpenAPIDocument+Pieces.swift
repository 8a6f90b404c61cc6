#if Server
import DetectionJSON

/// What many operations have in common.
extension OpenAPIDocument {
    static let text: JSON = ["type": "string"]

    static let anyBody: JSON = ["*/*": ["schema": [:]]]

    static let bodyOrForm: JSON = ["*/*": ["schema": [:]], "multipart/form-data": ["schema": form]]

    private static let form: JSON = [
        "type": "object",
        "properties": ["file": ["contentMediaType": "application/octet-stream"]],
    ]

    static let tag = header("ETag", "Names this version of the answer.")

    static let disposition = parameter(
        "Content-Disposition", in: "header", "Names the file: filename or filename*, if the query does not.",
        example: "attachment; filename=\"photo.jpg\"")

    /// A parameter that is text; one in a path is always there.
    static func parameter(_ name: String, in place: String, _ description: String, example: String) -> JSON {
        let isPath = place == "path"
        let filled: JSON = ["type": "string", "minLength": 1]
        return [
            "name": .string(name), "in": .string(place), "required": .bool(isPath),
            "description": .string(description),
            "schema": isPath ? filled : text, "example": .string(example),
        ]
    }

    static func header(_ name: String, _ description: String) -> JSON {
        let header: JSON = ["description": .string(description), "schema": text]
        return .object([(name, header)])
    }

    static func list(_ schema: String) -> JSON {
        ["type": "array", "items": reference("schemas", schema)]
    }

    static func oneOrMore(_ schema: String) -> JSON {
        ["oneOf": [reference("schemas", schema), list(schema)]]
    }

    /// An answer in the representations that the client may choose from.
    static func answer(_ description: String, _ schema: JSON, headers: JSON, isPage: Bool = false) -> JSON {
        var content: [(String, JSON)] = [
            ("application/json", ["schema": schema]), ("application/jsonl", ["schema": text]),
            ("text/plain", ["schema": ["type": "string", "examples": ["image/png\n"]]]),
        ]
        if isPage { content.append(("text/html", ["schema": text])) }
        return ["description": .string(description), "headers": headers, "content": .object(content)]
    }

    static func plain(_ description: String) -> JSON {
        ["description": .string(description), "content": ["text/plain": ["schema": text]]]
    }
}
#endif
