import MultipartFormData

/// Reads forms on standard input and writes one line each: the parts as JSON with everything in hexadecimal, or null.
///
/// A form is two lines of hexadecimal: the Content-Type, then the body. `--lenient` reads what a strict parser refuses.
@main
enum ReadForms {
    static func main() {
        let strictness: FormDataStrictness = CommandLine.arguments.contains("--lenient") ? .lenient : .strict
        while let type = readLine(), let body = readLine() {
            let contentType = String(decoding: bytes(type), as: UTF8.self)
            print(line(contentType, bytes(body), strictness) ?? "null")
        }
    }

    private static func line(_ contentType: String, _ body: [UInt8], _ strictness: FormDataStrictness) -> String? {
        do {
            var parser = try FormDataParser(contentType: contentType, strictness: strictness)
            var parts: [(head: FormDataParser.PartHead, bytes: [UInt8])] = []
            // In two chunks, so that nothing depends on where they end.
            for chunk in [body.prefix(body.count / 2), body.dropFirst(body.count / 2)] {
                parser.feed(chunk)
                while let event = try parser.next() {
                    switch event {
                    case .partBegan(let head): parts.append((head, []))
                    case .bytes(let bytes): parts[parts.count - 1].bytes += bytes
                    case .partEnded, .formEnded: break
                    }
                }
            }
            try parser.finish()
            let lines = parts.map { part in
                let fileName = part.head.fileName.map { "\"\(hexadecimal(Array($0.utf8)))\"" } ?? "null"
                return "[\"\(hexadecimal(Array(part.head.name.utf8)))\",\(fileName),\"\(hexadecimal(part.bytes))\"]"
            }
            return "[\(lines.joined(separator: ","))]"
        } catch {
            return nil
        }
    }

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.utf8.compactMap { UInt8(String(Unicode.Scalar($0)), radix: 16) }
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
