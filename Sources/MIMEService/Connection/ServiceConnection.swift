#if Server
import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// An accepted connection.
///
/// A connection that is accepted just as the service stops may never be handled, and a bare `NIOAsyncChannel` that is
/// never used would terminate the process.
final class ServiceConnection: ServerChildChannelValue {
    let asyncChannel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    init(_ asyncChannel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>) {
        self.asyncChannel = asyncChannel
    }

    var channel: any Channel { asyncChannel.channel }

    deinit {
        // Neither call affects a connection that has been handled.
        (asyncChannel as any UnusedChannel).finishWriting()
        channel.close(promise: nil)
    }
}

/// A channel that can be ended without having been used.
///
/// The writer of a channel is available only within `executeThenClose`, which an unused channel never reaches, so this
/// bypasses the deprecation.
private protocol UnusedChannel {
    func finishWriting()
}

extension NIOAsyncChannel: UnusedChannel {
    @available(*, deprecated, message: "For channels that were never used.")
    fileprivate func finishWriting() { outbound.finish() }
}
#endif
