#if Upload
import FileTesting
import FormClient
import MultipartFormData
import ScriptedServer
import Testing

struct CancellationTests {
    @Test func uploadEndsAtOnceAndCloses() async throws {
        let (begun, ended) = (Box<Bool>(), Box<Int>())
        let server = try ScriptedServer { connection, _ in
            _ = connection.readHead()
            begun.put(true)
            ended.put(connection.drain())
        }
        let pulled = Box<Int>()
        var form = FormData()
        // Without an end.
        let stream = AsyncStream<[UInt8]> {
            pulled.put(1)
            try? await Task.sleep(for: .milliseconds(1))
            return [0x78]
        }
        try await form.append("file", stream: stream)
        let (client, sent) = (try HTTPFormClient.make(), form)
        let task = Task {
            try await failure { () async throws(FormClientError) in try await client.upload(sent, to: server.url()) }
        }
        try await begun.values()
        try await pulled.values(10)
        task.cancel()
        #expect(try await task.value.code == .cancelled)
        #expect(try await ended.values().count == 1)
        let count = pulled.all.count
        try await Task.sleep(for: .milliseconds(50))
        #expect(pulled.all.count <= count + 1)
    }

    @Test func cancelledTaskSendsNothing() async throws {
        let asked = Box<Bool>()
        let server = try ScriptedServer { connection, _ in asked.put(connection.readHead() != nil) }
        let client = try HTTPFormClient.make()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await failure { () async throws(FormClientError) in try await client.get(server.url()) }
        }
        #expect(try await task.value.code == .cancelled)
        #expect(!asked.all.contains(true))
    }

    @Test func responseArrivesAsItIsRead() async throws {
        let isRead = Box<Bool>()
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\none")
            isRead.wait()
            connection.write("two")
        }
        var chunks: [String] = []
        for try await chunk in try await HTTPFormClient.make().get(server.url()).body {
            chunks.append(String(decoding: chunk, as: UTF8.self))
            isRead.put(true)
        }
        #expect(chunks == ["one", "two"])
    }

    @Test func unreferencedResponseIsClosed() async throws {
        let ended = Box<Bool>()
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            connection.drain()
            ended.put(true)
        }
        let client = try HTTPFormClient.make()
        #expect(try await client.get(server.url()).status == 200)
        #expect(try await ended.values() == [true])
    }

    @Test func cancelledReaderDoesNotSeeAnEnd() async throws {
        let server = try ScriptedServer { connection, _ in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            connection.drain()
        }
        let response = try await HTTPFormClient.make().get(server.url())
        let task = Task { try await failure { () async throws(FormClientError) in try await response.bytes() } }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        #expect(try await task.value.code == .cancelled)
    }

    @Test func answerBeforeTheEndOfTheFormDoesNotCutItOff() async throws {
        let taken = Box<Int>()
        let server = try ScriptedServer { connection, _ in
            guard let length = connection.readHead()?.header("Content-Length").flatMap({ Int($0) }) else { return }
            connection.respond(202, body: "fine")
            taken.put(connection.read(length)?.count ?? 0)
        }
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 16 << 20))
        let client = try HTTPFormClient.make()
        #expect(try await client.upload(form, to: server.url()).text() == "fine")
        #expect(try await taken.values() == [form.contentLength ?? 0])
        await client.shutdown()
    }

    @Test func responseThatIsTooLongIsNotKept() async throws {
        let server = try ScriptedServer { connection, _ in
            while connection.readRequest() != nil { connection.respond(body: "0123456789") }
        }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.get(server.url()).bytes(limit: 9)
        }
        #expect(error.code == .responseTooLong)
        #expect(try await client.get(server.url()).bytes(limit: 10).count == 10)
    }
}
#endif
