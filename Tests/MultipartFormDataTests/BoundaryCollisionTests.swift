import FileTesting
import Foundation
import MultipartFormData
import Testing

/// A boundary that the caller chose is looked for in what is sent.
struct BoundaryCollisionTests {
    /// Sends a form, and gives what left before the error.
    private func send(_ form: FormData) async -> (sent: [UInt8], error: FormDataError?) {
        var sent: [UInt8] = []
        do {
            for try await chunk in form.body { sent += chunk }
            return (sent, nil)
        } catch {
            return (sent, error as? FormDataError)
        }
    }

    @Test(arguments: [1, 2, 5, 1000])
    func streamWithTheBoundaryIsNotSentToItsEnd(_ length: Int) async throws {
        let bytes = Array("before --mine after".utf8)
        let stream = AsyncStream<[UInt8]> { continuation in
            for start in stride(from: 0, to: bytes.count, by: length) {
                continuation.yield(Array(bytes[start...].prefix(length)))
            }
            continuation.finish()
        }
        var form = FormData(boundary: try Boundary(validating: "mine"))
        try await form.append("file", stream: stream)
        let (sent, error) = await send(form)
        #expect(error?.code == .boundaryInContent)
        #expect(error?.subject == "file")
        let head = form.parts[0].head
        #expect(!String(decoding: sent.dropFirst(head.count), as: UTF8.self).contains("--mine"))
    }

    @Test func fileWithTheBoundaryIsNotSent() async throws {
        let folder = try TemporaryFolder()
        // Across two chunks of the file.
        let bytes = [UInt8](repeating: 0x61, count: 512 << 10 - 3) + Array("--mine".utf8) + [0x62]
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path("a.txt")))
        var form = FormData(boundary: try Boundary(validating: "mine"))
        try form.append("file", path: folder.path("a.txt"))
        #expect(await send(form).error?.code == .boundaryInContent)
        #expect(throws: FormDataError.self) { try form.bytes() }
        var other = FormData(boundary: try Boundary(validating: "other"))
        try other.append("file", path: folder.path("a.txt"))
        #expect(await send(other).error == nil)
    }

    @Test func boundaryDoesNotFormAcrossTwoParts() async throws {
        func stream(_ text: String) -> AsyncStream<[UInt8]> {
            AsyncStream {
                $0.yield(Array(text.utf8)); $0.finish()
            }
        }
        var form = FormData(boundary: try Boundary(validating: "mine"))
        try await form.append("a", stream: stream("x--mi"))
        try await form.append("b", stream: stream("ne"))
        #expect(await send(form).error == nil)
    }
}
