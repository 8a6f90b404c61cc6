#if Server
import DetectionJSON
import HTTPTypes
import MIMETypes

/// The description of the service for programs.
///
/// https://spec.openapis.org/oas/v3.1.1.html
enum OpenAPIDocument {
    static let json: JSON = [
        "openapi": "3.1.0",
        "info": [
            "title": "mimetype-server",
            "version": .string(PackageVersion.current),
            "summary": "Tells the media types of names and files.",
            "description": "A detection is a label, not proof that a file is harmless or even valid.",
        ],
        "servers": [["url": "/"]],
        "paths": .object(paths.map { path, operations in (path, .object(operations.map { ($0.method, $0.json) })) }),
        "components": ["responses": problems, "schemas": schemas],
    ]

    /// What stands elsewhere in the document.
    static func reference(_ kind: String, _ name: String) -> JSON {
        ["$ref": .string("#/components/\(kind)/\(name)")]
    }

    /// The answers that tell of a problem, each under its status.
    private static var problems: JSON {
        let content: JSON = ["application/problem+json": ["schema": reference("schemas", "Problem")]]
        return .object(
            ServiceError.Kind.described.map { kind in
                (kind.responseName, ["description": .string("\(kind.title)."), "content": content])
            })
    }
}

extension ServiceError.Kind {
    /// The kinds that the document names, one for each status.
    static let described: [ServiceError.Kind] = [
        .badRequest, .notFound, .notAcceptable, .requestTimeout, .contentTooLarge, .unsupportedMediaType,
        .tooManyRequests, .overloaded,
    ]

    /// What the document calls an answer with this status.
    var responseName: String { "Problem\(status.code)" }
}
#endif
