#if Server
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Responds to the requests on the connections of an address.
struct ConnectionResponder: Sendable {
    let responder: ServiceResponder
    let budget: MemoryBudget
    let dates: DateCache
    /// Returns whether requests are traced.
    let isTraced: @Sendable () -> Bool

    /// The maximum length, in bytes, of a response whose memory is not reserved before the response is written.
    ///
    /// Such a response counts towards the memory budget only while some of it waits to be sent.
    private static let uncountedLength = 16 << 10

    /// Responds to a request whose body is read piece by piece.
    func respond(to request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let response = await responder.response(to: request, ServiceContext(connection: channel))
        let (counted, share) = counted(response, to: request, channel)
        try await writer.write(response: counted.head, body: counted.sentBody)
        withExtendedLifetime(share) {}
    }

    /// Begins a request that is read as a whole; nil if it has to be read piece by piece.
    func begin(_ head: HTTPRequestHead, bodyLength: Int, _ channel: any Channel) -> ServiceResponder.WholeVisit? {
        guard let head = try? HTTPRequest(head, secure: false, splitCookie: false) else { return nil }
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        return responder.beginWhole(request, hasBody: bodyLength > 0, ServiceContext(connection: channel))
    }

    /// Returns the length of a request's body; nil if it is long or unknown, or if it needs special treatment.
    ///
    /// Requests that are traced are excluded, because a tracer's spans are asynchronous.
    func wholeLength(of head: HTTPRequestHead) -> Int? {
        let limits = responder.configuration.limits
        guard !isTraced(), let length = head.wholeLength else { return nil }
        return length <= min(WholeBody.maxLength, limits.bodyLength, limits.prefixLength) ? length : nil
    }

    /// Completes a response, and counts a large one towards the memory budget as long as the returned share exists.
    func counted(
        _ response: Response, to request: Request, _ channel: any Channel
    ) -> (response: Response, share: MemoryBudget.Share?) {
        var response = response
        var share: MemoryBudget.Share?
        if response.body.readableBytes > Self.uncountedLength {
            share = MemoryBudget.Share(of: budget, for: responder.proxies.peer(of: channel))
            if (try? share?.take(response.body.readableBytes)) == nil {
                response = ServiceError.overloaded.response(to: request, in: responder.frame)
            }
        }
        response.headers.append(dates.field)
        return (response, share)
    }
}
#endif
