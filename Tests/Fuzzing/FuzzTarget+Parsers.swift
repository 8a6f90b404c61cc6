#if FUZZING
import MIMETypes
@testable import MultipartFormData

extension FuzzTarget {
    /// What is parsed is written so that it is parsed as the same again.
    static func parseMediaType(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        if let range = MediaRange(text) { precondition(MediaRange("\(range)") == range, "a range is read back") }
        guard let type = MIMEType(text) else { return }
        precondition(MIMEType("\(type)") == type, "a type is read back")
    }

    /// How a body is cut into chunks changes nothing but how content is cut.
    static func parseForm(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first, let boundary = try? Boundary(validating: "AaB03x") else { return }
        let body = Array(bytes.dropFirst())
        let step = max(1, Int(first))
        let whole = events(body, boundary, step: max(1, body.count))
        precondition(events(body, boundary, step: step) == whole, "chunks change nothing")
    }

    private static func events(_ body: [UInt8], _ boundary: Boundary, step: Int) -> [String] {
        var parser = FormDataParser(boundary: boundary)
        var found: [String] = []
        var content: [UInt8] = []
        do throws(FormDataError) {
            for start in stride(from: 0, to: body.count, by: step) {
                parser.feed(body[start..<min(start + step, body.count)])
                while let event = try parser.next() {
                    if case .bytes(let bytes) = event { content += bytes } else { found.append("\(event)") }
                }
            }
            try parser.finish()
        } catch {
            found.append("\(error.code)")
        }
        return found + [String(decoding: content, as: UTF8.self)]
    }

    static func parseContentDisposition(_ bytes: UnsafeBufferPointer<UInt8>) {
        let value = Array(bytes)
        _ = ContentDisposition(parsing: value[...])
        _ = ContentDisposition.fileName(in: String(decoding: value, as: UTF8.self))
    }
}
#endif
