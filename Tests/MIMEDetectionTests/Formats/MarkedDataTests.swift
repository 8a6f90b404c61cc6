import MIMEDetection
import MIMETypes
import Testing

/// Formats of programs, of science and of systems with bytes at fixed offsets, one mark of each.
struct MarkedDataTests {
    typealias Mark = MarkedFormatTests.Mark

    private static func gap(_ count: Int) -> [UInt8] { MarkedFormatTests.gap(count) }

    static let modelsAndGames: [Mark] = [
        Mark("application/x-gguf", "GGUF", [3, 0, 0, 0]), Mark("application/x-gguf", "GGUF", [0, 0, 0, 3]),
        Mark("application/x-ggml", "tjgg", [3, 0, 0, 0]),
        Mark("application/x-tflite", [28, 0, 0, 0], Array("TFL3".utf8)),
        Mark("application/vnd.apache.parquet", "PARE", [0x2A, 0, 0, 0]),
        Mark("model/vnd.usdc", "PXR-USDC"), Mark("model/x-alembic", "Ogawa", [0xFF, 0]),
        Mark("model/x-magicavoxel", "VOX ", [150, 0, 0, 0], Array("MAIN".utf8)), Mark("model/u3d", "U3D\0"),
        Mark("model/x-openvdb", " BDV", [0, 0, 0, 0]), Mark("model/x-3dm", "3D Geometry File Format         5"),
        Mark("application/x-maya-binary", "FOR4", [0, 0, 1, 0], Array("Maya".utf8)),
        Mark("application/vnd.unity", "UnityFS\0"), Mark("application/x-mpq", "MPQ\u{1A}"),
        Mark("application/x-vpk", [0x34, 0x12, 0xAA, 0x55]), Mark("application/x-godot-pck", "GDPC", [2, 0, 0, 0]),
        Mark("application/x-unreal-package", [0xC1, 0x83, 0x2A, 0x9E]),
        Mark("application/vnd.nintendo.nitro.rom", gap(192), [0x24, 0xFF, 0xAE, 0x51, 0x69, 0x9A, 0xA2, 0x21]),
    ]

    static let soundAndPictures: [Mark] = [
        Mark("audio/vnd.dolby.mlp", [0x30, 0x78, 0x12, 0x34, 0xF8, 0x72, 0x6F, 0xBA]),
        Mark("audio/vnd.dts", [0xFE, 0x7F, 1, 0x80]), Mark("audio/vnd.dts.hd", [0x64, 0x58, 0x20, 0x25]),
        Mark("audio/x-optimfrog", "OFR ", [12, 0, 0, 0]), Mark("audio/x-mod", "THX\u{1}"),
        Mark("audio/x-mod", gap(951), [127], gap(128), Array("OCTA".utf8)),
        Mark("video/x-nut", "nut/multimedia container\0"), Mark("video/x-nuppelvideo", "NuppelVideo\0"),
        Mark("application/x-director", "XFIR", [0, 1, 0, 0], Array("39VM".utf8)),
        Mark("video/x-roq", [0x84, 0x10, 255, 255, 255, 255]),
        Mark("application/vnd.adobe.aftereffects.project", "RIFX", [0, 0, 1, 0], Array("Egg!".utf8)),
        Mark("image/jls", [0xFF, 0xD8, 0xFF, 0xE8, 0, 32], Array("SPIFF\0".utf8), gap(14), [6, 1]),
        Mark("image/vnd.clip", "CSFCHUNK", [0, 0, 0, 0]), Mark("image/x-pvr", "PVR\u{3}"),
        Mark("image/x-basis", "sB\u{13}\0M\0"), Mark("image/x-blp", "BLP2", [1, 0, 0, 0]),
        Mark("image/x-mrc", gap(208), Array("MAP DD".utf8)), Mark("image/x-vips", [8, 0xF2, 0xA6, 0xB6]),
        Mark("application/x-adobe-ase", "ASEF", [0, 1, 0, 0]),
    ]

