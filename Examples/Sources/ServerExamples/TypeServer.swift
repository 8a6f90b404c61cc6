import MIMEDetection
import MIMEDetectionNIO
import MIMETypes
import NIOCore
import NIOPosix

/// Answers each connection with the type of what it sends, with SwiftNIO: `nc -N localhost 8081 < photo.png`.
enum TypeServer {
    static func serve(port: Int) async throws {
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .bind(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        try await withThrowingDiscardingTaskGroup { group in
            try await server.executeThenClose { connections in
                for try await connection in connections { group.addTask { try? await answer(connection) } }
            }
        }
    }

    private static func answer(_ connection: NIOAsyncChannel<ByteBuffer, ByteBuffer>) async throws {
        try await connection.executeThenClose { inbound, outbound in
            let found = try await MIMEDetector().detect(inbound)
            var count = 0
            for try await buffer in found.body { count += buffer.readableBytes }
            try await outbound.write(ByteBuffer(string: "\(found.type) \(count)\n"))
        }
    }
}
