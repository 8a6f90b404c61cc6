import MIMEDetection
import MIMETypes
import Testing

/// Formats with bytes at fixed offsets, one mark of each.
struct MarkedFormatTests {
    struct Mark: CustomTestStringConvertible {
        let type: String
        let bytes: [UInt8]

        init(_ type: String, _ bytes: [UInt8]...) {
            self.type = type
            // Data that is no text follows every mark.
            self.bytes = bytes.flatMap(\.self) + (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 129) }
        }

        init(_ type: String, _ text: String, _ bytes: [UInt8] = []) {
            self.init(type, Array(text.utf8), bytes)
        }

        var testDescription: String { type }
    }

    /// Zeros up to a mark.
    static func gap(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    static let images = [
        Mark("image/jls", [0xFF, 0xD8, 0xFF, 0xF7, 0, 0x0B]), Mark("image/flif", "FLIF", [0x44, 0x31]),
        Mark("image/x-cineon", [0x80, 0x2A, 0x5F, 0xD7]), Mark("image/vnd.dxb", "AutoCAD DXB 1.0\r\n\u{1A}\u{0}"),
        Mark("image/vnd.dxf", "AutoCAD Binary DXF\r\n\u{1A}\u{0}"), Mark("application/vnd.nitf", "NITF02.10"),
        Mark("application/x-ofx", "OFXHEADER:100\nDATA:OFXSGML\n"),
        Mark("application/x-ofx", "<?xml version=\"1.0\"?>\n<?OFX OFXHEADER=\"200\" VERSION=\"211\"?>\n<OFX/>\n"),
        Mark("application/x-git", "# v3 git bundle\n"),
        Mark("application/x-mie", [0x7E, 0x18, 4, 0xFE], Array("0MIE".utf8)),
        Mark("image/x-paintshoppro", "Paint Shop Pro Image File\n\u{1A}"),
        Mark("image/x-jg", "JG", [4, 14, 0, 0, 0]), Mark("image/x-photo-cd", gap(2048), Array("PCD_IPI".utf8)),
        Mark("image/x-aseprite", [1, 1, 0, 0, 0xE0, 0xA5], gap(126), [0xFA, 0xF1]),
        Mark("image/x-wpg", [0xFF], Array("WPC".utf8), [16, 0, 0, 0, 1, 0x16]),
        Mark("image/vnd.valve.source.texture", "VTF", [0, 7, 0, 0, 0]),
        Mark("image/x-cmx", Binaries.chunk("RIFF", "CMX1")), Mark("model/x-lwo", Binaries.chunk("FORM", "LWO2")),
    ]

    static let soundAndVideo = [
        Mark("audio/vnd.dts.hd", "DTSHDHDR"), Mark("audio/x-voc", "Creative Voice File\u{1A}"),
        Mark("audio/xm", "Extended Module: title"), Mark("audio/x-mod", "FAR", [0xFE]),
        Mark("audio/x-mod", "OKTASONGCMOD"), Mark("audio/prs.sid", "RSID", [0, 2]), Mark("audio/x-nsf", "NESM\u{1A}"),
        Mark("audio/x-spc", "SNES-SPC700 Sound File Data v0.30"), Mark("audio/x-gbs", "GBS\u{1}"),
        Mark("audio/x-ay", "ZXAYEMUL"), Mark("audio/x-gym", "GYMX"), Mark("audio/x-kss", "KSCC"),
        Mark("audio/atrac3", "EA3\u{1}"), Mark("audio/x-twinvq", "TWIN97012000"), Mark("audio/x-nist", "NIST_1A\n"),
        Mark("audio/x-w64", "riff", [0x2E, 0x91, 0xCF, 0x11, 0xA5, 0xD6, 0x28, 0xDB, 4, 0xC1, 0, 0]),
        Mark("audio/wav", Binaries.chunk("RF64", "WAVE")), Mark("audio/wav", Binaries.chunk("RIFX", "WAVE")),
        Mark("video/x-amv", Binaries.chunk("RIFF", "AMV ")),
        Mark("video/x-ivf", "DKIF", [0, 0]), Mark("video/vnd.vivo", "Version:Vivo/2.00"),
        Mark("video/x-dirac", "BBCD", [0, 0, 0, 0]), Mark("audio/x-svx", Binaries.chunk("FORM", "8SVX")),
        Mark("application/x-yuv4mpeg", "YUV4MPEG2 W32 H16 F25:1 C420jpeg\nFRAME\n"),
        Mark("video/mp2t", (0..<6).flatMap { _ in [0x47] + [UInt8](repeating: 1, count: 203) }),
    ]

    static let documentsAndData = [
        Mark("application/vnd.ms-fontobject", gap(8), [1, 0, 2, 0], gap(22), Array("LP".utf8)),
        Mark("application/x-font-linux-psf", [0x72, 0xB5, 0x4A, 0x86]),
        Mark("application/vnd.ms-excel", [9, 8, 8, 0, 0, 5, 5, 0]),
        Mark("application/vnd.ms-excel.sheet.2", [9, 0, 4, 0, 2, 0, 0x10, 0]),
        Mark("application/x-dmp", "PAGEDU64"), Mark("application/x-ms-evtx", "ElfFile\u{0}"),
        Mark("application/x-ft-apple.alias", "book\0\0\0\0mark\0\0\0\0"),
        Mark("application/x-keepass2", [3, 0xD9, 0xA2, 0x9A, 0x67, 0xFB, 0x4B, 0xB5]),
        Mark("application/x-keepass", [3, 0xD9, 0xA2, 0x9A, 0x65, 0xFB, 0x4B, 0xB5]),
        Mark("application/x-netcdf", "CDF\u{5}"), Mark("application/x-stata-dta", [0x73, 2, 1, 0]),
        Mark("application/x-spss-por", "ASCII SPSS PORT FILE"), Mark("application/x-npy", [0x93], Array("NUMPY".utf8)),
        Mark("application/x-jmp-data", [0xFF, 0xFF, 0, 0, 7, 0, 0, 0, 4, 0, 0, 0, 1, 0, 1, 0]),
        Mark("application/avro", "Obj\u{1}"), Mark("application/x-feather", "FEA1"),
        Mark("application/x-snoop", "snoop\0\0\0"), Mark("application/vnd.autodesk.fbx", "Kaydara FBX Binary  \0"),
        Mark("application/vnd.las", "LASF", gap(101)), Mark("application/vnd.laszip", "LASF", gap(100) + [0x83]),
        Mark(
            "application/vnd.sketchup.skp", [0xFF, 0xFE, 0xFF, 14],
            "SketchUp Model".utf8.flatMap { [$0, 0] }),
        Mark("model/jt", "Version 9.5 JT  DM 6.3.1"), Mark("application/x-pak-archive", "PACK", [0xFF, 1, 0, 0]),
        Mark("application/x-git", "PACK", [0, 0, 0, 2]),
        Mark("application/x-erlang-beam", Binaries.chunk("FOR1", "BEAM")),
        Mark("application/x-lua-bytecode", "\u{1B}LuaT"), Mark("application/x-lua-bytecode", "\u{1B}LJ\u{2}"),
        Mark("application/x-fds-disk", "FDS\u{1A}"), Mark("application/vnd.android.dey", "dey\n036\0"),
        Mark("application/x-ft-windows-registry-hive", "regf"),
    ]

    /// Data that programs keep for themselves.
    static let programData = [
        Mark("application/x-message-catalog", [0xDE, 8, 4, 0x96]),
        Mark("application/x-message-catalog", [0xFF, 0x88, 0xFF, 0x89]),
        Mark("application/vnd.gtkwave-fst", gap(7), [1, 0x49]),
        Mark("application/x-sphinx-inventory", "# Sphinx inventory version 2\n"),
        Mark("application/x-gnustep-archive", "GNUstep archive000f4240:"),
        Mark("application/x-haddock-interface", [0xCE, 0xF5, 0xB3, 0x68]), Mark("application/x-teckit-mapping", "zQmp"),
        Mark("application/x-moarvm-bytecode", "MOARVM\r\n"), Mark("application/x-blorb", "FORM\0\0\0\u{10}IFRSRIdx"),
        Mark("application/x-supercollider-synthdef", "SCgf\0\0\0\u{1}"),
        Mark("application/x-nss-checksum", [0xF1, 0xC5, 1, 2]), Mark("application/x-openal-hrtf", "MinPHR03"),
        Mark("application/x-scratch-project", "ScratchV02"), Mark("application/x-scratch-sprite", "ObjS\u{1}Stch\u{1}"),
        Mark("application/x-typedstream", [4, 0x0B], Array("streamtyped".utf8), [0x81]),
        Mark("application/x-unoidl-registry", "UNOIDL", [0xFF, 0]), Mark("application/x-rrd", "RRD\u{0}0003\u{0}"),
        Mark("application/vnd.genozip", [0x27, 5, 0x20, 0x12]),
        Mark("application/vnd.resilient.logic", [7], Array("RLM".utf8)), Mark("application/vnd.hdt", "$HDT"),
        Mark("application/vnd.oxli.countgraph", "OXLI", [4, 1]), Mark("application/vnd.preminet", "!PreminetFile!"),
        Mark("application/vnd.ahead.space", [0x89], Array("AHEAD\r\n\u{1A}\nSPACE\u{0}".utf8)),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: images + soundAndVideo + documentsAndData + programData)
    func isDetected(_ mark: Mark) {
        let detection = detector.detect(bytes: mark.bytes)
        #expect(detection.type.essence == mark.type, "\(detection.evidence.detail)")
    }

    /// Words that some marks are made of start texts as well.
    @Test(arguments: [
        "PACK my box", "LASFoo is a name", "FORM of the deed\n", "BOBO\n", "book mark\n", "FAR away\n", "qMap\n",
    ])
    func wordsAreText(_ text: String) {
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == "text/plain")
    }

    /// A file of nothing but a mark was made to have it; one that goes on with words is text.
    @Test(arguments: [
        ("BZh", "application/x-bzip2"), ("CWS", "application/vnd.adobe.flash.movie"), ("drpm", "application/x-rpm"),
        ("BZh \n", "text/plain"), ("CWS is a mark", "text/plain"), ("def", "text/plain"), ("//", "text/plain"),
        ("MM", "text/plain"),
    ])
    func marksAlone(_ text: String, _ type: String) {
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == type)
    }

    /// Names that text bears as well as formats that have marks.
    @Test(arguments: ["locale.alias", "menu.psp", "tutor.ko"])
    func textKeepsBeingText(_ name: String) {
        let text = Array("# words that somebody wrote\nand more of them\n".utf8)
        #expect(detector.detect(bytes: text, name: name).type.essence == "text/plain")
    }
}
