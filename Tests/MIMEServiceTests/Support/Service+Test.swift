#if Server
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import MIMEService
import NIOCore

/// A service that says nothing, on a port of its own.
func makeService(_ change: (inout ServiceConfiguration) -> Void = { _ in }) -> DetectionService {
    var configuration = ServiceConfiguration()
    configuration.port = 0
    change(&configuration)
    return DetectionService(configuration, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
}

/// Calls the routes without a socket.
func withRoutes<Value>(
    _ change: (inout ServiceConfiguration) -> Void = { _ in },
    _ test: @Sendable (any TestClientProtocol) async throws -> Value
) async throws -> Value {
    try await makeService(change).application.test(.router, test)
}

/// Serves on a socket, and gives its port.
func withServer<Value>(
    _ change: (inout ServiceConfiguration) -> Void = { _ in },
    _ test: @Sendable (Int) async throws -> Value
) async throws -> Value {
    try await makeService(change).application.test(.live) { client in try await test(client.port ?? 0) }
}

extension TestResponse {
    var text: String { String(buffer: body) }
}

/// The smallest content of a few formats.
enum Sample {
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8,
        0, 0,
        0, 0,
    ]
    static let pdf = Array("%PDF-1.7\n1 0 obj\n".utf8)
    /// The first entry of a ZIP archive, without what follows it.
    static let zipStart: [UInt8] =
        [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 32, 0, 1, 0, 0, 0, 0x61]
}
#endif