    static let disksAndGalleries: [Mark] = [
        Mark("application/x-amiga-disk-format", "DOS\0", [0xC0, 0x20, 0x0F, 0x19]),
        Mark("application/x-amiga-disk-format", "DOS\u{7}", [0, 0, 0, 0]),
        Mark("application/x-stargallery-sdg", "SGA3", [4, 0, 5, 0]),
    ]

    static let tables: [Mark] = [
        Mark("application/x-r-data", "RDX3\nX\n"),
        Mark("application/x-r-data", "X\n", [0, 0, 0, 3, 0, 4, 1, 2, 0, 3, 5, 0]),
        Mark("application/x-sqlite3-wal", [0x37, 0x7F, 6, 0x82, 0, 0x2D, 0xE2, 0x18]),
        Mark("application/x-duckdb", gap(8), Array("DUCK".utf8), [64, 0, 0, 0, 0, 0, 0, 0]),
        Mark("application/x-redis-dump", "REDIS0009", [0xFA]), Mark("application/x-postgresql-dump", "PGDMP", [1, 14]),
        Mark("application/vnd.pmtiles", "PMTiles", [3]), Mark("application/vnd.isac.fcs", "FCS3.1    "),
        Mark("application/x-osm-pbf", [0, 0, 0, 13, 10, 9], Array("OSMHeader".utf8)),
        Mark("application/vnd.ant.fit", [14, 16, 0xD0, 7, 0, 1, 0, 0], Array(".FIT".utf8)),
        Mark("application/x-root", "root", [0, 0, 0xF3, 0xC0, 0, 0, 0, 100]),
        Mark("application/x-cram", "CRAM", [3, 0]),
        Mark("application/x-mcap", [0x89], Array("MCAP0\r\n".utf8)), Mark("application/x-rosbag", "#ROSBAG V2.0\n"),
        Mark("application/vnd.android.arsc", [2, 0, 12, 0, 0, 9, 0, 0, 1, 0, 0, 0, 1, 0, 28, 0]),
        Mark(
            "application/x-sas-catalog", gap(12),
            [0xC2, 0xEA, 0x81, 0x60, 0xB3, 0x14, 0x11, 0xCF, 0xBD, 0x92, 8, 0, 9, 0xC7, 0x31, 0x8C], gap(128),
            Array("CATALOG ".utf8)),
    ]

    static let systems: [Mark] = [
        Mark("application/vnd.age", "age-encryption.org/v1\n"), Mark("application/x-git", "# v2 git bundle\n"),
        Mark("application/x-gnupg-keybox", [0, 0, 0, 32, 1, 1, 0, 2], Array("KBXf".utf8)),
        Mark("application/x-ms-prefetch", [30, 0, 0, 0], Array("SCCA".utf8)),
        Mark("application/x-apple-dsstore", [0, 0, 0, 1], Array("Bud1".utf8)),
        Mark("application/x-systemd-journal", "LPKSHHRH"),
        Mark("application/vnd.tcpdump.pcap", [0x4D, 0x3C, 0xB2, 0xA1]),
        Mark("application/x-nix-archive", [13, 0, 0, 0, 0, 0, 0, 0], Array("nix-archive-1".utf8)),
        Mark("application/x-linux-kernel", gap(510), [0x55, 0xAA, 0xEB, 0x66], Array("HdrS".utf8)),
        Mark("application/x-linux-kernel", "MZ", gap(54) + Array("ARM".utf8) + [0x64]),
        Mark("application/x-uimage", [0x27, 5, 0x19, 0x56]), Mark("application/x-uf2", "UF2\nWQ", [0x5D, 0x9E]),
        Mark("application/vnd.efi.img", "LUKS", [0xBA, 0xBE, 0, 1]),
        Mark("application/vnd.efi.img", "XFSB", [0, 0, 16, 0]),
        Mark("application/vnd.efi.img", [0xEB, 0x52, 0x90], Array("NTFS    ".utf8) + gap(499) + [0x55, 0xAA]),
        Mark("application/vnd.efi.img", gap(512), Array("EFI PART".utf8), [0, 0, 1, 0]),
        Mark(
            "application/x-fat-diskimage", [0xEB, 0x3C, 0x90],
            gap(51) + Array("FAT12   ".utf8) + gap(448) + [0x55, 0xAA]),
        Mark("application/x-ewf", "EVF\t\r\n", [0xFF, 0]),
        Mark("application/x-apple-diskimage", "encrcdsa", [0, 0, 0, 2]),
    ]

