import CMagicReference
import MIMEDetection
import MIMETypes

/// A detection of one text of 8 KiB without a name, by who recognises it, beside libmagic on the same bytes.
enum LanguageBenchmark {
    private static let length = 8192

    static func run() {
        guard let cookie = magic_open(MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS), magic_load(cookie, nil) == 0 else {
            return print("no database of libmagic")
        }
        defer { magic_close(cookie) }
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        print("\na text of 8 KiB without a name    time, µs  libmagic  ratio  type, and what tells it")
        for (name, text) in texts {
            let bytes = Array(text.utf8)
            let time = nanoseconds(calls: 200) { blackHole(detector.detect(bytes: bytes)) }
            let reference = nanoseconds(calls: 5) {
                bytes.withUnsafeBytes { blackHole(magic_buffer(cookie, $0.baseAddress, $0.count)) }
            }
            let detection = detector.detect(bytes: bytes)
            print(
                name.padded(to: 34), micro(time).padded(to: 9), micro(reference).padded(to: 9),
                String(Int(reference / time)).padded(to: 6), "\(detection.type), \(detection.evidence.detail)")
        }
    }

    private static func micro(_ time: Double) -> String { String((time / 100).rounded() / 10) }

    /// The rules recognise the first two; the model is asked about the next three; the last is neither's.
    private static let texts = [
        (
            "C",
            filled("#include <stdio.h>\n") { "static int f\($0)(int a)\n{\n    return \($0) * g(a, \"x\($0)\");\n}\n" }
        ),
        ("Python", filled("import os\n") { "def f\($0)(a, b=\($0)):\n    return [x\($0) for x in a if b]\n\n" }),
        (
            "Rust, without its first lines",
            filled("") {
                "    for a\($0) in b.iter() {\n        match a\($0) {\n            Some(c) => d += c.len(),\n"
                    + "            None => continue,\n        }\n    }\n    let e: Vec<String> = f\($0).iter().collect();\n"
            }
        ),
        (
            "prose",
            filled("") {
                "Chapter \($0) tells how the programs of an older system were read, and what became of them\n"
                    + "when nobody was left who could say what they had been written for.\n\n"
            }
        ),
        (
            "log",
            filled("") { "2024-01-02 12:00:0\($0 % 10) host daemon[\($0)]: connection from 10.0.0.\($0) closed\n" }
        ),
        ("JSON", filled("[0") { ", {\"name\": \"a\($0)\", \"value\": \($0)}" }),
    ]

    private static func filled(_ start: String, _ part: (Int) -> String) -> String {
        var text = start
        var number = 0
        while text.utf8.count < length {
            text += part(number)
            number += 1
        }
        return String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)
    }
}
