#if Upload
import FileTesting
@testable import FormClient
import Foundation
import HTTPTypes
import MIMETypes
import ScriptedServer
import Testing

/// Files as they are, with checksums, whole or in parts.
struct ObjectStoreTests {
    /// Published values: RFC 1321, RFC 6234, and the check values of the catalogue of CRCs.
    @Test(arguments: [
        ("", ContentDigest.Algorithm.md5, "d41d8cd98f00b204e9800998ecf8427e"),
        ("abc", .md5, "900150983cd24fb0d6963f7d28e17f72"),
        (
            "12345678901234567890123456789012345678901234567890123456789012345678901234567890", .md5,
            "57edf4a22be3c955ac49da2e2107b67a"
        ),
        ("", .sha256, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", .sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", .sha256,
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        ("123456789", .crc32, "cbf43926"), ("123456789", .crc32c, "e3069283"), ("", .crc32, "00000000"),
    ])
    func checksumsAreThePublishedOnes(_ text: String, _ algorithm: ContentDigest.Algorithm, _ expected: String)
        async throws
    {
        let digests = try await RequestBody.bytes(Array(text.utf8)).digests([algorithm])
        #expect(digests.map(\.hexadecimal) == [expected])
    }

    @Test func checksumsDoNotDependOnThePieces() async throws {
        let content = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 3) }
        let whole = try await RequestBody.bytes(content).digests(ContentDigest.Algorithm.allCases)
        for length in [1, 7, 63, 64, 65, 1000] {
            let pieces = stride(from: 0, to: content.count, by: length).map {
                Array(content[$0..<min($0 + length, content.count)])
            }
            let stream = AsyncStream { continuation in
                for piece in pieces { continuation.yield(piece) }
                continuation.finish()
            }
            let body = RequestBody.stream(stream, isReplayable: true)
            #expect(try await body.digests(ContentDigest.Algorithm.allCases) == whole)
        }
        // By the CRC of zlib.
        #expect(whole[2].bytes == [0x4A, 0xBF, 0x01, 0x6F])
    }

    @Test func streamForOnceHasNoChecksum() async throws {
        let body = RequestBody.stream(AsyncStream<[UInt8]> { $0.finish() })
        let error = try await failure { () async throws(FormClientError) in try await body.digests([.md5]) }
        #expect(error.code == .invalidParameter)
    }

    @Test(arguments: [
        (
            nil, [ContentDigest.Algorithm.md5, .sha256],
            [
                "Content-MD5: kAFQmDzST7DWlj99KOF/cg==",
                "Content-Digest: sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:",
            ]
        ),
        (ObjectStore.s3, [.sha256], ["x-amz-checksum-sha256: ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="]),
        (.s3, [.crc32, .crc32c], ["x-amz-checksum-crc32: NSRBwg==", "x-amz-checksum-crc32c: Nks/tw=="]),
        (.gcs, [.crc32c, .md5], ["x-goog-hash: crc32c=Nks/tw==", "x-goog-hash: md5=kAFQmDzST7DWlj99KOF/cg=="]),
        (.azure, [.md5], ["x-ms-blob-type: BlockBlob", "Content-MD5: kAFQmDzST7DWlj99KOF/cg=="]),
    ])
    func putSendsTheHeadersOfTheStore(
        _ store: ObjectStore?, _ digests: [ContentDigest.Algorithm], _ expected: [String]
    ) async throws {
        let folder = try TemporaryFolder(["a.txt": "abc"])
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            connection.readRequest().map(received.put)
            connection.respond()
        }
        let url = server.url("/key?X-Signature=a%2Fb")
        let response = try await HTTPFormClient.make().put(
            folder.path("a.txt"), to: url, store: store, digests: digests, type: .plainText)
        #expect(response.status == 200)
        let request = try #require(received.all.first)
        #expect(request.requestLine == "PUT /key?X-Signature=a%2Fb HTTP/1.1")
        #expect(request.text == "abc")
        #expect(request.header("Content-Type") == "text/plain")
        for line in expected { #expect(request.lines.contains(line)) }
        #expect(request.lines.count { $0.hasPrefix("x-") || $0.hasPrefix("Content-") } == expected.count + 2)
    }

    @Test func checksumWithoutAHeaderIsRefusedUnread() async throws {
        for store in [nil, ObjectStore.gcs, .azure] {
            let digest = store == nil ? ContentDigest.Algorithm.crc32c : .sha256
            let client = try HTTPFormClient.make()
            let error = try await failure { () async throws(FormClientError) in
                try await client.put(
                    "/nonexistent", to: "http://127.0.0.1:1/", store: store, digests: [digest])
            }
            #expect(error.code == .invalidParameter)
        }
    }

    @Test func planCutsAtTheEdges() throws {
        let mebibyte = 1 << 20
        func lengths(_ length: Int, _ count: Int, _ partLength: Int? = nil) throws -> [Int] {
            let urls = (0..<count).map { "http://s/\($0)" }
            return try PartPlan(length: length, urls: urls, partLength: partLength).parts.map(\.range.count)
        }
        #expect(try lengths(0, 3) == [0])
        #expect(try lengths(1, 3) == [1])
        #expect(try lengths(10 * mebibyte, 4) == [5 * mebibyte, 5 * mebibyte])
        #expect(try lengths(10 * mebibyte + 1, 4) == [5 * mebibyte, 5 * mebibyte, 1])
        #expect(try lengths(100 * mebibyte, 4) == [25, 25, 25, 25].map { $0 * mebibyte })
        #expect(try lengths(7, 3, 3) == [3, 3, 1])
        #expect(throws: FormClientError.self) { try lengths(7, 2, 3) }
        #expect(throws: FormClientError.self) { try lengths(7, 0) }
        #expect(throws: FormClientError.self) { try lengths(7, 2, 0) }
        let numbered = ["http://s/?a=1&partNumber=2", "http://s/?partNumber=5#partNumber=1"]
        #expect(try PartPlan(length: 2, urls: numbered, partLength: 1).parts.map(\.number) == [2, 5])
        #expect(throws: FormClientError.self) { try PartPlan(length: 2, urls: numbered.reversed(), partLength: 1) }
    }

    @Test func partsArriveAndAreCompleted() async throws {
        let folder = try TemporaryFolder(["a.txt": "abcdefg"])
        let received = Box<ReceivedRequest>()
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                received.put(request)
                if request.requestLine.hasPrefix("PUT") {
                    connection.respond(headers: ["ETag: \"<\(request.text)>\""])
                } else {
                    let isBad = request.requestLine.contains("bad")
                    connection.respond(body: isBad ? "<?xml?>\n<Error><Code>InternalError</Code></Error>" : "<Done/>")
                }
            }
        }
        let urls = (1...4).map { server.url("/?partNumber=\($0)") }
        let client = try HTTPFormClient.make()
        let parts = try await client.putParts(of: folder.path("a.txt"), to: urls, partLength: 3, digests: [.crc32])
        #expect(parts.map(\.number) == [1, 2, 3])
        #expect(parts.map(\.tag) == ["\"<abc>\"", "\"<def>\"", "\"<g>\""])
        #expect(Set(received.all.map(\.text)) == ["abc", "def", "g"])
        let answer = try await client.completeParts(parts, at: server.url("/done"))
        #expect(answer.body == Array("<Done/>".utf8))
        let document = try #require(received.all.last)
        #expect(document.header("Content-Type") == "application/xml")
        let first =
            "<Part><PartNumber>1</PartNumber><ETag>&quot;&lt;abc&gt;&quot;</ETag><ChecksumCRC32>NSRBwg==</ChecksumCRC32></Part>"
        #expect(document.text.contains(first))
        // S3 may answer with 200 and find an error afterwards.
        let error = try await failure { () async throws(FormClientError) in
            try await client.completeParts(parts, at: server.url("/bad"))
        }
        #expect(error.code == .badStatus)
    }

    @Test func firstPartThatFailsIsTheError() async throws {
        let folder = try TemporaryFolder(["a.txt": "abcdefg"])
        let server = try ScriptedServer { connection, _ in
            while let request = connection.readRequest() { connection.respond(request.text == "def" ? 403 : 200) }
        }
        let urls = (1...3).map { server.url("/\($0)") }
        let client = try HTTPFormClient.make()
        let error = try await failure { () async throws(FormClientError) in
            try await client.putParts(of: folder.path("a.txt"), to: urls, partLength: 3)
        }
        #expect(error.status == 403)
    }
}

extension ContentDigest {
    fileprivate var hexadecimal: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
#endif
