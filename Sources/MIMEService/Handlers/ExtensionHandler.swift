#if Server
import DetectionJSON
import Hummingbird
import MIMEDetection
import MIMETypes

/// Lists the types that an extension may represent, most likely first: `GET /v1/extensions/ts`.
struct ExtensionHandler: Sendable {
    let frame: PageFrame

    func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        let text = context.parameter("extension") ?? ""
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }) else {
            throw ServiceError(.badRequest, "Ask for an extension such as png or tar.gz; '\(text)' can't be one.")
        }
        let types = MIMEType.types(fileExtension: String(text.drop { $0 == "." }))
        guard !types.isEmpty else {
            throw ServiceError(.unknownExtension, "Ask for an extension such as png or tar.gz; '\(text)' is not known.")
        }
        let representation = try Representation(request.headers, offers: [.json, .text, .jsonLines])
        let results = types.map { type in ResultList.Result(text: type.essence) { TypeHandler.write(type, to: &$0) } }
        let list = ResultList(results: results, isList: true)
        return Response(
            cacheable: list.body(as: representation, in: frame), type: representation.contentType, for: request)
    }
}
#endif
