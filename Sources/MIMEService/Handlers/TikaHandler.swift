#if Server
import HTTPTypes
import Hummingbird

/// Answers as Apache Tika's server does, so that its clients work unchanged: `PUT /detect/stream`, `PUT /detect`.
///
/// The name comes in `Content-Disposition`, and the answer is the bare type, whatever `Accept` says.
/// https://cwiki.apache.org/confluence/display/TIKA/TikaServer
struct TikaHandler: Sendable {
    let detection: DetectHandler

    func respond(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let result = try await detection.detect(request, context)
        // Without a line break: clients take the body for the type.
        var response = Response(Array(result.listed.type.utf8), type: "text/plain")
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
#endif
