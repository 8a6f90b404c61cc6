#if Upload
import NIOCore
import NIOSOCKS

/// Authenticates to a SOCKS proxy on behalf of a handler that supports only proxies without passwords.
///
/// It sits between the proxy and that handler. It offers password authentication to the proxy instead of none. Once the
/// proxy has accepted the password, it reports to the handler that no authentication is required.
/// https://www.rfc-editor.org/rfc/rfc1929
final class SOCKSPasswordHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum State {
        case greeting, method, verdict, done
    }

    /// The protocol's number for authentication with a password.
    private static let passwordMethod: UInt8 = 2
    private static let noneRequired: UInt8 = 0

    private let (name, password): ([UInt8], [UInt8])
    private var state = State.greeting
    private var received = ByteBuffer()

    /// Makes a handler.
    ///
    /// - Parameters:
    ///   - name: the name, at most 255 bytes long.
    ///   - password: the password, at most 255 bytes long.
    init(name: [UInt8], password: [UInt8]) {
        (self.name, self.password) = (name, password)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard state == .greeting else { return context.write(data, promise: promise) }
        state = .method
        context.write(wrapOutboundOut(ByteBuffer(bytes: [5, 1, Self.passwordMethod])), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard state != .done else { return context.fireChannelRead(data) }
        received.writeImmutableBuffer(unwrapInboundIn(data))
        // Each of the two replies has two bytes: a version, and the proxy's choice or verdict.
        while state != .done, let answer = received.readBytes(length: 2) {
            if state == .method, answer[1] == Self.passwordMethod {
                let words = [1, UInt8(name.count)] + name + [UInt8(password.count)] + password
                context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: words)), promise: nil)
                state = .verdict
            } else if state == .verdict, answer[1] == 0 {
                state = .done
                context.fireChannelRead(wrapInboundOut(ByteBuffer(bytes: [5, Self.noneRequired])))
            } else {
                context.fireErrorCaught(SOCKSPasswordRefusal())
                return context.close(promise: nil)
            }
        }
        if received.readableBytes > 0, state == .done {
            context.fireChannelRead(wrapInboundOut(received))
            received.clear()
        }
    }
}

/// A SOCKS proxy refuses the password, or doesn't support passwords.
struct SOCKSPasswordRefusal: Error, CustomStringConvertible {
    var description: String { "it refuses the name and the password" }
}
#endif
