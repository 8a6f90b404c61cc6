extension LibmagicSample {
    /// The header of an entry of a ZIP archive without content, before its name.
    private static func entry(_ nameLength: UInt8) -> Part {
        .repeated(1, "PK", [3, 4, 20, 0], .zeros(20), [nameLength, 0, 0, 0])
    }

    static let archives = [
        LibmagicSample(
            "application/vnd.msa-disk-image", "a.msa", [0x0E, 0x0F, 0, 9, 0, 1, 0, 0, 0, 79, 0x12, 0], .zeros(4608)),
        LibmagicSample(
            "application/x-ace", "a.ace", [0x11, 0x22, 0x31, 0, 0, 0x90, 0], "**ACE**", [0x14, 0x14, 2, 0], .zeros(20)),
        LibmagicSample(
            "application/x-berkeley-db", "a.db", [0x61, 0x15, 6, 0, 2, 0, 0, 0, 0, 0x10, 0, 0], .zeros(500)),
        LibmagicSample("application/x-bzip1", "a.bz", "BZ01AY", .zeros(30)),
        LibmagicSample(
            "application/x-chrome-package", "a.crx", "Cr24", [2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0], "abcdefgh",
            "PK", [3, 4], .zeros(40)),
        LibmagicSample(
            "application/x-internet-archive", "a.arc", "filedesc://a.arc 0.0.0.0 19960923142103 text/plain 76\n"),
        LibmagicSample("application/x-itunes-ipa", "a.ipa", entry(8), "Payload/", entry(14), "Payload/A.app/"),
        LibmagicSample(
            "application/x-lha", "a.lzh", [0x21, 0x29], "-lh5-", [10, 0, 0, 0, 20, 0, 0, 0], .zeros(4), [0x20, 1, 5],
            "a.txt", .zeros(15)),
        LibmagicSample("application/x-mozlz4", "a.mozlz4", "mozLz40", [0, 10, 0, 0, 0, 0xA0], "{\"a\":1}  \n"),
    ]

    /// A Mach-O file of a processor with 64 bits, whose kind is a field of the header.
    private static func machO(_ name: String, _ kind: UInt8) -> LibmagicSample {
        LibmagicSample(
            "application/x-mach-o\(name)", "a\(name).macho", [0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1, 3, 0, 0, 0],
            [kind, 0, 0, 0, 1, 0, 0, 0, 24, 0, 0, 0], .zeros(108))
    }

    static let programs = [
        machO("", 12), machO("-object", 1), machO("-executable", 2), machO("-fvmlib", 3), machO("-core", 4),
        machO("-preload", 5), machO("-dylib", 6), machO("-dylinker", 7), machO("-bundle", 8), machO("-dylib-stub", 9),
        machO("-dsym", 10), machO("-kext-bundle", 11),
        LibmagicSample(
            "application/x-mach-o-universal", "a.universal",
            [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 2, 1, 0, 0, 7, 0, 0, 0, 3],
            [0, 0, 0x10, 0, 0, 0, 0, 100, 0, 0, 0, 12, 1, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 100],
            [0, 0, 0, 12], .zeros(5000)),
        LibmagicSample(
            "application/vnd.adobe.flash.movie", "a.swf", "FWS", [5, 60, 0, 0, 0, 0x78, 0, 5, 0x5F, 0, 0, 0x0F, 0xA0],
            [0, 0, 12, 1, 0, 0x43, 2, 0xFF, 0xFF, 0xFF], .zeros(34)),
        LibmagicSample(
            "application/vnd.nintendo.nitro.rom", "a.nds", "GAME", .zeros(8), "ABCE", .zeros(176),
            [0x24, 0xFF, 0xAE, 0x51, 0x69, 0x9A, 0xA2, 0x21], .zeros(148), [0x56, 0xCF], .zeros(162)),
        LibmagicSample("application/x-java", "a.class", [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34, 0, 0x10], .zeros(50)),
        LibmagicSample("application/x-python-code", "a.pyc", [0xA7, 13, 13, 10], .zeros(12), [0xE3], .zeros(40)),
    ]

    static let disks = [
        LibmagicSample(
            "application/vnd.efi.iso", "a.iso", .zeros(32768), [1], "CD001", [1, 0], .repeated(32, " "), "NAME",
            .repeated(28, " "), .zeros(1976), [0xFF], "CD001", [1], .zeros(2041)),
        LibmagicSample(
            "application/x-fat-diskimage", "a.ima", [0xEB, 0x3C, 0x90], "MSDOS5.0",
            [0, 2, 1, 1, 0, 2, 0xE0, 0, 0x40, 0x0B, 0xF0, 9, 0, 18, 0, 2, 0], .zeros(10), [0x29],
            "abcdNO NAME    FAT12   ",
            .zeros(448), [0x55, 0xAA, 0xF0, 0xFF, 0xFF], .zeros(4000)),
        LibmagicSample(
            "application/x-vhd", "a.vhd", "conectix", [0, 0, 0, 2, 0, 1, 0, 0], .repeated(8, [0xFF]), .zeros(4), "vbox",
            [0, 6, 0, 0], "Wi2k", [0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0x10, 0, 0], .zeros(4), [0, 0, 0, 2],
            .zeros(448)),
    ]
}
