extension LibmagicSample {
    static let images = [
        LibmagicSample("image/dpx", "a.dpx", "SDPX", [0, 0, 8, 0], "V1.0", .zeros(2036)),
        LibmagicSample(
            "image/j2c", "a.j2c", [0xFF, 0x4F, 0xFF, 0x51, 0, 0x29, 0, 0, 0, 0, 0, 16, 0, 0, 0, 16], .zeros(8),
            [0, 0, 0, 16, 0, 0, 0, 16], .zeros(8), [0, 1, 7, 1, 1, 0xFF, 0x52, 0, 12]),
        LibmagicSample(
            "image/qoi", "a.qoi", "qoif", [0, 0, 0, 1, 0, 0, 0, 1, 3, 0, 0xFE, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1]),
        LibmagicSample(
            "image/vnd.zbrush.dcx", "a.dcx", [0xB1, 0x68, 0xDE, 0x3A, 12, 0, 0, 0, 0, 0, 0, 0, 10, 5, 1, 8], .zeros(124)
        ),
        LibmagicSample("image/x-bpg", "a.bpg", "BPG", [0xFB, 0x20, 0, 8, 8], .zeros(22)),
        LibmagicSample(
            "image/x-corelphotopaint", "a.cpt", "CPT7FILE", [8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0], .zeros(112)),
        LibmagicSample(
            "image/x-jng", "a.jng", [0x8B], "JNG\r\n", [0x1A, 10, 0, 0, 0, 16], "JHDR",
            [0, 0, 0, 8, 0, 0, 0, 8, 10, 8, 8, 0, 0, 0, 0, 0]),
        LibmagicSample(
            "image/x-sigma-x3f", "a.x3f", "FOVb", [2, 0, 2, 0], .zeros(20), [64, 0, 0, 0, 64, 0, 0, 0], .zeros(4)),
        LibmagicSample(
            "image/x-tim", "a.tim", [16, 0, 0, 0, 8, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 0], .zeros(32),
            [44, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0], .zeros(32)),
        LibmagicSample("image/x-wpg", "a.wpg", [0xFF], "WPC", [16, 0, 0, 0, 1, 0x16, 1, 0], .zeros(100)),
    ]

    static let media = [
        LibmagicSample("audio/aac", "a.aac", .repeated(20, [0xFF, 0xF1, 0x50, 0x80, 4, 0x3F, 0xFC], .zeros(26))),
        LibmagicSample("audio/ac3", "a.ac3", .repeated(10, [0x0B, 0x77, 0, 0, 0x1C, 0x40, 0x43], .zeros(249))),
        LibmagicSample("audio/mp4", "a.m4a", [0, 0, 0, 24], "ftypM4A ", .zeros(4), "M4A mp42", [0, 0, 0, 8], "mdat"),
        LibmagicSample("audio/mp4a-latm", "a.loas", .repeated(10, [0x56, 0xE0, 0x3D], .zeros(0x3D))),
        LibmagicSample(
            "audio/soundfont", "a.sf2", "RIFF", [100, 0, 0, 0], "sfbkLIST", [60, 0, 0, 0], "INFOifil",
            [4, 0, 0, 0, 2, 0, 1, 0], "isng", [8, 0, 0, 0], "EMU8000", .zeros(61)),
        LibmagicSample("audio/vnd.rn-realaudio", "a.ra", ".ra", [0xFD, 0, 3, 0, 0x3A], .zeros(60)),
        LibmagicSample(
            "audio/wav", "a.wav", "RIFF", [44, 0, 0, 0], "WAVEfmt ", [16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0],
            [0x40, 0x1F, 0, 0, 1, 0, 8, 0], "data", [8, 0, 0, 0], .zeros(8)),
        LibmagicSample(
            "application/vnd.ms-asf", "a.asf", [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11],
            [0xA6, 0xD9, 0, 0xAA, 0, 0x62, 0xCE, 0x6C, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]),
        LibmagicSample(
            "video/dv", "a.dv", [0x1F, 7, 0, 0x3F], .repeated(76, [0xFF]), [0x3F, 7, 0], .repeated(77, [0xFF])),
        LibmagicSample(
            "video/matroska", "a.mkv", [0x1A, 0x45, 0xDF, 0xA3, 0xA3, 0x42, 0x86, 0x81, 1, 0x42, 0xF7, 0x81, 1],
            [0x42, 0xF2, 0x81, 4, 0x42, 0xF3, 0x81, 8, 0x42, 0x82, 0x88], "matroska", [0x42, 0x87, 0x81, 4],
            [0x42, 0x85, 0x81, 2, 0x18, 0x53, 0x80, 0x67, 1], .repeated(7, [0xFF])),
    ]
}
