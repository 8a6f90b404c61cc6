#if Upload
import MIMETypes
import NIOCore
import NIOHTTP1
import NIOSOCKS

/// The proxy can't be reached, or does not connect to the server.
struct ProxyFailure: Error {
    let cause: any Error
    let proxy: ProxyTarget
    /// The status of an HTTP proxy's response to `CONNECT`; nil if there was none.
    var status: Int?
}

/// Records the status of a proxy's response to `CONNECT`.
///
/// The handler that sends the request reports an error for each response that is not a success, but doesn't expose the
/// status. This handler must be used only on its channel's thread.
final class ProxyStatusHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPClientResponsePart

    private(set) var status: Int?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) { status = Int(head.status.code) }
        context.fireChannelRead(data)
    }
}

extension FormClientError {
    /// Makes the error for a proxy that failed or could not reach the server.
    init(_ failure: ProxyFailure, url: String) {
        let proxy = failure.proxy.text
        if let status = failure.status {
            self.init(proxy: proxy, status: status, url: url, failure.cause)
        } else if let error = failure.cause as? SOCKSError.ConnectionFailed {
            self.init(proxy: proxy, reply: error.reply, url: url, error)
        } else {
            let (code, reason) = Self.reason(failure.cause)
            self.init(code, proxy, reason: "is the proxy, \(reason)", underlyingError: failure.cause)
        }
    }

    /// Makes the error for the status of an HTTP proxy's response.
    init(proxy: String, status: Int, url: String, _ error: (any Error)? = nil) {
        switch status {
        case 407:
            self.init(
                .proxyFailed, proxy,
                reason:
                    "is the proxy, which wants another name and password (407); give it http://name:password@host:port",
                status: status, underlyingError: error)
        case 500...599:
            self.init(
                .connectionFailed, url,
                reason: "cannot be reached through the proxy \(proxy), which responded with the status \(status); "
                    + "check the address and the port",
                status: status, underlyingError: error)
        default:
            self.init(
                .proxyFailed, proxy,
                reason: "is the proxy, which does not connect to '\(url.printable())' (status \(status)); "
                    + "ask its operator, or use another",
                status: status, underlyingError: error)
        }
    }

    /// Makes the error for a SOCKS proxy's reply.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1928#section-6
    private init(proxy: String, reply: SOCKSServerReply, url: String, _ error: any Error) {
        let problem: String? =
            switch reply {
            case .networkUnreachable: "network is unreachable"
            case .hostUnreachable: "no route to host"
            case .refused: "connection refused"
            case .ttlExpired: "host is too far away"
            default: nil
            }
        if let problem {
            self.init(
                .connectionFailed, url,
                reason: "cannot be reached through the proxy \(proxy): \(problem); check the address and the port",
                underlyingError: error)
        } else {
            let problem = reply == .notAllowed ? "does not allow a connection" : "makes no connection"
            self.init(
                .proxyFailed, proxy,
                reason: "is the proxy, which \(problem) to '\(url.printable())'; ask its operator, or use another",
                underlyingError: error)
        }
    }

    /// Describes why there is no connection to the proxy, in words that follow "is the proxy".
    private static func reason(_ error: any Error) -> (Code, String) {
        switch error {
        case is ConnectTimeout, ChannelError.connectTimeout:
            (.timedOut, "and took too long to connect; check its address, or allow more time")
        case is CancellationError: (.cancelled, "and was not asked completely, since the task was cancelled")
        case is SOCKSError.NoValidAuthenticationMethod, is SOCKSError.InvalidAuthenticationSelection,
            is SOCKSPasswordRefusal:
            (
                .proxyFailed,
                "which does not accept the name and the password, or wants some; give it socks5://name:password@host:port"
            )
        case is SOCKSError.InvalidProtocolVersion, is SOCKSError.InvalidReservedByte, is SOCKSError.InvalidAddressType,
            is SOCKSError.UnexpectedRead:
            (.proxyFailed, "which does not answer as a SOCKS 5 proxy; check its address and port")
        case is HTTPParserError: (.proxyFailed, "which does not answer in HTTP/1.1; check its address and port")
        default:
            connectionProblem(error).map {
                (.proxyFailed, "which cannot be reached: \($0); check its address and port")
            }
                ?? (.proxyFailed, "which closed the connection; check its address and port")
        }
    }
}
#endif
