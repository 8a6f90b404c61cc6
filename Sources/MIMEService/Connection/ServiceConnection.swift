#if Server
import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// A connection that has been accepted.
///
/// One that is accepted just as the service stops may find nobody to handle it, and a bare `NIOAsyncChannel` ends the process when
/// it goes unused.
final class ServiceConnection: ServerChildChannelValue {
    let asyncChannel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    init(_ asyncChannel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>) {
        self.asyncChannel = asyncChannel
    }

    var channel: any Channel { asyncChannel.channel }

    deinit {
        // Neither does anything to a connection that has been handled.
        asyncChannel.outbound.finish()
        channel.close(promise: nil)
    }
}
#endif
