#if FUZZING && Upload
import Dispatch
import FormClient
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Synchronization

extension FuzzTarget {
    /// A client asks a server that answers with the bytes, over real connections.
    ///
    /// The first byte chooses what is sent and how, the second what the server does around its answer. Everything goes through
    /// a proxy, which is that same server, so that no redirect leads anywhere else. Each request ends: with an answer or an
    /// error.
    static func exchange(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count > 2 else { return }
        let (choice, answer) = (bytes[0], Array(bytes.dropFirst(2)))
        faults.withLock { $0 = Fault(behaviour: bytes[1], answer: answer) }
        let done = DispatchSemaphore(value: 0)
        Task {
            await ask(choice)
            done.signal()
        }
        done.wait()
    }

    private struct Fault {
        var behaviour: UInt8 = 0
        var answer: [UInt8] = []
    }

    private static let faults = Mutex(Fault())

    private static let server: ScriptedServer = {
        guard let server = try? ScriptedServer({ connection, number in serve(connection, number) }) else {
            fatalError("a port can be listened to")
        }
        return server
    }()

    private static func serve(_ connection: ServerConnection, _ number: Int) {
        let fault = faults.withLock { $0 }
        if fault.behaviour & 1 == 0 { _ = connection.readHead() }
        // After `CONNECT`, the answer stands where the server's encryption should be.
        if fault.behaviour & 2 != 0 { connection.write("HTTP/1.1 200 OK\r\n\r\n") }
        let middle = fault.behaviour & 4 == 0 ? 0 : fault.answer.count / 2
        connection.write(Array(fault.answer[..<middle]))
        connection.write(Array(fault.answer[middle...]))
        switch fault.behaviour >> 3 & 3 {
        case 0: break
        case 1: connection.drain()
        case 2: connection.respond()
        default: connection.reset()
        }
    }

    private static func client(_ choice: UInt8) -> HTTPFormClient {
        var configuration = FormClientConfiguration()
        configuration.timeouts.progress = .milliseconds(100)
        configuration.timeouts.connect = .milliseconds(100)
        configuration.tls.verification = .none
        configuration.redirects = .anyOrigin
        configuration.redirectLimit = 3
        configuration.cookies = CookieJar()
        if choice & 0x10 != 0 { configuration.expectContinue = .milliseconds(20) }
        if choice & 0x20 != 0 { configuration.acceptedStatuses = 100..<1000 }
        let (host, port, credentials) = ("127.0.0.1", server.port, choice & 0x40 == 0 ? nil : "me:secret")
        configuration.proxy =
            choice & 0x80 == 0
            ? .http(host: host, port: port, credentials: credentials)
            : .socks(host: host, port: port, credentials: credentials)
        guard let client = try? HTTPFormClient(configuration: configuration) else { fatalError("it can be used") }
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
        case 2: return try await client.send(.put, url, body: .bytes([UInt8](repeating: 0, count: 1 << 20)))
        default:
            var form = FormData()
            try form.append("a", bytes: [UInt8](repeating: 1, count: 40_000), fileName: "b")
            return try await client.upload(form, to: url)
        }
    }
}
#endif
