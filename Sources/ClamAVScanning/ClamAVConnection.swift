#if Server
import NIOCore
import NIOPosix

/// One command to the daemon: a stream of chunks, each preceded by its length, and one line as the response.
struct ClamAVConnection {
    /// A closure that sends a part of the file.
    typealias Send = (ByteBuffer) async throws -> Void
    private typealias Connected = NIOAsyncChannel<ByteBuffer, ByteBuffer>

    let address: ClamAVScanner.Address

    /// The maximum length of a response in bytes; the name of a signature is much shorter.
    private static let longestAnswer = 4096

    func answer(to body: (Send) async throws -> Void) async throws -> ClamAVScanner.Finding {
        let connected: Connected
        do {
            connected = try await connect()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ClamAVError.unreachable("\(error)")
        }
        let answer = try await connected.executeThenClose { inbound, outbound in
            var failure: (any Error)?
            do {
                try await outbound.write(ByteBuffer(string: "zINSTREAM\0"))
                try await body { chunk in
                    var framed = ByteBuffer(integer: UInt32(chunk.readableBytes))
                    framed.writeImmutableBuffer(chunk)
                    try await outbound.write(framed)
                }
                try await outbound.write(ByteBuffer(integer: UInt32(0)))
            } catch let error as ChannelError {
                // If a stream is too long, the daemon reports this and then stops reading.
                failure = error
            } catch let error as IOError {
                failure = error
            }
            let answer = try await Self.line(inbound)
            if answer.isEmpty, let failure { throw ClamAVError.unreachable("\(failure)") }
            return answer
        }
        try Task.checkCancellation()
        return try Self.finding(answer)
    }

    private func connect() async throws -> Connected {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        let initialize: @Sendable (any Channel) -> EventLoopFuture<Connected> = { channel in
            channel.eventLoop.makeCompletedFuture { try Connected(wrappingChannelSynchronously: channel) }
        }
        switch address {
        case .unixSocket(let path):
            return try await bootstrap.connect(unixDomainSocketPath: path, channelInitializer: initialize)
        case .host(let host, let port):
            guard (1...65535).contains(port) else { throw ClamAVError.unreachable("\(port) is not a port") }
            return try await bootstrap.connect(host: host, port: port, channelInitializer: initialize)
        }
    }

    /// Reads the bytes up to a NUL, the limit or the end.
    private static func line(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>) async throws -> String {
        var line = ByteBuffer()
        do {
            for try await chunk in inbound {
                line.writeImmutableBuffer(chunk)
                if line.readableBytesView.contains(0) || line.readableBytes > longestAnswer { break }
            }
        } catch is IOError {
            // The response may have arrived before the connection was reset.
        }
        return String(decoding: line.readableBytesView.prefix { $0 != 0 }.prefix(longestAnswer), as: UTF8.self)
    }

    /// Parses `stream: OK`, `stream: NAME FOUND`, or an error.
    static func finding(_ answer: String) throws(ClamAVError) -> ClamAVScanner.Finding {
        if answer.isEmpty { throw .noAnswer }
        if answer == "stream: OK" { return .clean }
        if answer.hasPrefix("stream: "), answer.hasSuffix(" FOUND") {
            return .infected(String(answer.dropFirst(8).dropLast(6)))
        }
        if answer.hasPrefix("INSTREAM size limit exceeded") { throw .tooLarge(nil) }
        throw .failed(
            String(
                answer.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.prefix(200).map(Character.init)))
    }
}
#endif
