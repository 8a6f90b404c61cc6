#if Upload
import FileTesting
import FormClient
import Foundation
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Testing

@testable import struct FormClient.Netrc
@testable import struct FormClient.RequestTarget

struct NetrcTests {
    private static let text = """
        # machine other.example login no password no
        machine a.example login me password secret
        machine B.example
          login "a \\"quoted\\" name" password "back\\\\slash"   account x
        macdef init
        machine c.example login macro password macro

        machine [::1] login six
        machine tabs.example\tlogin\tt\tpassword\tp
        default login anyone password guest
        machine late.example login never password never
        """

    @Test(arguments: [
        ("http://a.example/", "me:secret"), ("https://A.EXAMPLE:8443/x", "me:secret"),
        ("http://b.example/", "a \"quoted\" name:back\\slash"), ("http://c.example/", "anyone:guest"),
        ("http://[::1]/", "six:"), ("http://tabs.example/", "t:p"), ("http://other.example/", "anyone:guest"),
        ("http://late.example/", "anyone:guest"),
    ])
    func serverHasItsEntry(_ url: String, _ user: String) throws {
        let value = try Netrc(Self.text).authorization(for: RequestTarget(url))
        #expect(value == "Basic \(Data(user.utf8).base64EncodedString())")
    }

    @Test func serverWithoutAnEntryHasNone() throws {
        for text in [
            "", "# only\n\n", "machine a.example", "machine other login x", "machine a.example\nmacdef x\nlogin b",
        ] {
            #expect(try Netrc(text).authorization(for: RequestTarget("http://a.example/")) == nil)
        }
    }

    @Test(arguments: [
        ("machine", "ends after 'machine'", 1), ("machine a\nlogin", "ends after 'login'", 2),
        ("login a", "has 'login' before any machine", 1), ("machine a\n\nsecret", "has an unknown word", 3),
        ("machine a password \"b\nlogin c", "has a quote without its end", 1),
    ])
    func malformedTextIsRefused(_ text: String, _ reason: String, _ line: Int) {
        #expect(throws: NetrcProblem(reason: reason, line: line)) { try Netrc(text) }
    }

    @Test func malformedFileIsNamed() throws {
        let folder = try TemporaryFolder(["netrc": "machine a\nhunter2\n"])
        let path = folder.path("netrc")
        let error = #expect(throws: FormClientError.self) { try Netrc(path: path) }
        #expect(error.map { "\($0)" } == "'\(path)' has an unknown word in line 2; correct it")
        #expect(throws: FormClientError.self) { try Netrc(path: folder.path("absent")) }
    }

    @Test func redirectTakesNoPasswordToAnotherServer() async throws {
        let received = Box<ReceivedRequest>()
        let other = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond()
        }
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond(307, headers: ["Location: http://localhost:\(other.port)/"])
        }
        let client = try HTTPFormClient.make { $0.netrc = try? Netrc("machine 127.0.0.1 login me password secret") }
        _ = try await client.get(server.url())
        #expect(received.all.map { $0.header("Authorization") } == ["Basic bWU6c2VjcmV0", nil])
        // What the caller says takes precedence.
        _ = try await client.get(other.url(), headers: [.authorization: "Bearer x"])
        _ = try await client.get("http://you:too@127.0.0.1:\(other.port)/")
        #expect(received.all.suffix(2).map { $0.header("Authorization") } == ["Bearer x", "Basic eW91OnRvbw=="])
    }
}

struct EventTests {
    @Test func redirectsAndRetriesAreReported() async throws {
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                switch request.requestLine.split(separator: " ")[1] {
                case "/": connection.respond(307, headers: ["Location: /busy"])
                case "/busy" where request.requestLine.hasPrefix("POST"):
                    connection.respond(303, headers: ["Location: /busy?"])
                case "/busy?": connection.respond(503, headers: ["Retry-After: 0"])
                default: connection.respond()
                }
            }
        }
        let events = Box<FormClientEvent>()
        let client = try HTTPFormClient.make {
            $0.onEvent = events.put
            $0.retries.limit = 1
        }
        let error = try await failure { () async throws(FormClientError) in
            try await client.post(["a": "b"], to: server.url())
        }
        #expect(error.status == 503)
        let (start, busy, end) = (server.url(), server.url("/busy"), server.url("/busy?"))
        #expect(
            events.all == [
                .redirected(from: start, to: busy, status: 307, keepsBody: true),
                .redirected(from: busy, to: end, status: 303, keepsBody: false),
                .retrying(url: end, problem: "'\(end)…' responded with the status 503", delay: .zero),
            ])
    }

    @Test func connectionThatWasClosedIsReported() async throws {
        let server = try ScriptedServer { connection, number in
            _ = connection.readRequest()
            connection.respond()
            if number == 0 { _ = connection.readRequest() }
        }
        let events = Box<FormClientEvent>()
        let client = try HTTPFormClient.make { $0.onEvent = events.put }
        _ = try await client.get(server.url()).bytes()
        _ = try await client.get(server.url()).bytes()
        #expect(events.all == [.resending(url: server.url())])
    }
}
#endif
