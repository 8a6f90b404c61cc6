#if Server
import DetectionJSON
import MIMETypes

extension OpenAPIDocument {
    /// What answers are made of.
    static let schemas: JSON = [
        "Problem": problem, "Detection": detection, "Conflict": conflict, "Candidate": candidate,
        "Evidence": evidence, "Type": type,
    ]

    private static let texts: JSON = ["type": "array", "items": text]

    private static func explained(_ type: JSON, _ description: String) -> JSON {
        ["type": type, "description": .string(description)]
    }

    private static func choice(_ values: some Sequence<String>) -> JSON {
        ["type": "string", "enum": .array(values.map(JSON.string))]
    }

    /// An object whose members are there but for those that are optional.
    private static func object(_ members: [(String, JSON)], optional: [(String, JSON)] = []) -> JSON {
        [
            "type": "object", "required": .array(members.map { .string($0.0) }),
            "properties": .object(members + optional),
        ]
    }

    /// A problem as it is answered.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9457
    private static let problem = object([
        ("type", ["type": "string", "format": "uri-reference"]), ("title", text), ("status", ["type": "integer"]),
        ("detail", explained("string", "What is wrong and what to do.")),
    ])

    private static let detection = object(
        [
            ("name", ["type": ["string", "null"]]), ("type", ["type": "string", "examples": ["image/png"]]),
            ("extensions", texts), ("reason", choice(Detection.Reason.allCases.map(\.rawValue))),
            ("evidence", reference("schemas", "Evidence")), ("conflicts", list("Conflict")),
            ("candidates", list("Candidate")),
        ],
        optional: [
            ("field", explained("string", "The field of the form that the file came in.")), ("charset", text),
            ("description", text),
            ("undetermined", explained("boolean", "Whether the unread end could change the answer.")),
            ("bytes_kept", ["type": "integer"]),
        ])

    private static let conflict = object([
        ("kind", choice(Conflict.Kind.allCases.map(\.rawValue))), ("claimed", text), ("found", text), ("message", text),
    ])

    private static let candidate = object([("type", text), ("evidence", reference("schemas", "Evidence"))])

    private static let evidence = object([
        ("basis", choice(Evidence.Basis.allCases.map(\.rawValue))),
        ("tier", choice(["none", "text", "weak", "signature", "structural"])),
        ("detail", explained("string", "What was seen, in words or bytes.")),
    ])

    private static let type = object(
        [
            ("type", text), ("extensions", texts), ("aliases", texts), ("parents", texts),
            ("text", ["type": "boolean"]), ("registered", explained("boolean", "By IANA.")),
        ],
        optional: [("description", text), ("charset", text), ("compressible", ["type": "boolean"])])
}
#endif
