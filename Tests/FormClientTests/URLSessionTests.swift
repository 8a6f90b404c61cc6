#if Upload
import FileTesting
import FormClient
import Foundation
import MultipartFormData
import ScriptedServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How a form is handed to `URLSession` by those who have to use it.
struct URLSessionTests {
    @Test func formGoesThroughURLSession() async throws {
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond(body: "answer")
        }
        let folder = try TemporaryFolder()
        let form = try FormData.make(path: folder.sparseFile("zeros.bin", length: 300_000))
        var request = URLRequest(url: try #require(URL(string: server.url())))
        request.httpMethod = "POST"
        request.setValue("\(form.contentType)", forHTTPHeaderField: "Content-Type")

        #if canImport(Darwin)
        // A stream, which is read as it is sent; the length goes along, or else the body would be sent in chunks.
        let (stream, writer) = try boundStreams()
        request.httpBodyStream = stream
        if let length = form.contentLength { request.setValue("\(length)", forHTTPHeaderField: "Content-Length") }
        async let writing: Void = writer.write(form.body)
        let (answer, _) = try await URLSession.shared.data(for: request)
        try await writing
        #else
        // On Linux a stream with a length is sent with both `Content-Length` and `Transfer-Encoding: chunked`, which
        // servers refuse, and data would be the whole form in memory. So the body goes through a file. After a 307 it
        // is lost all the same, without an error.
        let url = URL(fileURLWithPath: folder.path("body"))
        try await form.body.write(to: url)
        let answer = try await URLSession.shared.uploadedData(for: request, fromFile: url)
        #endif

        #expect(String(decoding: answer, as: UTF8.self) == "answer")
        let upload = try #require(received.all.first)
        #expect(upload.header("Content-Length") == "\(form.contentLength ?? 0)")
        #expect(upload.header("Transfer-Encoding") == nil)
        #expect(try upload.body == form.bytes())
    }
}

#if canImport(Darwin)
/// The end of a pair of streams into which a body is written.
private struct StreamWriter: @unchecked Sendable {
    let stream: OutputStream

    func write(_ body: FormData.Body) async throws {
        stream.open()
        defer { stream.close() }
        for try await chunk in body {
            var rest = chunk
            while !rest.isEmpty {
                // It blocks while the buffer is full, so this task should not be on the main actor.
                let count = rest.withUnsafeBufferPointer { buffer in
                    buffer.baseAddress.map { stream.write($0, maxLength: buffer.count) } ?? 0
                }
                guard count > 0 else { throw stream.streamError ?? CocoaError(.fileWriteUnknown) }
                rest = rest.dropFirst(count)
            }
        }
    }
}

private func boundStreams() throws -> (InputStream, StreamWriter) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: 256 << 10, inputStream: &input, outputStream: &output)
    return (try #require(input), StreamWriter(stream: try #require(output)))
}
#else
extension FormData.Body {
    /// Writes the whole body to a file.
    fileprivate func write(to url: URL) async throws {
        try Data().write(to: url)
        let file = try FileHandle(forWritingTo: url)
        for try await chunk in self { try file.write(contentsOf: chunk) }
        try file.close()
    }
}

extension URLSession {
    /// Uploads a file, and gives the response's body.
    fileprivate func uploadedData(for request: URLRequest, fromFile file: URL) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            uploadTask(with: request, fromFile: file) { data, _, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(data ?? Data()))
            }.resume()
        }
    }
}
#endif
#endif
