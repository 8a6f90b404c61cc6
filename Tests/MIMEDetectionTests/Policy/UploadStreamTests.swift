import FileTesting
import MIMEDetection
import MIMETypes
import Testing

struct UploadStreamTests {
    private static let policy = UploadPolicy(allowing: [.png], maximumSize: 100_000)

    @Test func verdictIsThatOfTheWholeFile() throws {
        let bytes = Pictures.png(size: 50_000)
        var stream = UploadStream(policy: Self.policy, name: "a.png")
        for start in stride(from: 0, to: bytes.count, by: 777) {
            try stream.append(bytes[start..<min(start + 777, bytes.count)])
        }
        #expect(stream.count == bytes.count)
        #expect(stream.finish() == Self.policy.judge(bytes: bytes, name: "a.png"))
    }

    @Test func tooManyBytesAreRefusedAtOnce() throws {
        var stream = UploadStream(policy: Self.policy)
        try stream.append([UInt8](repeating: 0, count: 100_000))
        #expect(throws: UploadRefusal.self) { try stream.append([0]) }
        #expect(stream.finish().refusal?.code == .tooLarge)
    }

    @Test func fileThatIsLongerThanTheMemoryIsJudgedWhereItIsStored() throws {
        let bytes = Pictures.png(size: 5000)
        var stream = UploadStream(policy: Self.policy, name: "a.png", memory: 1000)
        try stream.append(bytes)
        #expect(!stream.isKept)
        #expect(stream.finish().refusal?.code == .notFullyRead)
        let folder = try TemporaryFolder()
        #expect(try stream.finish(path: folder.file("upload.php", bytes)).type == .png)
        let other = UploadStream(policy: Self.policy, name: "a.jpg", memory: 0)
        #expect(try other.finish(path: folder.file("b", bytes)).refusal?.code == .nameContradicts)
    }
}
