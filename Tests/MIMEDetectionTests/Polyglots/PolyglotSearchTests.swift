import MIMETypes
import Testing

@testable import MIMEDetection

struct PolyglotSearchTests {
    private static func search(
        _ bytes: [UInt8], _ type: MIMEType, _ depth: SearchDepth, limits: ReadLimits = .thorough
    ) throws -> (readings: [OtherReading], searched: SearchDepth?) {
        try PolyglotSearch.search(Resource(bytes: bytes, limits: limits), type: type, depth: depth, .standard)
    }

    private static let far = Pictures.png(size: 20_000) + Containers.zip([.init("a.txt", "words")])

    @Test func headIsSearchedWithoutAThoroughSearch() throws {
        let found = try Self.search(Self.far, .png, .head, limits: .standard)
        #expect(found.readings.isEmpty)
        #expect(found.searched == .head)
    }

    @Test func thoroughSearchReadsAllOfAnImage() throws {
        let found = try Self.search(Self.far, .png, .thorough)
        #expect(found.readings.map(\.type) == [.zip])
        #expect(found.searched == .thorough)
    }

    @Test func limitsLeaveTheSearchAtTheHead() throws {
        let limits = ReadLimits(headLength: 8192, reads: 1, bytes: 4096)
        #expect(try Self.search(Self.far, .png, .thorough, limits: limits).searched == .head)
    }

    @Test func nothingIsSearchedUnlessAsked() throws {
        for sample in Samples.all {
            let plain = MIMEDetector().detect(bytes: sample.bytes, name: sample.name)
            #expect(plain.searched == SearchDepth.off && plain.alsoReadableAs.isEmpty)
            let searched = MIMEDetector(search: .head).detect(bytes: sample.bytes, name: sample.name)
            #expect(plain.type == searched.type && plain.candidates == searched.candidates)
            #expect(plain.charset == searched.charset && plain.conflicts == searched.conflicts)
        }
        #expect(MIMEDetector().detect(name: "x.png").searched == nil)
        #expect(try MIMEDetector().detect(path: "/").searched == nil)
    }

    @Test func resourceWithoutContentIsNotSearched() throws {
        let found = try PolyglotSearch.search(
            Resource(name: "x", kind: .directory), type: .png, depth: .thorough, .standard)
        #expect(found.searched == nil)
        #expect(found.readings.isEmpty)
    }
}
