#if Server
import DetectionJSON

extension OpenAPIDocument {
    /// The paths, and what can be asked of each.
    static let paths: [(String, [OpenAPIOperation])] = [
        ("/v1/lookup", [lookup]),
        ("/v1/detect", [detect("put", "detectPut", body: anyBody), detect("post", "detectPost", body: bodyOrForm)]),
        ("/v1/types/{type}/{subtype}", [type]),
        ("/v1/extensions/{extension}", [fileExtension]),
        ("/detect", [tika("tikaDetect")]),
        ("/detect/stream", [tika("tikaDetectStream")]),
        ("/healthz", [operations("health", "Tells that the process answers.")]),
        ("/readyz", [operations("readiness", "Tells whether it takes requests.")]),
        ("/metrics", [operations("metrics", "Gives counters in the format of Prometheus.")]),
        ("/problems/{kind}", [problem]),
    ]

    private static let lookup = OpenAPIOperation(
        method: "get", id: "lookup", summary: "Tells the types of names.",
        parameters: [
            [
                "name": "name", "in": "query", "required": true, "explode": true,
                "description": "A file name; can be given many times.",
                "schema": ["type": "array", "items": text, "minItems": 1], "example": ["photo.jpg", "Makefile"],
            ]
        ],
        success: answer(
            "The type of each name: an object for one name, an array for several.", oneOrMore("Detection"),
            headers: tag, isPage: true),
        problems: [.badRequest, .notAcceptable, .contentTooLarge, .tooManyRequests])

    private static func detect(_ method: String, _ id: String, body: JSON) -> OpenAPIOperation {
        OpenAPIOperation(
            method: method, id: id, summary: "Tells the type of a file.",
            description: "The answer comes as soon as the type is known; the rest of the body is dropped.",
            parameters: [
                parameter("name", in: "query", "What the file is called.", example: "photo.jpg"),
                [
                    "name": "partial", "in": "query", "required": false,
                    "description": "Says that the body is only the start of the file.",
                    "schema": ["type": "string", "enum": ["true", "false"]],
                ],
                disposition,
            ],
            body: body,
            success: answer(
                "What the body is, or each file of a form.", oneOrMore("Detection"),
                headers: header(
                    "X-Undetermined", "There if the unread end of a file could change the answer."),
                isPage: true),
            problems: [
                .badRequest, .notAcceptable, .requestTimeout, .contentTooLarge, .unsupportedMediaType, .tooManyRequests,
            ])
    }

    private static let type = OpenAPIOperation(
        method: "get", id: "type", summary: "Tells what is known about a type.",
        parameters: [
            parameter("type", in: "path", "The part before the slash.", example: "image"),
            parameter("subtype", in: "path", "The part after the slash.", example: "png"),
        ],
        success: answer("What is known about the type.", reference("schemas", "Type"), headers: tag),
        problems: [.notFound, .notAcceptable, .tooManyRequests],
        other: (
            "308",
            [
                "description": "The name is an alias; Location has the canonical one.",
                "headers": header("Location", "The path of the canonical name."),
            ]
        ))

    private static let fileExtension = OpenAPIOperation(
        method: "get", id: "extension", summary: "Tells which types an extension may stand for, the likeliest first.",
        parameters: [parameter("extension", in: "path", "Without a dot.", example: "ts")],
        success: answer("The types.", list("Type"), headers: tag),
        problems: [.notFound, .notAcceptable, .tooManyRequests])

    private static func tika(_ id: String) -> OpenAPIOperation {
        OpenAPIOperation(
            method: "put", id: id, summary: "Answers as Apache Tika does.", parameters: [disposition], body: anyBody,
            success: plain("The bare type."),
            problems: [.badRequest, .requestTimeout, .contentTooLarge, .unsupportedMediaType, .tooManyRequests])
    }

    private static func operations(_ id: String, _ summary: String) -> OpenAPIOperation {
        OpenAPIOperation(method: "get", id: id, summary: summary, success: plain("Text."))
    }

    private static let problem = OpenAPIOperation(
        method: "get", id: "problem", summary: "Tells what the type of a problem means.",
        parameters: [
            parameter("kind", in: "path", "The last part of the problem's type.", example: "content-too-large")
        ],
        success: plain("Text."), problems: [.notFound, .tooManyRequests])
}
#endif
