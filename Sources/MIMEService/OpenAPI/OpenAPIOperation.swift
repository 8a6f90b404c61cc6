#if Server
import DetectionJSON
import HTTPTypes

/// One thing that can be asked, as the document describes it.
struct OpenAPIOperation {
    let method: String
    let id: String
    let summary: String
    var description: String?
    var parameters: [JSON] = []
    /// The media types of the body, or nil if there is none.
    var body: JSON?
    /// The answer when all goes well.
    let success: JSON
    /// What can go wrong; being busy always can.
    var problems: [ServiceError.Kind] = []
    /// A status of its own, and what it means.
    var other: (status: String, response: JSON)?

    var json: JSON {
        var members: [(String, JSON)] = [("summary", .string(summary)), ("operationId", .string(id))]
        if let description { members.append(("description", .string(description))) }
        if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
        if let body { members.append(("requestBody", ["required": false, "content": body])) }
        members.append(("responses", .object(responses)))
        return .object(members)
    }

    private var responses: [(String, JSON)] {
        var responses = [("200", success)]
        if let other { responses.append(other) }
        return responses
            + (problems + [.overloaded]).map { kind in
                ("\(kind.status.code)", OpenAPIDocument.reference("responses", kind.responseName))
            }
    }
}
#endif
