#if Server
import DetectionJSON
import Hummingbird
import MIMEDetection
import MIMETypes
import MultipartFormData

/// Answers by names alone: `GET /v1/lookup?name=photo.jpg&name=Makefile`.
struct LookupHandler: Sendable {
    let limits: ServiceLimits
    /// Whoever looks at bytes has nothing to say here.
    private let detector = MIMEDetector(resolvers: [NameResolver(), FallbackResolver()])

    init(limits: ServiceLimits) {
        self.limits = limits
    }

    func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        let names = request.query.values(named: "name")
        try check(names)
        let representation = try Representation(request, offers: [.json, .text, .jsonLines, .html])
        let list = ResultList(results: names.map(result), isList: names.count > 1)
        return Response(
            cacheable: list.body(as: representation), type: representation.contentType, for: request)
    }

    private func check(_ names: [String]) throws(ServiceError) {
        guard !names.isEmpty else {
            throw ServiceError(.badRequest, "Add at least one name to the query, for example ?name=photo.jpg.")
        }
        guard names.count <= limits.nameCount else {
            throw ServiceError(.contentTooLarge, "Ask for at most \(limits.nameCount) names at a time.")
        }
        guard names.allSatisfy({ $0.utf8.count <= limits.nameLength }) else {
            throw ServiceError(.badRequest, "Send names of at most \(limits.nameLength) bytes.")
        }
    }

    private func result(_ name: String) -> ResultList.Result {
        let detection = detector.detect(name: name)
        return ResultList.Result(
            type: detection.type.essence,
            write: { writer in
                writer.member("name", name)
                writer.members(of: detection)
            }, card: ResultCard(name: name, detection: detection))
    }
}
#endif
