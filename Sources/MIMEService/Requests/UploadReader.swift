#if Server
import HTTPTypes
import Hummingbird
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
        _ request: Request, context: ServiceContext, limits: ServiceLimits, budget: MemoryBudget, isJudged: Bool
    ) throws(ServiceError) {
        guard request.headers[.contentRange] == nil else {
            throw ServiceError(
                .badRequest, "Send the start of the file with ?partial=true, and without Content-Range.")
        }
        body = try BodyReader(request, context: context, limit: limits.bodyLength, budget: budget)
        held = HeldBytes(
            share: MemoryBudget.Share(of: budget, for: context.client), limit: limits.keptLength(isJudged: isJudged))
        announced = Self.announcedLength(request)
        isPartial = try request.isPartial
        details = try Upload(request, context, limits)
    }

    /// The number of bytes that have arrived.
    var count: Int { body.count }

    /// The length of the file if it is stated, or else the number of bytes that have arrived.
    var length: Int { isPartial ? count : max(count, announced) }

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
}
#endif
