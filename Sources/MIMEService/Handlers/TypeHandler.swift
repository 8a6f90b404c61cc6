#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes

/// Describes a type: `GET /v1/types/image/png`; an alias leads to its canonical name.
struct TypeHandler: Sendable {
    let frame: PageFrame

    func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        let text = "\(context.parameter("type") ?? "")/\(context.parameter("subtype") ?? "")"
        guard let type = MIMEType(text) else {
            throw ServiceError(.badRequest, "Ask for a media type such as image/png; '\(text)' can't be one.")
        }
        guard TypeRegistry.standard.contains(type) else {
            throw ServiceError(.unknownType, "Ask for a media type such as image/png; '\(text)' is not known.")
        }
        let canonical = type.canonical
        guard type.withoutParameters == canonical else {
            return Response(
                status: .permanentRedirect, headers: [.location: "\(frame.basePath)/v1/types/\(canonical.essence)"])
        }
        let representation = try Representation(request.headers, offers: [.json, .text, .jsonLines])
        let list = ResultList(
            results: [.init(text: canonical.essence) { Self.write(canonical, to: &$0) }], isList: false)
        return Response(
            cacheable: list.body(as: representation, in: frame), type: representation.contentType, for: request)
    }

    /// Writes the properties of a type, and leaves out those that are not known.
    static func write(_ type: MIMEType, to writer: inout JSONWriter) {
        let registry = TypeRegistry.standard
        writer.member("type", type)
        writer.extensions(of: type)
        writer.member("aliases", registry.aliases(of: type))
        writer.member("parents", registry.parents(of: type))
        if let summary = registry.summary(of: type) { writer.member("description", summary) }
        if let charset = registry.charset(of: type) { writer.member("charset", charset.rawValue) }
        if let isCompressible = registry.isCompressible(type) {
            writer.member("compressible", JSON.bool(isCompressible))
        }
        writer.member("text", JSON.bool(registry.isText(type)))
        writer.member("registered", JSON.bool(registry.isRegistered(type)))
    }
}
#endif
