#if Upload
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization

/// One request on its way, and its response.
///
/// Everything that is done for it is done in one task, which is cancelled when nobody holds the exchange any more.
final class Exchange: Sendable {
    struct Head: Sendable {
        let status: Int
        let headers: [HTTPHeader]

        /// The first value of that name.
        func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    enum Event: Sendable {
        case head(Head)
        case bytes(ArraySlice<UInt8>)
    }

    typealias Events = Handoff<Event, FormClientError>

    private let events = Events()
    private let task: Task<Void, Never>

    /// Begins to send.
    ///
    /// - Parameters:
    ///   - request: what to send.
    ///   - connections: what to send it over.
    ///   - watchdog: has the limits of time.
    ///   - onProgress: called for each chunk of the body, or nil.
    init(
        _ request: FormRequest, connections: Connections, watchdog: Watchdog,
        onProgress: (@Sendable (UploadProgress) -> Void)?
    ) {
        let run = ExchangeRun(
            request: request, connections: connections, watchdog: watchdog, onProgress: onProgress, events: events)
        task = Task { await run.run() }
    }

    deinit {
        cancel()
    }

    /// Gives up; the connection is closed if it is still in use.
    func cancel() {
        task.cancel()
    }

    /// Gives the head of the response, and then chunks of its body, or nil at the end.
    func next() async throws(FormClientError) -> Event? {
        // The operation's type of error would get lost on the way through the standard library's function.
        let result: Result<Event?, FormClientError> = await withTaskCancellationHandler {
            do throws(FormClientError) {
                return .success(try await events.next())
            } catch {
                return .failure(error)
            }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }
}
#endif
