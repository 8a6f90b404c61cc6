#if Server
import HTTPTypes
import Logging
import NIOCore

/// Records events of connections before and after requests, which no request handler sees.
struct ConnectionObserver: Sendable {
    let metrics: ServiceMetrics
    let logger: Logger

    /// Records that a request was refused before it was complete.
    func refused(_ problem: ConnectionProblem, _ client: SocketAddress?) {
        let status = problem.error.kind.status.code
        metrics.count(.init(path: "none", method: "none", status: status), duration: nil)
        metrics.count(refusal: problem.cause.rawValue)
        log(problem.cause, client, ["status": "\(status)"])
    }

    /// Records that a connection was closed without a response.
    func connectionEnded(_ cause: ConnectionProblem.Cause, _ client: SocketAddress?) {
        metrics.count(refusal: cause.rawValue)
        log(cause, client, [:])
    }

    private func log(_ cause: ConnectionProblem.Cause, _ client: SocketAddress?, _ more: Logger.Metadata) {
        var metadata = more
        metadata["cause"] = "\(cause.rawValue)"
        if let address = client?.ipAddress { metadata["client"] = "\(address)" }
        logger.info("refused", metadata: metadata)
    }
}
#endif
