#if Upload
import FormClient
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Testing

/// What a server does instead of a proper answer, and the error that says so: the same for each kind of request.
struct FaultTableTests {
    enum Behaviour: Sendable {
        /// Reads the request, writes this, and closes in good order.
        case writes(String)
        /// Writes this before it has read the body, and closes in good order once the client is gone.
        case answersEarly(String)
        /// Writes this, ends its own side, and waits for the client.
        case halfCloses(String)
        /// Writes this and breaks the connection off.
        case breaks(String)
        /// Writes this, and nothing more.
        case stalls(String)

        func serve(_ connection: ServerConnection) {
            switch self {
            case .answersEarly: _ = connection.readHead()
            default: _ = connection.readRequest()
            }
            switch self {
            case .writes(let text): connection.write(text)
            case .answersEarly(let text), .stalls(let text):
                connection.write(text)
                connection.drain()
            case .halfCloses(let text):
                connection.write(text)
                connection.endWriting()
                connection.drain()
            case .breaks(let text):
                connection.write(text)
                connection.reset()
            }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let behaviour: Behaviour
        let code: FormClientError.Code

        init(_ name: String, _ behaviour: Behaviour, _ code: FormClientError.Code) {
            (self.name, self.behaviour, self.code) = (name, behaviour, code)
        }

        var testDescription: String { name }
    }

    private static let ok = "HTTP/1.1 200 OK\r\n"
    private static let chunked = "\(ok)Transfer-Encoding: chunked\r\n\r\n"

    private static let rows = [
        Row("closes at once", .writes(""), .connectionLost),
        Row("breaks off at once", .breaks(""), .connectionLost),
        Row("half-closes", .halfCloses(""), .connectionLost),
        Row("never answers", .stalls(""), .timedOut),
        Row("ends in the status", .writes("HTTP/1.1 2"), .connectionLost),
        Row("ends in the headers", .writes("\(ok)Content-Le"), .connectionLost),
        Row("stalls in the headers", .stalls("\(ok)Content-Le"), .timedOut),
        Row("half-closes in the body", .halfCloses("\(ok)Content-Length: 9\r\n\r\nhalf"), .connectionLost),
        Row("breaks off in the body", .breaks("\(ok)Content-Length: 9\r\n\r\nhalf"), .connectionLost),
        Row("stalls in the body", .stalls("\(ok)Content-Length: 9\r\n\r\nhalf"), .timedOut),
        Row("ends in a chunk", .writes("\(chunked)5\r\nhal"), .connectionLost),
        Row("ends without a last chunk", .writes("\(chunked)1\r\na\r\n"), .connectionLost),
        Row("has no length of a chunk", .stalls("\(chunked)zz\r\na\r\n"), .invalidResponse),
        Row("has a huge chunk", .stalls("\(chunked)fffffffffffffffff\r\na\r\n"), .invalidResponse),
        Row("has two lengths", .stalls("\(ok)Content-Length: 1\r\nContent-Length: 2\r\n\r\nab"), .invalidResponse),
        Row("has a negative length", .stalls("\(ok)Content-Length: -1\r\n\r\n"), .invalidResponse),
        Row("has another version", .stalls("HTTP/9.9 200 OK\r\n\r\n"), .invalidResponse),
        Row("has no number", .stalls("HTTP/1.1 abc\r\n\r\n"), .invalidResponse),
        Row("speaks SSH", .stalls("SSH-2.0-OpenSSH_9.2\r\n"), .invalidResponse),
        Row("has a NUL in a header", .stalls("\(ok)A: b\0c\r\n\r\n"), .invalidResponse),
        Row("switches protocols", .stalls("HTTP/1.1 101 Switch\r\nUpgrade: x\r\n\r\n"), .invalidResponse),
        Row("says to go on, and no more", .stalls("HTTP/1.1 100 Continue\r\n\r\n"), .timedOut),
        Row("hints, and no more", .stalls("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"), .timedOut),
        Row(
            "hints without end", .stalls(String(repeating: "HTTP/1.1 103 Early Hints\r\n\r\n", count: 5000)),
            .invalidResponse),
        Row("has headers without end", .stalls(ok + String(repeating: "A: b\r\n", count: 50_000)), .invalidResponse),
        Row("is no gzip", .stalls("\(ok)Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd"), .invalidResponse),
        Row(
            "refuses early", .answersEarly("HTTP/1.1 413 No\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx"),
            .badStatus),
        Row("refuses early and goes on without end", .answersEarly("HTTP/1.1 413 No\r\n\r\n"), .badStatus),
        Row("redirects to no server", .stalls("HTTP/1.1 307 Go\r\nLocation: http://[\r\n\r\n"), .refusedRedirect),
    ]

    @Test(arguments: rows) func everyRequestEndsWithItsError(_ row: Row) async throws {
        let server = try ScriptedServer { connection, _ in row.behaviour.serve(connection) }
        let client = try HTTPFormClient.make { $0.timeouts.progress = .seconds(1) }
        var form = FormData()
        try form.append("file", bytes: [UInt8](repeating: 0, count: 3 << 20), fileName: "zeros.bin")
        for body in [nil, RequestBody.form(form)] {
            let error = try await failure { () async throws(FormClientError) in
                try await client.send(.post, server.url(), body: body).bytes()
            }
            #expect(error.code == row.code, "\(error)")
            #expect(!"\(error)".namesSwiftTypes, "\(error)")
        }
    }

    private static let answers = [
        ("until the end", Behaviour.writes("HTTP/1.0 200 OK\r\n\r\nanswer")),
        ("until half is closed", .halfCloses("\(ok)Connection: close\r\n\r\nanswer")),
        ("after a hint", .writes("HTTP/1.1 103 Hints\r\n\r\n\(ok)Content-Length: 6\r\n\r\nanswer")),
        ("in chunks", .writes("\(chunked)3;a=b\r\nans\r\n3\r\nwer\r\n0\r\nA: b\r\n\r\n")),
        ("with more after it", .writes("\(ok)Content-Length: 6\r\n\r\nanswerHTTP/1.1 500 No\r\n\r\n")),
        ("early", .answersEarly("\(ok)Content-Length: 6\r\nConnection: close\r\n\r\nanswer")),
    ]

    @Test(arguments: answers) func oddAnswersAreAnswers(_ name: String, _ behaviour: Behaviour) async throws {
        let server = try ScriptedServer { connection, _ in behaviour.serve(connection) }
        for _ in 0..<3 {
            // The server closes connections without saying so, and whether the next request still meets one is chance.
            let client = try HTTPFormClient.make { $0.timeouts.progress = .seconds(5) }
            let response = try await client.send(.post, server.url(), body: .urlEncoded(["a": "b"]))
            #expect(try await response.text() == "answer")
        }
    }
}
#endif
