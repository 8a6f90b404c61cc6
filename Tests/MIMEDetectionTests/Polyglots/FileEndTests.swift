import MIMETypes
import Testing

@testable import MIMEDetection

/// Files behind the end of those that don't state it, that state a wrong one, or that have lost it.
struct FileEndTests {
    private static let policy = UploadPolicy(allowing: [], ranges: [.images, .audio, .videos])
    private static let jxl = MIMEType(constant: "image/jxl")
    private static let gzip: [UInt8] =
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 4, 0] + [UInt8](repeating: 0x41, count: 30)

    private static func codes(_ bytes: [UInt8]) -> [UploadFinding.Code] {
        policy.judge(bytes: bytes).findings.map(\.code)
    }

    static let carriers: [[UInt8]] = [
        Carriers.tiff(), Carriers.tiff(isLittle: false), Carriers.tiff(isBig: true), Carriers.tiff(isTiled: true),
        Carriers.psd(), Carriers.psd(isPacked: true), Carriers.psd(isLarge: true, isPacked: true), Carriers.flac,
        Carriers.mp3, Carriers.jxl, Carriers.webm,
    ]

    @Test(arguments: carriers) func carriersAreOrdinary(_ carrier: [UInt8]) {
        #expect(Self.codes(carrier).isEmpty)
        #expect(Self.codes(carrier + [UInt8](repeating: 0, count: 64)).isEmpty)
    }

    @Test(arguments: carriers) func filesBehindAreFound(_ carrier: [UInt8]) {
        for padding in [[], [0x0A], [UInt8](repeating: 0, count: 16)] {
            #expect(Self.codes(carrier + padding + Self.gzip) == [.trailingFile])
        }
        #expect(Self.codes(carrier + Pictures.png()) == [.trailingData])
        #expect(Self.codes(carrier + Pictures.png() + Self.gzip) == [.trailingFile])
    }

    /// Each end is in the file, whatever is cut off.
    @Test(arguments: carriers) func nothingIsReadBehindTheEnd(_ carrier: [UInt8]) {
        for length in carrier.indices { _ = Self.codes(Array(carrier[..<length])) }
        for place in carrier.indices {
            for value in [0, 0x7F, 0xFF] as [UInt8] {
                var changed = carrier + Self.gzip
                changed[place] = value
                _ = Self.codes(changed)
            }
        }
    }

    @Test func anEndThatIsNotFoundIsRefused() {
        #expect(Self.codes(Carriers.tiff(lengths: false)).contains(.undecodable))
        var packed = Carriers.psd()
        packed[39] = 2
        #expect(Self.codes(packed).contains(.undecodable))
        #expect(Self.codes(Array(Carriers.flac[..<42]) + Self.gzip).contains(.undecodable))
        #expect(Self.codes(Carriers.mp3[..<10] + [1, 2, 3] + Self.gzip).isEmpty == false)
    }

    /// Lengths that programs don't read when they show a file.
    @Test func aStatedLengthDoesNotCoverWhatIsBehind() {
        for length in [0, 1 << 31, 0xFFFF_FFFF, 44 + Self.gzip.count] {
            let wave = TrailingContentTests.wave
            let file = wave[..<4] + Containers.little(length, 4) + wave[8...] + Self.gzip
            #expect(Self.codes(Array(file)) == [.trailingFile], "\(length)")
            let bitmap = TrailingContentTests.bitmap
            let image = bitmap[..<2] + Containers.little(66 + length, 4) + bitmap[6...] + Self.gzip
            #expect(Self.codes(Array(image)) == [.trailingFile], "\(length)")
        }
    }

    @Test func imagesThatLackTheirEndHideNothing() {
        #expect(Self.codes(Array(Pictures.png().dropLast(12)) + Self.gzip) == [.trailingFile])
        #expect(Self.codes(Array(Pictures.gif().dropLast(1)) + Self.gzip) == [.trailingFile])
    }

    @Test func filesBehindSeveralImagesAreFound() {
        let video = Containers.mp4(brand: "isom", handlers: ["vide"])
        let images = [Pictures.jpeg(), Pictures.png(), video]
        for first in images {
            for second in images {
                // The boxes of a second video can't be told from more boxes of the first.
                let isOneFile = first == video && second == video
                #expect(Self.codes(first + second) == (isOneFile ? [] : [.trailingData]))
                #expect(Self.codes(first + second + Self.gzip) == [.trailingFile])
                let drawing = Pictures.svg("<script>x()</script>")
                #expect(!Self.policy.judge(bytes: first + second + drawing).isAccepted)
            }
        }
        let many = [[UInt8]](repeating: Pictures.png(), count: 20).flatMap(\.self)
        #expect(Self.codes(many).contains(.tooCostly))
    }

    @Test func imagesBehindADocumentHideNothing() {
        let policy = UploadPolicy(allowing: [.pdf])
        #expect(policy.judge(bytes: Pictures.pdf() + Pictures.png()).isAccepted)
        #expect(!policy.judge(bytes: Pictures.pdf() + Pictures.png() + Self.gzip).isAccepted)
    }

    /// Directories that refer to the same long list aren't read as often as there are directories.
    @Test func manyDirectoriesAreTooCostly() {
        let list = [UInt8](repeating: 1, count: 40_000)
        var bytes = Array("II*\0".utf8) + Containers.little(8, 4)
        for index in 0..<200 {
            bytes += Containers.little(2, 2)
            for tag in [273, 279] {
                bytes += Containers.little(tag, 2) + Containers.little(4, 2) + Containers.little(10_000, 4)
                bytes += Containers.little(8 + 200 * 30, 4)
            }
            bytes += Containers.little(8 + (index + 1) * 30, 4)
        }
        #expect((bytes + list).withUnsafeBytes(TIFFEnd.end) == nil)
    }

    @Test func theSizeOfACodestreamIsLimited() {
        let policy = UploadPolicy(allowing: [Self.jxl], uploadLimits: UploadLimits(pixels: 63))
        #expect(policy.judge(bytes: Carriers.jxl).findings.map(\.code) == [.tooManyPixels])
        #expect(UploadPolicy(allowing: [Self.jxl]).judge(bytes: Carriers.jxl).isAccepted)
        for length in 2..<7 {
            #expect(!UploadPolicy(allowing: [Self.jxl]).judge(bytes: Array(Carriers.jxl[..<length])).isAccepted)
        }
    }
}
