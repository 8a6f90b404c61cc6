#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes
import MultipartFormData

/// Detects the types of uploaded files: `PUT` and `POST /v1/detect`.
struct DetectHandler: Sendable {
    let detector: DetectionPool
    let limits: ServiceLimits
    let timeouts: ServiceTimeouts
    let metrics: ServiceMetrics
    let budget: MemoryBudget
    let frame: PageFrame

    func respond(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let representation = try Representation(request.headers, offers: [.json, .text, .jsonLines, .html])
        let query = request.query
        let fields = try query.fields
        let check = try UploadCheck(query, limits.uploads)
        let sent = Sent(request, context)
        let results =
            switch sent {
            case .file: [try await detect(request, context, check?.allowed)]
            case .form: try await detectForm(request, context, check?.allowed)
            case .heads: try await detectHeads(request, context, check?.allowed)
            }
        return response(results, fields, representation, check, isList: sent != .file)
    }

    /// Checks the head of a request with a short body that is one file, and returns what detects the file's type.
    ///
    /// The response waits only if libmagic is needed, or a policy.
    func prepare(_ request: Request, _ context: ServiceContext) throws -> RouteTable.BodyHandler {
        let representation = try Representation(request.headers, offers: [.json, .text, .jsonLines, .html])
        let query = request.query
        let (fields, isPartial) = (try query.fields, try request.isPartial)
        let check = try UploadCheck(query, limits.uploads)
        let stated = try Upload(request, context, limits)
        return { body in
            var upload = stated
            (upload.prefix, upload.isComplete) = (body, !isPartial)
            return try detectAtOnce(upload, check?.allowed, context) { [upload] found in
                let result = finish(nil, upload, body.count, found, context)
                return response([result], fields, representation, check, isList: false)
            }
        }
    }

    private func detectAtOnce(
        _ upload: Upload, _ allowed: AllowedTypes?, _ context: ServiceContext,
        _ response: @escaping @Sendable (UploadDetection) -> Response
    ) throws -> RouteTable.Outcome {
        let seen = allowed == nil ? detector.look(upload) : nil
        if let seen, let found = detector.answer(after: seen, of: upload) { return .response(response(found)) }
        return .later {
            var allowance = MagicAllowance(limits, timeouts)
            return response(try await detect(upload, after: seen, allowed, context.client, &allowance))
        }
    }

    private func response(
        _ results: [FileResult], _ fields: FieldSelection, _ representation: Representation,
        _ check: UploadCheck?, isList: Bool
    ) -> Response {
        let list = ResultList(results: results.map { $0.listed(fields) }, isList: isList)
        var response = Response(list.body(as: representation, in: frame), type: representation.contentType)
        response.headers[.cacheControl] = "no-store"
        response.headers[.undetermined] = Self.undetermined(results)
        if check?.hasStatus == true, results.contains(where: \.isRefused) { response.status = .unprocessableContent }
        return response
    }

    /// What the body of a request contains.
    private enum Sent {
        case file, form, heads

        init(_ request: Request, _ context: ServiceContext) {
            let type = request.headers[.contentType].flatMap { MIMEType($0)?.essence }
            switch type {
            case "multipart/form-data"? where request.method == .post: self = .form
            case let type? where request.method == .post && HeadListReader.types.contains(type):
                // If the request contains a name, the list itself is the file to detect.
                self = request.query["name"] == nil && context.parameter("name") == nil ? .heads : .file
            default: self = .file
            }
        }
    }

    /// Returns what was left out although it could change a result; nil if nothing was.
    ///
    /// A response that is only a type can't state this.
    private static func undetermined(_ results: [FileResult]) -> String? {
        if results.contains(where: \.found.isUnread) { return "the end was not read" }
        return results.contains(where: \.found.isUnasked) ? "libmagic was not asked" : nil
    }

    /// Detects the type of a body that is one file.
    ///
    /// Most formats are recognised by their first bytes, so these are examined as soon as they arrive. More bytes are
    /// awaited only if they could change the result.
    func detect(
        _ request: Request, _ context: ServiceContext, _ allowed: AllowedTypes? = nil
    ) async throws -> FileResult {
        var reader = try UploadReader(
            request, context: context, limits: limits, budget: budget, isJudged: allowed != nil)
        var seen: PrefixDetection?
        if allowed == nil {
            try await reader.fill(to: min(DetectionPool.headLength, limits.prefixLength))
            let first = detector.look(reader.upload)
            if let result = detector.answer(after: first, of: reader.upload) {
                try await reader.skipShortRest()
                return finish(nil, reader.upload, reader.count, of: reader.length, result, context)
            }
            if reader.upload.isComplete { seen = first }
        }
        try await reader.fill()
        try await reader.skipShortRest()
        var allowance = MagicAllowance(limits, timeouts)
        let result = try await detect(reader.upload, after: seen, allowed, context.client, &allowance)
        return finish(nil, reader.upload, reader.count, of: reader.length, result, context)
    }

    /// Detects the type of each file in a form.
    func detectForm(
        _ request: Request, _ context: ServiceContext, _ allowed: AllowedTypes? = nil
    ) async throws -> [FileResult] {
        var reader = try FormReader(
            request, context: context, limits: limits, budget: budget, isJudged: allowed != nil)
        var allowance = MagicAllowance(limits, timeouts)
        var results: [FileResult] = []
        while let file = try await reader.nextFile() {
            let result = try await detect(file.upload, allowed, context.client, &allowance)
            results.append(finish(file.field, file.upload, file.size, result, context))
        }
        return results
    }

    /// Detects the type of each file whose start is in a list.
    private func detectHeads(
        _ request: Request, _ context: ServiceContext, _ allowed: AllowedTypes?
    ) async throws -> [FileResult] {
        var reader = try HeadListReader(request, context: context, limits: limits, budget: budget)
        var allowance = MagicAllowance(limits, timeouts)
        var results: [FileResult] = []
        while let upload = try await reader.next() {
            let result = try await detect(upload, allowed, context.client, &allowance)
            results.append(finish(nil, upload, upload.prefix.count, result, context))
        }
        return results
    }

    private func detect(
        _ upload: Upload, after seen: PrefixDetection? = nil, _ allowed: AllowedTypes?, _ client: Client,
        _ allowance: inout MagicAllowance
    ) async throws -> UploadDetection {
        var result = try await detector.detect(upload, after: seen, for: client, &allowance)
        guard let allowed else { return result }
        // An incomplete upload is always refused, if only because it is incomplete.
        result.verdict =
            upload.isComplete
            ? try await detector.judge(upload, for: client, by: allowed.policy)
            : allowed.policy(for: result.detection.type).judge(
                result.detection, name: upload.name.map { ResourceName($0) })
        return result
    }

    private func finish(
        _ field: String?, _ upload: Upload, _ count: Int, of size: Int? = nil, _ result: UploadDetection,
        _ context: ServiceContext
    ) -> FileResult {
        context.notes.note(result, bytes: count)
        metrics.count(result, bytes: count)
        return FileResult(field: field, upload: upload, size: size ?? count, result)
    }
}
#endif
