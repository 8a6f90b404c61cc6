#if Server
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Reads the body of a request chunk by chunk.
///
/// Hummingbird leaves three tasks to its user: a body is requested only when it is wanted (`Expect: 100-continue`), it
/// must not be longer than the limit, and a content coding is refused rather than misread.
struct BodyReader {
    private var chunks: RequestBody.AsyncIterator
    private let limit: Int
    /// The stated length, or nil if there is none.
    private let announced: Int?
    private var isContinued: Bool
    private let channel: any Channel
    private let share: MemoryBudget.Share
    /// Makes the connection receive a long body in larger pieces, if there is memory for them.
    private let wideReceiving: WideReceiving?
    /// The number of bytes that have been read.
    private(set) var count = 0
    private var hasEnded = false

    /// The number of buffers that a body takes on its way to its reader: two that wait, and one that is being read.
    private static let bufferCount = 3
    private static let bufferLength = bufferCount * ReceiveBuffers.usualLength
    private static let spareLength = bufferCount * (ReceiveBuffers.wideLength - ReceiveBuffers.usualLength)

    init(
        _ request: Request, context: ServiceContext, limit: Int, budget: MemoryBudget
    ) throws(ServiceError) {
        if let coding = request.headers[.contentEncoding], coding.lowercased() != "identity" {
            throw ServiceError(
                .unsupportedMediaType, "Unpack the file and send it without a Content-Encoding.",
                headers: [.acceptEncoding: "identity"])
        }
        // A number that is too large for an `Int` exceeds every limit.
        let length = request.headers[.contentLength].map { Int($0) ?? .max }
        if let length, length > limit { throw Self.tooLarge(limit) }
        share = MemoryBudget.Share(of: budget, for: context.client)
        try share.take(Self.bufferLength)
        let isLong = context.isConnection && (length.map { $0 > ReceiveBuffers.usualLength } ?? true)
        wideReceiving = isLong && share.takeSpare(Self.spareLength) ? WideReceiving(context.channel) : nil
        chunks = request.body.makeAsyncIterator()
        self.limit = limit
        announced = length
        channel = context.channel
        isContinued = request.headers[.expect]?.lowercased() != "100-continue"
    }

    /// Returns the next bytes, or nil at the end.
    mutating func next() async throws -> ByteBuffer? {
        try await askForBody()
        guard let chunk = try await chunks.next() else {
            hasEnded = true
            return nil
        }
        count += chunk.readableBytes
        guard count <= limit else { throw Self.tooLarge(limit) }
        return chunk
    }

    /// Reads the rest of the body if it is short, and discards it.
    ///
    /// With some proxies, a response before the end of the body makes the client lose its connection: nginx, if it does
    /// not buffer bodies, tells the client that it keeps the connection and then closes it.
    mutating func skipShortRest() async throws {
        if hasEnded || announced.map({ $0 - count > ConnectionGuard.shortRest }) == true { return }
        let end = count + ConnectionGuard.shortRest
        do {
            while count < end, let chunk = try await chunks.next() { count += chunk.readableBytes }
        } catch is SlowBody {
            // The response does not depend on the rest.
        }
    }

    /// Asks a client that waits for `100 Continue` to send the body.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
    private mutating func askForBody() async throws {
        guard !isContinued else { return }
        isContinued = true
        try await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue))).get()
    }

    private static func tooLarge(_ limit: Int) -> ServiceError {
        ServiceError(.contentTooLarge, "Send at most \(limit) bytes; the start of a file is enough to detect its type.")
    }
}
#endif
