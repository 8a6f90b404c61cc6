/// Small contents with names, right and wrong ones.
enum Samples {
    private static let contents: [[UInt8]] = [
        [], [0], Array("plain words\n".utf8), Array("#!/bin/sh\necho\n".utf8),
        Array("<html><body>x</body></html>".utf8),
        Array("<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), Array("{\"a\": [1, 2]}".utf8),
        Array("%PDF-1.7\n%\u{E2}\n1 0 obj\n".utf8),
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49],
        [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 8, 0], [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3],
        [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x49, 0x46],
        [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], (0..<200).map { UInt8($0 * 37 % 256) },
    ]

    private static let names = [
        "x", "x.txt", "x.md", "x.xml", "x.json", "x.png", "x.pdf", "x.doc", "x.docx", "x.ts", "x.mp3", "x.tar.gz",
        "x.zip", "Makefile", "x.svg", "x.exe", "x.bin",
    ]

    static let all: [(name: String, bytes: [UInt8])] = contents.flatMap { bytes in names.map { ($0, bytes) } }
}
