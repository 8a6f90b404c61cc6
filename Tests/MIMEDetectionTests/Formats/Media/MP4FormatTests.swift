import Testing

@testable import MIMEDetection

struct MP4FormatTests {
    @Test(
        arguments: [
            ("isom", [], "video/mp4"), ("M4A ", [], "audio/mp4"), ("qt  ", [], "video/quicktime"),
            ("avif", [], "image/avif"),
            ("mif1", ["mif1", "heic"], "image/heic"), ("mif1", ["mif1"], "image/heif"), ("3gp4", [], "video/3gpp"),
            ("3g2a", [], "video/3gpp2"), ("XAVC", ["mp42"], "video/mp4"), ("crx ", [], "image/x-canon-cr3"),
        ] as [(String, [String], String)])
    func brandTellsTheType(_ brand: String, _ compatible: [String], _ type: String) {
        #expect(MP4Format.essence(of: Containers.mp4(brand: brand, compatible: compatible) + Binaries.zeros(8)) == type)
    }

    @Test func tracksTellAudioFromVideo() {
        #expect(MP4Format.essence(of: Containers.mp4(brand: "isom", handlers: ["soun"])) == "audio/mp4")
        #expect(MP4Format.essence(of: Containers.mp4(brand: "isom", handlers: ["soun", "vide"])) == "video/mp4")
        #expect(MP4Format.essence(of: Containers.mp4(brand: "isom", handlers: ["hint"])) == "video/mp4")
    }

    @Test func boxThatIsTooLongIsRefused() {
        #expect(MP4Format.essence(of: Containers.mp4(brand: "isom").changing(1, to: 1)) == nil)
    }
}
