#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes

/// Responds to requests for types like Apache Tika's server, so that Tika's clients work unchanged.
///
/// The name is sent in `Content-Disposition`.
/// https://cwiki.apache.org/confluence/display/TIKA/TikaServer
struct TikaHandler: Sendable {
    let detection: DetectHandler

    /// Responds with only the type, whatever `Accept` states: `PUT /detect/stream`, `PUT /detect`.
    func detect(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let result = try await detected(request, context)
        // There is no line break, because clients use the whole body as the type.
        var response = Response(Array(result.type.utf8), type: "text/plain")
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// Responds with the metadata of a file, which is only its type and its name: `PUT /meta`.
    func metadata(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let isJSON = request.headers[.accept]?.contains("json") ?? false
        let members = Self.members(try await detected(request, context))
        let text =
            isJSON
            ? JSON.object(members.map { ($0.0, .string($0.1)) }).text
            : members.map { "\(Self.quoted($0.0)),\(Self.quoted($0.1))\n" }.joined()
        var response = Response(Array(text.utf8), type: isJSON ? "application/json" : "text/csv")
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// Responds with the metadata in a list, without the text that Tika would add: `PUT /rmeta`, which tika-python's
    /// parser requests.
    func listedMetadata(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let members = Self.members(try await detected(request, context))
        var response = Response(JSON.array([.object(members.map { ($0.0, .string($0.1)) })]))
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func detected(_ request: Request, _ context: ServiceContext) async throws -> FileResult {
        try request.query.refuseCheck()
        return try await detection.detect(request, context)
    }

    private static func members(_ result: FileResult) -> [(String, String)] {
        [("Content-Type", result.type)] + (result.name.map { [("resourceName", $0)] } ?? [])
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
}

/// The lists in which Tika's server describes itself.
enum TikaCatalogue {
    /// Lists all types with their aliases and supertypes: `GET /mime-types`.
    static func types(_ request: Request, _ context: ServiceContext) -> Response {
        Response(cacheable: typeList, type: "application/json", for: request)
    }

    private static let typeList = ConstantBody(
        Array(
            JSON.object(
                TypeRegistry.standard.types.map { type in
                    let aliases = TypeRegistry.standard.aliases(of: type).map { JSON.string($0.essence) }
                    var members: [(String, JSON)] = [("alias", .array(aliases))]
                    if let parent = TypeRegistry.standard.parents(of: type).first {
                        members.append(("supertype", .string(parent.essence)))
                    }
                    return (type.essence, .object(members))
                }
            ).text.utf8))

    /// Lists the resolvers that examine a file: `GET /detectors`.
    static func detectors(_ request: Request, _ context: ServiceContext) -> Response {
        let children = MIMEDetector.standardResolvers.map { resolver in
            JSON.object([("name", .string("\(type(of: resolver))")), ("composite", false)])
        }
        return answer([("name", "MIMEDetector"), ("composite", true), ("children", .array(children))], to: request)
    }

    /// Lists the parsers, of which there are none: `GET /parsers`.
    static func parsers(_ request: Request, _ context: ServiceContext) -> Response {
        answer(
            [("name", "none"), ("composite", true), ("decorated", false), ("children", .array([]))], to: request)
    }

    private static func answer(_ members: [(String, JSON)], to request: Request) -> Response {
        Response(cacheable: Array(JSON.object(members).text.utf8), type: "application/json", for: request)
    }
}
#endif
