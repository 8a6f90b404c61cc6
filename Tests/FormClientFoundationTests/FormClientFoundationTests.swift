#if Upload
import FileTesting
import FormClient
import FormClientFoundation
import Foundation
import HTTPTypes
import MultipartFormData
import ScriptedServer
import Testing

struct FormClientFoundationTests {
    @Test func urlsAndDataGoWhereTextAndBytesGo() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                connection.respond(body: "answer")
            }
        }
        let folder = try TemporaryFolder(["a b.txt": "text"])
        let url = try #require(URL(string: server.url("/a?b=c")))
        let client = try HTTPFormClient()
        #expect(try await client.get(url).data() == Data("answer".utf8))
        _ = try await client.send(.put, url, body: .data(Data("x".utf8))).bytes()
        var form = FormData()
        try form.append("data", data: Data("y".utf8))
        try form.append("file", fileURL: URL(fileURLWithPath: folder.path("a b.txt")))
        _ = try await client.upload(form, to: url).bytes()
        #expect(received.all.map(\.requestLine) == ["GET", "PUT", "POST"].map { "\($0) /a?b=c HTTP/1.1" })
        #expect(received.all[1].text == "x")
        #expect(try received.all[2].body == form.bytes())
        #expect(received.all[2].text.contains("filename=\"a b.txt\""))
    }
}
#endif