    static let programs: [Mark] = [
        Mark("application/x-llvm", [0x42, 0x43, 0xC0, 0xDE, 0x35, 0x14, 0, 0]),
        Mark("application/x-llvm", [0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0]),
        Mark("application/x-java-jmod", [0x4A, 0x4D, 1, 0, 0x50, 0x4B, 3, 4, 20, 0, 0, 8]),
        Mark("application/x-ruby-bytecode", "YARB", [3, 0, 0, 0]),
        Mark("application/x-rust-metadata", "rust", [0, 0, 0, 9]),
        Mark("application/x-ocaml-object", "Caml1999I031", [0x84, 0x95, 0xA6, 0xBE]),
        Mark("application/x-ocaml-object", "#!/usr/bin/ocamlrun\nT\0\0\0", [105, 0, 0, 0]),
        Mark("application/x-haskell-interface", [1, 0xFA, 0xCE, 0x64]),
        Mark("application/x-spirv", [3, 2, 0x23, 7, 0, 3, 1, 0]),
        Mark("application/x-swift-module", [0xE2, 0x9C, 0xA8, 0x0E]), Mark("application/x-clang-ast", "CPCH\u{1}\u{8}"),
        Mark(
            "application/x-qt-translation",
            [0x3C, 0xB8, 0x64, 0x18, 0xCA, 0xEF, 0x9C, 0x95, 0xCD, 0x21, 0x1C, 0xBF, 0x60, 0xA1, 0xBD, 0xDD]),
        Mark("application/x-gvdb", "GVariant\0\0\0\0\0\0\0\0"),
        Mark("application/x-gobject-typelib", "GOBJ\nMETADATA\r\n\u{1A}"),
        Mark("application/x-ld-so-cache", "glibc-ld.so.cache1.1"),
        Mark("application/x-dotnet-resources", [0xCE, 0xCA, 0xEF, 0xBE, 1, 0, 0, 0]),
        Mark("application/x-ms-pdb", "BSJB", [1, 0, 1, 0, 0, 0, 0, 0, 12, 0, 0, 0], Array("PDB v1.0".utf8)),
        Mark("application/vnd.android.vdex", "vdex027\0"), Mark("application/x-jfr", "FLR", [0, 0, 2, 0, 0]),
    ]

    static let archivesAndPapers: [Mark] = [
        Mark("application/x-elc", ";ELC", [0x1C, 0, 0, 0]),
        Mark("application/x-lha", [0x25, 0x9B], Array("-pm2-".utf8)),
        Mark("application/x-arj", [0x60, 0xEA, 0x2C, 0, 0x22, 11, 1, 2, 0x10, 0, 2]),
        Mark("image/vnd.zbrush.pcx", [10, 5, 1, 8], gap(61)), Mark("image/tiff", "II+", [0, 8, 0, 0, 0]),
        Mark("application/x-mswrite", [0x31, 0xBE, 0, 0, 0, 0xAB]),
        Mark("image/x.nifti", [0x5C, 1, 0, 0], gap(340), Array("n+1".utf8) + [0]),
        Mark("application/x-webarchive", "bplist00", [0xD1, 1, 2, 0x5F, 0x10, 15], Array("WebMainResource".utf8)),
    ]

