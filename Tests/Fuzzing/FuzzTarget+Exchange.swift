#if (FUZZING || DEBUG) && Upload
@testable import FormClient
import HTTPTypes
import MultipartFormData
import NIOSSL
import ScriptedServer

extension FuzzTarget {
    /// A client asks a server that answers with the bytes, over real connections.
    ///
    /// The first byte chooses what is sent and how, the second what the server does around its answer. Everything goes
    /// through a proxy, which is that same server, so that no redirect leads anywhere else. Each request ends: with an
    /// answer or an error.
    static func exchange(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count > 2 else { return }
        let (choice, fault) = (bytes[0], Fault(behaviour: bytes[1], answer: Array(bytes.dropFirst(2))))
        let task = Task {
            await ask(choice)
            server.stop()
        }
        server.serve { connection, number in serve(connection, number, fault, asking: task) }
    }

    private struct Fault {
        var behaviour: UInt8
        var answer: [UInt8]
    }

    private static let server: SingleThreadServer = {
        guard let server = try? SingleThreadServer() else { fatalError("a port can be listened to") }
        return server
    }()

    /// The certificates of the system take longer to read than a thousand requests take.
    private static let tls: NIOSSLContext = {
        var tls = FormClientConfiguration.TLS()
        tls.verification = .none
        guard let context = try? NIOSSLContext.make(tls) else { fatalError("a client can encrypt") }
        return context
    }()

    private static func serve(
        _ connection: ServerConnection, _ number: Int, _ fault: Fault, asking task: Task<Void, Never>
    ) {
        let behaviour = fault.behaviour
        if behaviour & 1 == 0 || number > 0 { connection.skip(within: 100) }
        // A redirect or a second attempt may come to a good end.
        if behaviour & 0x20 != 0, number > 0 { return connection.respond() }
        if behaviour & 2 != 0 {
            // After `CONNECT`, the answer stands where the server's encryption should be.
            connection.write("HTTP/1.1 200 OK\r\n\r\n")
            connection.skip(within: 2)
        }
        let middle = behaviour & 4 == 0 ? 0 : fault.answer.count / 2
        connection.write(Array(fault.answer[..<middle]))
        if middle > 0 { connection.skip(within: 1) }
        connection.write(Array(fault.answer[middle...]))
        switch behaviour >> 3 & 3 {
        case 0: break
        case 1:
            // The next request on the same connection is answered, too. When there is none, the client is to give up.
            for _ in 0..<2 where connection.skip(within: 1) {
                while connection.skip(within: 0) {}
                connection.write(fault.answer)
            }
            task.cancel()
        case 2: connection.respond()
        default: connection.reset()
        }
    }

    private static func client(_ choice: UInt8) -> HTTPFormClient {
        var configuration = FormClientConfiguration()
        configuration.timeouts.progress = .milliseconds(100)
        configuration.timeouts.connect = .milliseconds(100)
        configuration.redirects = .anyOrigin
        configuration.redirectLimit = 3
        configuration.cookies = CookieJar()
        if choice & 0x10 != 0 { configuration.expectContinue = .milliseconds(2) }
        if choice & 0x20 != 0 { configuration.acceptedStatuses = 100..<1000 }
        let (host, port, credentials) = ("127.0.0.1", server.port, choice & 0x40 == 0 ? nil : "me:secret")
        configuration.proxy =
            choice & 0x80 == 0
            ? .http(host: host, port: port, credentials: credentials)
            : .socks(host: host, port: port, credentials: credentials)
        guard let client = try? HTTPFormClient(configuration: configuration, tls: tls) else {
            fatalError("it can be used")
        }
        return client
    }

    private static func ask(_ choice: UInt8) async {
        let client = client(choice)
        do {
            let response = try await send(choice, client)
            _ = try await choice & 8 == 0 ? response.bytes(limit: 1 << 16).count : response.formData().count
        } catch {
            precondition(error is FormClientError, "an error says what it is about")
        }
        await client.shutdown()
    }

    private static func send(_ choice: UInt8, _ client: HTTPFormClient) async throws -> FormResponse {
        let url = choice & 4 == 0 ? "http://example.org/a" : "https://example.org/a"
        switch choice & 3 {
        case 0: return try await client.get(url)
        case 1: return try await client.post(["a": "b"], to: url)
        case 2: return try await client.send(.put, url, body: .bytes(largeBody))
        default:
            var form = FormData()
            try form.append("a", bytes: [UInt8](repeating: 1, count: 40_000), fileName: "b")
            return try await client.upload(form, to: url)
        }
    }

    /// More than the system takes for a server that does not read.
    private static let largeBody = [UInt8](repeating: 0, count: 300_000)
}
#endif
