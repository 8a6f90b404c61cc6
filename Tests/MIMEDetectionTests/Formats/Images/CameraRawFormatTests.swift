import Testing

@testable import MIMEDetection

struct CameraRawFormatTests {
    private static func raw(_ make: String) -> [UInt8] {
        Binaries.tiff((0x010F, make.utf8.count + 1, Binaries.tiffText), (0x014A, 1, 8), text: make)
    }

    @Test(arguments: [
        ("NIKON CORPORATION", "image/x-nikon-nef"), ("SONY", "image/x-sony-arw"), ("PENTAX", "image/x-pentax-pef"),
        ("Samsung", "image/x-samsung-srw"), ("Hasselblad", "image/x-hasselblad-3fr"),
    ])
    func makerIsRecognised(_ make: String, _ type: String) {
        #expect(CameraRawFormat.essence(of: Self.raw(make)) == type)
    }

    @Test func unknownMakerIsPlainTIFF() {
        #expect(CameraRawFormat.essence(of: Self.raw("SCANNER")) == nil)
    }

    @Test func makerWithoutSubImagesIsPlainTIFF() {
        let tiff = Binaries.tiff((0x010F, 5, Binaries.tiffText), text: "SONY")
        #expect(CameraRawFormat.essence(of: tiff) == nil)
    }

    @Test func distinctiveTagsAreEnough() {
        #expect(CameraRawFormat.essence(of: Binaries.tiff((0xC612, 4, 1))) == "image/x-adobe-dng")
        #expect(CameraRawFormat.essence(of: Binaries.tiff((0x8606, 4, 1))) == "image/x-leaf-mos")
    }

    @Test func secondGenerationOfCanonIsLeftToItsSignature() {
        #expect(CameraRawFormat.essence(of: Self.raw("SONY").changing(8, to: "CR")) == nil)
    }
}