    static let settingsAndCaches: [Mark] = [
        Mark("application/x-llvm-bitstream", "DIAG", [1, 8, 0, 0]),
        Mark("application/x-zsh-wordcode", [7, 6, 5, 4, 1, 0xE0, 0xB3, 0], Array("5.9\0".utf8)),
        Mark("application/x-fontconfig-cache", [4, 0xFC, 2, 0xFC]), Mark("application/x-vim-spell", "VIMspell2\0"),
        Mark("application/x-vim-swap", "b0VIM 9.0\0\0\0\0"), Mark("application/x-affinity", [0, 0xFF, 0x4B, 0x41]),
        Mark("application/x-glibc-locale", [0x12, 0x11, 3, 0x20, 3, 0, 0, 0]),
        Mark("application/x-ft-apple.alias", "book", [0x90, 2, 0, 0], Array("mark".utf8) + [0, 0, 4, 0x10]),
        Mark("application/vnd.ms-outlook-pst", "!BDN", [1, 2, 3, 4], Array("SO".utf8)),
        Mark("application/x-gtk-icon-cache", [0, 1, 0, 0, 0, 0, 0, 12]), Mark("application/x-catia", "V5_CFV2\0"),
        Mark("application/x-fl-studio", "FLhd", [6, 0, 0, 0]),
        Mark("application/x-mozlz4", "mozLz40\0"), Mark("audio/x-sndtool", "SOUND\u{1A}\0"),
    ]

    static let curiosities: [Mark] = [
        Mark("application/pgp-keys", [0x99, 0, 0x8D, 3, 0x2E, 1, 2, 3, 0, 0, 1, 4, 0]),
        Mark("image/x-tim", [16, 0, 0, 0, 8, 0, 0, 0, 44, 2, 0, 0]),
        Mark("image/x-dib", [40, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 1, 0, 24, 0]),
        Mark("application/x-apple2-2img", "2IMGPRDO", [64, 0]), Mark("application/x-uef", "UEF File!\0"),
        Mark("application/x-pasti-disk", "RSY", [0, 3, 0]), Mark("image/x-msp", "LinS", [64, 2, 94, 1]),
        Mark("application/x-tcr", "!!8-Bit!!"), Mark("audio/x-codec2", [0xC0, 0xDE, 0xC2, 1]),
        Mark("audio/x-hcom", gap(65), Array("FSSD".utf8), gap(59) + Array("HCOM".utf8)),
        Mark("audio/x-paf", " paf", [0, 0, 0, 0]), Mark("audio/x-wwise-bank", "BKHD", [24, 0, 0, 0]),
        Mark("video/x-usm", "CRID", [0, 0, 1, 0, 0, 24]), Mark("application/x-rpa", "RPA-3.0 0000000000"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(
        arguments: modelsAndGames + soundAndPictures + tables + systems + programs + archivesAndPapers
            + settingsAndCaches + curiosities + disksAndGalleries)
    func isDetected(_ mark: Mark) {
        let detection = detector.detect(bytes: mark.bytes)
        #expect(detection.type.essence == mark.type, "\(detection.evidence.detail)")
    }

    /// The numbers that keys, textures and bitmaps start with start much else.
    @Test(arguments: [[0x99, 1, 7, 7], [16, 0, 0, 0, 7, 0, 0, 0], [40, 0, 0, 0, 7, 0, 0, 0], [0x85, 7, 7, 3]])
    func numbersAloneAreNotClassified(_ start: [UInt8]) {
        let bytes = start + [UInt8](repeating: 0xE7, count: 40)
        #expect(detector.detect(bytes: bytes).type.essence == "application/octet-stream")
    }

    /// Words that some marks start with.
    @Test(arguments: [
        "root of all\n", "rust never sleeps\n", "THX for all\n", "DUCK and cover\n", "MTLB\n", "CRAM it\n", "FIT\n",
        "bvx2 and more\n", "ASEF is one\n", "VOX populi\n", "sBase\n", "CONTENTS\n", "OFR later\n", "PATCH\n",
    ])
    func wordsAreText(_ text: String) {
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == "text/plain")
    }
}

extension MarkedFormatTests.Mark {
    fileprivate init(_ type: String, _ text: String, _ bytes: [UInt8], _ more: [UInt8]) {
        self.init(type, Array(text.utf8), bytes, more)
    }
}
