#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes

/// Answers about a type: `GET /v1/types/image/png`; an alias leads to its canonical name.
enum TypeHandler {
    static func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        let text = "\(try context.parameters.require("type"))/\(try context.parameters.require("subtype"))"
        guard let type = MIMEType(text.removingPercentEncoding), TypeRegistry.standard.contains(type) else {
            throw ServiceError(.unknownType, "Ask for a media type such as image/png; '\(text)' is not known.")
        }
        let canonical = type.canonical
        guard type.withoutParameters == canonical else {
            return Response(status: .permanentRedirect, headers: [.location: "/v1/types/\(canonical.essence)"])
        }
        let representation = try Representation(request, offers: [.json, .text, .jsonLines])
        let list = ResultList(
            results: [.init(type: canonical.essence) { members(of: canonical) }], isList: false)
        return Response(cacheable: list.body(as: representation), type: representation.contentType, for: request)
    }

    /// What is known about a type, without what is not.
    static func members(of type: MIMEType) -> [(String, JSON)] {
        let registry = TypeRegistry.standard
        var members: [(String, JSON)] = [
            ("type", .string(type.essence)), ("extensions", .array(registry.extensions(of: type).map(JSON.string))),
            ("aliases", .array(registry.aliases(of: type).map { .string($0.essence) })),
            ("parents", .array(registry.parents(of: type).map { .string($0.essence) })),
        ]
        if let summary = registry.summary(of: type) { members.append(("description", .string(summary))) }
        if let charset = registry.charset(of: type) { members.append(("charset", .string(charset))) }
        if let isCompressible = registry.isCompressible(type) {
            members.append(("compressible", .bool(isCompressible)))
        }
        members += [("text", .bool(registry.isText(type))), ("registered", .bool(registry.isRegistered(type)))]
        return members
    }
}
#endif
