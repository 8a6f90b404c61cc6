import FileTesting
import Foundation
import MIMEDetection
import MIMETypes
import MultipartFormData
import Testing

/// Bodies with files and streams.
struct FormDataBodyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [0, 1, 100, 16 << 10, 512 << 10, (512 << 10) + 1, 1_000_000])
    func filesOfAnyLengthAreSentWhole(_ length: Int) async throws {
        let path = try folder.file("a.bin", length: length)
        let content = try #require(FileManager.default.contents(atPath: path))
        var form = try FormData.make()
        try form.append("f", path: path)
        try form.append("m", bytes: Array(content))
        try form.append("t", value: "end")
        let bytes = try await form.body.collected()
        #expect(bytes.count == form.contentLength)
        #expect(bytes == (try form.bytes()))
        let parts = ReadPart.parts(readBack(bytes))
        #expect(parts.map(\.fileName) == ["a.bin", "blob", nil])
        #expect(parts.map(\.content.utf8.count) == [length, length, 3])
        #expect(parts.map { Array($0.content.utf8) } == [Array(content), Array(content), Array("end".utf8)])
    }

    private func readBack(_ bytes: [UInt8]) -> [FormDataParser.Event] {
        guard let boundary = try? Boundary(validating: "X") else { return [] }
        var parser = FormDataParser(boundary: boundary)
        return parser.read(bytes).events
    }

    @Test func descriptionNamesThePartsAlone() throws {
        var form = FormData()
        #expect("\(form)" == "a form of 0 parts")
        try form.append("a", value: "secret")
        try form.append("b\n", value: "secret")
        #expect("\(form)" == "a form of 2 parts: 'a', 'b\\u{a}'")
    }

    @Test func chunksAreBoundedAndSmallFormsAreOne() async throws {
        var form = try FormData.make()
        for number in 0..<20 { try form.append("field", value: "\(number)") }
        var lengths: [Int] = []
        for try await chunk in form.body { lengths.append(chunk.count) }
        #expect(lengths == [form.contentLength])
        try form.append("big", bytes: [UInt8](repeating: 7, count: 1 << 20))
        try form.append("file", path: folder.file("b", length: 1 << 20))
        let text = String(repeating: "x", count: 1 << 20)
        try await form.append("stream", stream: Chunks("ab", "", text, "c"), length: (1 << 20) + 3)
        var total = 0
        for try await chunk in form.body {
            #expect(!chunk.isEmpty && chunk.count <= 512 << 10)
            total += chunk.count
        }
        #expect(total == form.contentLength)
    }

    @Test func typesAreDetectedByNameAndContent() async throws {
        var form = FormData(detector: MIMEDetector())
        try form.append("f", path: folder.file("wrong.txt", Array("%PDF-1.7\n".utf8)))
        try form.append("f", bytes: Array("# Notes\n".utf8), fileName: "notes.md")
        try await form.append("f", stream: Chunks("\u{89}PN", "G"), fileName: "data.csv")
        try await form.append("f", stream: Chunks("GIF8", "9a", "\u{1}"), fileName: "x")
        try form.append("f", bytes: [], fileName: "")
        try form.append("f", bytes: Array("<p>".utf8), fileName: "a.html", type: .plainText)
        try form.append("t", value: "text")
        #expect(
            form.parts.map(\.type?.essence) == [
                "application/pdf", "text/markdown", "text/csv", "image/gif", "application/octet-stream", "text/plain",
                nil,
            ])
        #expect(form.parts.allSatisfy { $0.type?.parameters.isEmpty ?? true })
    }

    /// Decides that everything is a PNG, and remembers how much it looked at.
    private final class Spy: MIMETypeDetecting {
        let bytesRead = Lock(0)

        func detect(_ resource: Resource) throws(ResourceError) -> Detection {
            let detection = try MIMEDetector().detect(resource)
            bytesRead.withLock { $0 += detection.usage.bytes }
            guard let type = MIMEType("image/png") else { return detection }
            return Detection(
                winner: Candidate(type: type, basis: .signature, detail: "spy"), reason: .contentAlone, candidates: [])
        }
    }

    @Test func customDetectorDecidesAndSeesOnlyTheHead() async throws {
        let spy = Spy()
        var form = FormData(detector: spy)
        let path = try folder.file("huge.txt", Array("text".utf8))
        #expect(truncate(path, 8 << 30) == 0)
        try form.append("f", path: path)
        let stream = AsyncStream<[UInt8]> { continuation in
            for _ in 0..<1000 { continuation.yield([UInt8](repeating: 1, count: 1 << 10)) }
            continuation.finish()
        }
        try await form.append("s", stream: stream)
        #expect(form.parts.map(\.type?.essence) == ["image/png", "image/png"])
        #expect(spy.bytesRead.withLock { $0 } <= 256 << 10)
    }

    @Test func lengthIsKnownIfThatOfEveryPartIs() async throws {
        var form = try FormData.make()
        try await form.append("s", stream: Chunks("ab", "", "c"), length: 3)
        #expect(form.contentLength == (try await form.body.collected().count))
        try await form.append("s", stream: Chunks("abc"))
        #expect(form.contentLength == nil)
    }

    @Test func lengthThatOverflowsIsUnknown() async throws {
        for length in [Int.max, .max - 7, .max - 100] {
            var form = try FormData.make()
            try await form.append("s", stream: Chunks("abc"), length: length)
            #expect(form.contentLength == nil)
        }
    }

    @Test(arguments: [0, 2, 4, 1000])
    func streamOfAnotherLengthIsAnError(_ length: Int) async throws {
        var form = try FormData.make()
        try await form.append("s", stream: Chunks("ab", "c"), length: length)
        let error = await #expect(throws: FormDataError.self) { _ = try await form.body.collected() }
        #expect(error?.code == .lengthMismatch)
        #expect(error?.subject == "s")
    }

    @Test func streamIsSentOnceUnlessItCanBeReplayed() async throws {
        for detector in [nil, MIMEDetector()] {
            var form = FormData(detector: detector, boundary: try Boundary(validating: "X"))
            try await form.append("s", stream: Chunks("ab", "c"), fileName: "a.txt", isReplayable: true)
            let first = try await form.body.collected()
            #expect(String(decoding: first, as: UTF8.self).hasSuffix("\r\n\r\nabc\r\n--X--\r\n"))
            #expect(try await form.body.collected() == first)

            try await form.append("once", stream: Chunks("ab", "c"))
            let copy = form
            _ = try await form.body.collected()
            var iterator = copy.body.makeAsyncIterator()
            let error = await #expect(throws: FormDataError.self) { _ = try await iterator.next() }
            #expect(error?.code == .streamConsumed)
            #expect(error?.subject == "once")
            #expect(try await iterator.next() == nil)
        }
    }

    @Test func streamIsNotReadIntoMemory() async throws {
        var form = try FormData.make()
        try await form.append("s", stream: Chunks("abc"))
        let error = #expect(throws: FormDataError.self) { try form.bytes() }
        #expect(error?.code == .streamInMemory)
    }

    @Test func typeOfAStreamIsDetectedFromAsManyBytesAsItTakes() async throws {
        // The image of a disc has its mark after 32 KiB.
        let zeros = String(repeating: "\0", count: 32_769)
        var form = FormData(detector: MIMEDetector(), boundary: try Boundary(validating: "X"))
        try await form.append("a", stream: Chunks(zeros, "CD001", "\u{1}\0"), fileName: "a")
        #expect(form.parts[0].type?.essence == "application/vnd.efi.iso")
    }

    @Test func detectedStreamBecomesAPart() async throws {
        let found = try await MIMEDetector().detect(Chunks("GIF89a", "more"), name: "picture")
        var form = try FormData.make()
        try await form.append("a", stream: found.body, fileName: "picture", type: found.type)
        #expect(form.parts[0].type?.essence == "image/gif")
        #expect(String(decoding: try await form.body.collected(), as: UTF8.self).contains("\r\n\r\nGIF89amore\r\n"))
    }

    @Test(arguments: [0, 1, 16 << 10, 50_000])
    func streamOfBytesBecomesAPart(_ count: Int) async throws {
        let stream = AsyncStream<UInt8> { continuation in
            for _ in 0..<count { continuation.yield(0x61) }
            continuation.finish()
        }
        var form = FormData(detector: MIMEDetector(), boundary: try Boundary(validating: "X"))
        try await form.append("a", stream: stream, fileName: "a.txt")
        #expect(form.parts[0].type?.essence == "text/plain")
        let sent = try await form.body.collected()
        #expect(sent.count(where: { $0 == 0x61 }) >= count)
        #expect(sent.count == form.parts[0].head.count + count + 2 + form.closing.count)
    }

    @Test func errorOfAStreamComesThrough() async throws {
        struct Failure: Error {}
        var form = try FormData.make()
        let stream = AsyncThrowingStream<[UInt8], any Error> { continuation in
            continuation.yield([1])
            continuation.finish(throwing: Failure())
        }
        try await form.append("s", stream: stream)
        let body = form.body
        await #expect(throws: Failure.self) { _ = try await body.collected() }
    }

    @Test func cancelledStreamDoesNotLookComplete() async throws {
        for length in [nil, 1000] {
            var form = try FormData.make()
            let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
            try await form.append("s", stream: stream, length: length)
            let body = form.body
            let task = Task {
                var sent: [UInt8] = []
                do {
                    for try await chunk in body {
                        sent += chunk
                        continuation.yield([1])
                        if sent.last == 1 { withUnsafeCurrentTask { $0?.cancel() } }
                    }
                } catch {
                    #expect(error is CancellationError)
                    return sent
                }
                Issue.record("a cancelled form ends with an error")
                return sent
            }
            #expect(await task.value.suffix(5) == [13, 10, 13, 10, 1])
        }
        let never = AsyncStream<[UInt8]> { _ in }
        let task = Task {
            var form = FormData(detector: MIMEDetector())
            withUnsafeCurrentTask { $0?.cancel() }
            try await form.append("s", stream: never)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func filesOfTheKernelHaveNoKnownLength() async throws {
        guard FileManager.default.fileExists(atPath: "/proc/version") else { return }
        var form = try FormData.make()
        try form.append("f", path: "/proc/version")
        #expect(form.contentLength == nil)
        #expect(String(decoding: try await form.body.collected(), as: UTF8.self).contains("\r\n\r\nLinux"))
    }
}
