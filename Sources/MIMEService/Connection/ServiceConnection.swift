#if Server
import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// A connection that has been accepted.
///
/// One that is accepted just as the service stops may find nobody to handle it, and a bare `NIOAsyncChannel` ends the
/// process when it goes unused.
final class ServiceConnection: ServerChildChannelValue {
    let asyncChannel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    init(_ asyncChannel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>) {
        self.asyncChannel = asyncChannel
    }

    var channel: any Channel { asyncChannel.channel }

    deinit {
        // Neither does anything to a connection that has been handled.
        (asyncChannel as any UnusedChannel).finishWriting()
        channel.close(promise: nil)
    }
}

/// What ends without having been used.
///
/// The writer of a channel may only be asked for within `executeThenClose`, which an unused channel never gets to, so
/// this goes past the deprecation.
private protocol UnusedChannel {
    func finishWriting()
}

extension NIOAsyncChannel: UnusedChannel {
    @available(*, deprecated, message: "For channels that were never used.")
    fileprivate func finishWriting() { outbound.finish() }
}
#endif
