#if Server
import DetectionJSON
import HTTPTypes
import Hummingbird
import MIMEDetection
import MIMETypes
import MultipartFormData
import NIOCore

/// Looks up types by name alone: `GET /v1/lookup?name=photo.jpg&name=Makefile`, and `POST /v1/lookup` with a list.
struct LookupHandler: Sendable {
    let limits: ServiceLimits
    let budget: MemoryBudget
    let frame: PageFrame
    /// The detector, without the resolvers that read bytes, because there are none here.
    private let detector = MIMEDetector(resolvers: [NameResolver(), FallbackResolver()])

    init(limits: ServiceLimits, budget: MemoryBudget, frame: PageFrame) {
        self.limits = limits
        self.budget = budget
        self.frame = frame
    }

    /// Looks up the names in the query.
    func respond(_ request: Request, _ context: ServiceContext) throws -> Response {
        let query = request.query
        let (body, type) = try body(query.values(named: "name"), query, request.headers)
        return Response(cacheable: body, type: type, for: request)
    }

    /// Looks up the names in the body.
    func respondToList(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let (body, type) = try body(try await sentNames(request, context), request.query, request.headers)
        var response = Response(body, type: type)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func body(
        _ names: [String], _ query: URLEncodedForm, _ headers: HTTPFields
    ) throws(ServiceError) -> (bytes: [UInt8], type: String) {
        try check(names)
        let fields = try query.fields
        let representation = try Representation(headers, offers: [.json, .text, .jsonLines, .html])
        let list = ResultList(results: names.map { result($0, fields) }, isList: true)
        return (list.body(as: representation, in: frame), representation.contentType)
    }

    /// Reads the names from the body.
    ///
    /// Its maximum length is that of the allowed names with each byte written in the form `\u0000`.
    private func sentNames(_ request: Request, _ context: ServiceContext) async throws -> [String] {
        let limit = min(limits.bodyLength, limits.nameCount * (limits.nameLength * 6 + 4) + 1024)
        var body = try BodyReader(request, context: context, limit: limit, budget: budget)
        var held = HeldBytes(share: MemoryBudget.Share(of: budget, for: context.client), limit: limit)
        while let chunk = try await body.next() { try held.append(chunk.readableBytesView) }
        return try NameList.names(in: held.bytes, limits)
    }

    private func check(_ names: [String]) throws(ServiceError) {
        guard !names.isEmpty else {
            throw ServiceError(.badRequest, "Name at least one file, for example ?name=photo.jpg.")
        }
        guard names.count <= limits.nameCount else {
            throw ServiceError.tooManyNames(limits)
        }
        guard names.allSatisfy({ $0.utf8.count <= limits.nameLength }) else {
            throw ServiceError.nameTooLong(limits)
        }
    }

    private func result(_ name: String, _ fields: FieldSelection) -> ResultList.Result {
        let detection = detector.detect(name: name)
        let row = ResultRow(name: name, detection: detection, isByNameAlone: true)
        return ResultList.Result(
            text: detection.type.essence,
            write: { writer in
                if fields.contains("name") { writer.member("name", name) }
                if fields.contains("verdict") { writer.member("verdict", row.verdict.rawValue) }
                writer.members(of: detection, fields: fields, extensionLimit: ResultRow.extensionLimit)
            }, row: row)
    }
}
#endif
