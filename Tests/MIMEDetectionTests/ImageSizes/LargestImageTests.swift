import MIMEDetection
import MIMETypes
import Testing

/// Files of several images, of which one is larger than the first.
struct LargestImageTests {
    struct Kind: CustomTestStringConvertible {
        let testDescription: String
        /// A file of the kind with an image of a width and a height.
        let make: @Sendable (Int, Int) -> [UInt8]

        init(_ description: String, _ make: @escaping @Sendable (Int, Int) -> [UInt8]) {
            (testDescription, self.make) = (description, make)
        }
    }

    static let kinds = [
        Kind("second page of a TIFF") { SizedImages.tiff([(1, 1), ($0, $1)]) },
        Kind("second page of a TIFF, big-endian") { SizedImages.tiff([(1, 1), ($0, $1)], isLittle: false) },
        Kind("first page of a BigTIFF") { SizedImages.tiff([($0, $1)], isBig: true) },
        Kind("third page of a BigTIFF, big-endian") {
            SizedImages.tiff([(1, 1), (2, 2), ($0, $1)], isLittle: false, isBig: true)
        },
        Kind("smaller copy in a TIFF") { SizedImages.tiff([(1, 1), ($0, $1)], isCopy: true) },
        Kind("second frame of a GIF") { SizedImages.gif($0, $1) },
        Kind("second header of a PNG") { SizedImages.pngHeader(1, 1) + SizedImages.pngHeader($0, $1).dropFirst(8) },
        Kind("frame of a WebP") { SizedImages.webP($0, $1) },
        Kind("image in a frame of a WebP") { SizedImages.webP($0, $1, isInside: true) },
        Kind("PNG in an icon") { SizedImages.icon(SizedImages.pngHeader($0, $1)) },
        Kind("BMP in an icon") { SizedImages.icon(SizedImages.bmpHeader($0, 2 * $1)) },
        Kind("item of a HEIC") { SizedImages.heif(item: ($0, $1)) },
        Kind("item of a HEIC far from its start") { SizedImages.heif(item: ($0, $1), before: 70_000) },
        Kind("grid in a HEIC") { SizedImages.heif(canvas: ($0, $1), kind: "grid", fill: 2) },
        Kind("overlay in an AVIF") { SizedImages.heif(canvas: ($0, $1), kind: "iovl", fill: 8, brand: "avif") },
        Kind("track of a sequence of HEIF") { SizedImages.heif(track: ($0, $1)) },
        Kind("header of a JPEG 2000") { SizedImages.jpeg2000(header: ($0, $1), codestream: (1, 1)) },
        Kind("codestream of a JPEG 2000") { SizedImages.jpeg2000(header: (1, 1), codestream: ($0, $1)) },
        Kind("JPEG") { SizedImages.jpeg($0, $1) },
        Kind("QOI") {
            Array("qoif".utf8) + Containers.big($0, 4) + Containers.big($1, 4) + [4, 0] + Pictures.noise(40)
        },
        Kind("PPM") { Array("P6\n# words 9 9\n\($0) \($1)\n255\n".utf8) + Pictures.noise(40) },
        Kind("TGA") { SizedImages.tga($0, $1) },
        Kind("DDS") { SizedImages.dds($0, $1) },
    ]

    private static func codes(_ bytes: [UInt8], pixels: Int) -> [UploadFinding.Code] {
        UploadPolicy(allowing: [], ranges: [.images], uploadLimits: UploadLimits(pixels: pixels)).judge(bytes: bytes)
            .findings.map(\.code)
    }

    @Test(arguments: kinds) func mayHaveAsManyPixelsAsTheLimit(_ kind: Kind) {
        #expect(!Self.codes(kind.make(40, 30), pixels: 1200).contains(.tooManyPixels))
        #expect(Self.codes(kind.make(40, 31), pixels: 1200).contains(.tooManyPixels))
        #expect(Self.codes(kind.make(41, 30), pixels: 1200).contains(.tooManyPixels))
    }

    @Test(arguments: kinds) func largestSidesDoNotOverflow(_ kind: Kind) {
        for side in [0x3FFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF] {
            _ = Self.codes(kind.make(side, side), pixels: 1)
        }
    }

    @Test func heightThatComesLaterIsTheLargest() {
        #expect(!Self.codes(SizedImages.jpeg(1, 0), pixels: 0xFFFF).contains(.tooManyPixels))
        #expect(Self.codes(SizedImages.jpeg(2, 0), pixels: 0xFFFF).contains(.tooManyPixels))
    }

    @Test func pagesThatReferToEachOtherEnd() {
        var bytes = SizedImages.tiff([(1, 1), (2, 2)])
        // The second directory is at 8 + 54, and its link to the next at 4 before its end.
        bytes.replaceSubrange((62 + 50)..<(62 + 54), with: Containers.little(8, 4))
        #expect(Self.codes(bytes, pixels: 4).contains(.tooManyPixels) == false)
    }
}
