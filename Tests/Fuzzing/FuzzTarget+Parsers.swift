#if FUZZING || DEBUG
import MIMEDetection
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

    /// What is understood of a header is written so that it means the same, and what is labelled keeps to one line.
    static func parseAccept(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        let accept = AcceptHeader(text)
        precondition(AcceptHeader("\(accept)") == accept, "a header is read back")
        let offers: [MIMEType] = [.html, .json, .svg, .png]
        precondition(accept.best(of: offers).map { accept.quality(of: $0) > 0 } ?? true, "what is chosen is wanted")
        let detection = MIMEDetector(resolvers: [NameResolver()]).detect(name: text)
        for (_, value) in ContentTypeHeader(detection, fileName: text, coding: .always).fields {
            precondition(value.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "a header is a line of ASCII")
        }
    }

    /// A description of types is read or refused, and so is what was read.
    static func readTypes(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let found = try? SharedMIMEInfoDatabase(xml: Array(bytes)) else { return }
        var registry = TypeRegistry.standard
        registry.register(found.registrations)
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers, registry: registry)
        _ = detector.detect(bytes: Array(bytes.prefix(512)), name: found.registrations.first?.globs.first?.pattern)
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
