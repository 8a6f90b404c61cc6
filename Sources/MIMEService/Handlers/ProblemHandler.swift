#if Server
import Hummingbird

/// Explains the `type` of a problem: `GET /problems/content-too-large`.
enum ProblemHandler {
    static func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        guard let kind = ServiceError.Kind(rawValue: context.parameter("kind") ?? "") else {
            throw ServiceError(.notFound, "There is no such type of problem.")
        }
        let text = "\(kind.title): answered with status \(kind.status.code).\n"
        return Response(cacheable: Array(text.utf8), type: "text/plain; charset=utf-8", for: request)
    }
}
#endif
