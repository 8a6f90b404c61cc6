#if Server
import HTTPTypes
import Hummingbird
import MIMETypes
import MultipartFormData
import NIOCore

/// Reads as much of a file as its detection needs.
struct UploadReader {
    private var body: BodyReader
    private var details: Upload
    private var held: HeldBytes
    private let announced: Int
    /// Whether reading is done, because the body has ended or the limit is reached.
    private var isDone = false
    /// Whether the client states that the body is only the start of the file.
    private let isPartial: Bool

    init(
        _ request: Request, context: ServiceContext, limits: ServiceLimits, budget: MemoryBudget
    ) throws(ServiceError) {
        let pathName = context.parameter("name")
        guard request.headers[.contentRange] == nil else {
            throw ServiceError(
                .badRequest, "Send the start of the file with ?partial=true, and without Content-Range.")
        }
        body = try BodyReader(request, context: context, limit: limits.bodyLength, budget: budget)
        held = HeldBytes(share: MemoryBudget.Share(of: budget, for: context.client), limit: limits.prefixLength)
        announced = Self.announcedLength(request)
        isPartial = try request.isPartial
        details = Upload(name: try Self.name(request, pathName, limits), declaredType: Self.declaredType(request))
    }

    var count: Int { body.count }

    /// The part of the file that has arrived.
    var upload: Upload {
        var upload = details
        upload.prefix = held.bytes
        return upload
    }

    /// Reads until at least this many bytes have arrived, or all of them.
    mutating func fill(to length: Int) async throws {
        while held.count < length, try await readChunk() {}
    }

    /// Reads until all bytes have arrived, or one more than is kept.
    mutating func fill() async throws {
        while try await readChunk() {}
    }

    /// Reads the rest if it is short, and discards it.
    mutating func skipShortRest() async throws {
        try await body.skipShortRest()
    }

    /// Reads and keeps the next bytes; returns false if there are no more, or no more to keep.
    private mutating func readChunk() async throws -> Bool {
        guard !isDone else { return false }
        guard let chunk = try await body.next() else {
            isDone = true
            details.isComplete = !isPartial
            return false
        }
        isDone = chunk.readableBytes > held.room
        try held.append(chunk.readableBytesView, announced: announced)
        return !isDone
    }

    /// Returns the stated length of the body, or 0.
    private static func announcedLength(_ request: Request) -> Int {
        max(0, request.headers[.contentLength].flatMap { Int($0) } ?? 0)
    }

    /// Returns the name from the first of these that contains one: the query, the path, and `Content-Disposition`; nil
    /// if none does.
    private static func name(
        _ request: Request, _ pathName: String?, _ limits: ServiceLimits
    ) throws(ServiceError) -> String? {
        let disposition = request.headers[.contentDisposition].flatMap(ContentDisposition.fileName(in:)).map(unquoted)
        let name = request.query["name"] ?? pathName ?? disposition
        if let name, name.utf8.count > limits.nameLength {
            throw ServiceError.nameTooLong(limits)
        }
        return name
    }

    /// Removes what tika-python puts around names: `b'hello.c'`.
    ///
    /// https://github.com/chrismattmann/tika-python/issues/360
    private static func unquoted(_ name: String) -> String {
        guard name.hasPrefix("b'"), name.hasSuffix("'"), name.utf8.count > 3 else { return name }
        return String(name.dropFirst(2).dropLast())
    }

    /// Returns the declared type, unless it is the one that clients send when they don't know the type.
    private static func declaredType(_ request: Request) -> MIMEType? {
        guard let type = request.headers[.contentType].flatMap({ MIMEType($0) }) else { return nil }
        let isDefault = ["application/octet-stream", "application/x-www-form-urlencoded"].contains(type.essence)
        return isDefault ? nil : type
    }
}
#endif
