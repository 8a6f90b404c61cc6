#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes

/// Answers about files that are sent: `PUT` and `POST /v1/detect`.
struct DetectHandler: Sendable {
    let detector: UploadDetector
    let limits: ServiceLimits
    let metrics: ServiceMetrics
    let budget: MemoryBudget

    func respond(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let representation = try Representation(request, offers: [.json, .text, .jsonLines, .html])
        let type = request.headers[.contentType].flatMap { MIMEType($0) }
        if request.method == .post, type?.essence == "multipart/form-data" {
            return try await respondToForm(request, context, representation)
        }
        let result = try await detect(request, context)
        let list = ResultList(results: [result.listed], isList: false)
        return response(list, representation, isUndetermined: result.isUndetermined)
    }

    /// Detects what one body is.
    ///
    /// Most formats are told from their first bytes, so these are looked at as soon as they are there; more is only waited for
    /// if it could change the answer.
    func detect(_ request: Request, _ context: ServiceContext) async throws -> FileResult {
        var reader = try UploadReader(request, context: context, limits: limits, budget: budget)
        try await reader.fill(to: min(UploadDetector.headLength, limits.prefixLength))
        if let result = try detector.detectNatively(reader.upload) { return finish(result, reader, context) }
        try await reader.fill()
        return finish(try await detector.detect(reader.upload), reader, context)
    }

    private func finish(_ result: UploadDetection, _ reader: UploadReader, _ context: ServiceContext) -> FileResult {
        context.notes.note(result, bytes: reader.count)
        metrics.count(result, bytes: reader.count)
        return FileResult(field: nil, upload: reader.upload, result)
    }

    private func respondToForm(
        _ request: Request, _ context: ServiceContext, _ representation: Representation
    ) async throws -> Response {
        var reader = try FormReader(request, context: context, limits: limits, budget: budget)
        var results: [FileResult] = []
        while let file = try await reader.nextFile() {
            let result = try await detector.detect(file.upload)
            metrics.count(result, bytes: file.upload.prefix.count)
            context.notes.note(result, bytes: file.upload.prefix.count)
            results.append(FileResult(field: file.field, upload: file.upload, result))
        }
        let list = ResultList(results: results.map(\.listed), isList: true)
        return response(list, representation, isUndetermined: results.contains(where: \.isUndetermined))
    }

    private func response(
        _ list: ResultList, _ representation: Representation, isUndetermined: Bool
    ) -> Response {
        var response = Response(list.body(as: representation), type: representation.contentType)
        response.headers[.cacheControl] = "no-store"
        // A bare type has no room to say so.
        if isUndetermined { response.headers[.undetermined] = "the end was not read" }
        return response
    }
}
#endif
