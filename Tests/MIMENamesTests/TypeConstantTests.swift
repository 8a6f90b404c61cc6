import MIMENames
import MIMETypes
import Testing

struct TypeConstantTests {
    private static let all: [MIMEType] = [
        .apng, .bmp, .tiff, .ico, .heif, .jpegXL, .jpeg2000, .psd, .dng, .djvu, .mp3, .m4a, .aac, .flac, .oggAudio,
        .opus, .wav, .aiff, .midi, .weba, .amr, .webm, .matroska, .quickTime, .avi, .mpegVideo, .mpegTransportStream,
        .oggVideo, .flv, .wmv, .threeGPP, .m3u8, .doc, .xls, .ppt, .docm, .xlsm, .pptm, .odt, .ods, .odp, .odg,
        .pages, .numbers, .keynote, .rtf, .epub, .mobi, .postScript, .xps, .outlookMessage, .email, .vCard,
        .iCalendar, .gzip, .bzip2, .xz, .zstd, .lz4, .brotli, .tar, .sevenZip, .rar, .cab, .iso, .dmg, .jar, .apk,
        .deb, .rpm, .msi, .windowsProgram, .elf, .machO, .webAssembly, .javaClass, .xhtml, .css, .javaScript, .xml,
        .jsonLD, .jsonLines, .geoJSON, .webManifest, .problemJSON, .yaml, .toml, .rss, .atom, .webVTT, .subRip, .tsv,
        .patch, .shellScript, .python, .swift, .c, .cPlusPlus, .java, .rust, .go, .php, .ruby, .typeScript, .sql,
        .latex, .sqlite, .parquet, .arrow, .protobuf, .cbor, .messagePack, .hdf5, .woff, .woff2, .ttf, .otf, .gltf,
        .glb, .stl, .pgpKeys, .torrent, .directory, .octetStream, .plainText, .multipartFormData, .urlEncodedForm,
        .json, .emptyFile, .png, .jpeg, .gif, .webp, .avif, .heic, .svg, .pdf, .docx, .xlsx, .pptx, .zip, .html, .csv,
        .markdown, .mp4,
    ]

    @Test func constantsAreCanonicalNamesOfKnownTypes() {
        for type in Self.all {
            #expect(TypeRegistry.standard.contains(type), "\(type)")
            #expect(type.canonical == type, "\(type) is an alias of \(type.canonical)")
        }
        #expect(Set(Self.all).count == Self.all.count)
        #expect(Self.all.count >= 120)
    }

    @Test func constantsEqualWhatIsParsed() {
        for type in Self.all { #expect(MIMEType(type.essence) == type) }
    }

    @Test func literalIsTheTypeThatItNames() {
        #expect(MIMEType(literal: "application/vnd.acme+json") == MIMEType("application/vnd.acme+json"))
        #expect(MIMEType(literal: "image/png") == .png)
    }

    @Test func malformedLiteralStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = MIMEType(literal: "image") }
        await #expect(processExitsWith: .failure) { _ = MIMEType(literal: "Image/PNG") }
        await #expect(processExitsWith: .failure) { _ = MIMEType(literal: "text/html;charset=utf-8") }
    }
}
