/// Extracts versions and properties from the starts of documents and media files.
enum DocumentDetails {
    /// Returns the version in a header such as `%PDF-1.7`.
    static func pdf(_ head: [UInt8]) -> [String] {
        version(after: "%PDF-", in: head).map { ["version \($0)"] } ?? []
    }

    /// Returns the version of the structuring conventions in a header such as `%!PS-Adobe-3.0`.
    static func postScript(_ head: [UInt8]) -> [String] {
        version(after: "%!PS-Adobe-", in: head).map { ["conforming to \($0)"] } ?? []
    }

    /// Returns the version in a header such as `{\rtf1`.
    static func richText(_ head: [UInt8]) -> [String] {
        version(after: "{\\rtf", in: head).map { ["version \($0)"] } ?? []
    }

    /// Returns the version of a GIF image: `87a` or `89a`.
    static func gif(_ head: [UInt8]) -> [String] {
        let fields = HeaderFields(bytes: head)
        return ["87a", "89a"].filter { fields.has($0, at: 3) }.map { "version \($0)" }
    }

    /// Returns the original name and time that `gzip` stores.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1952#section-2.3
    static func gzip(_ head: [UInt8]) -> [String] {
        guard head.count > 10, head[3] & 0x0C == 8 else { return [] }
        return HeaderFields(bytes: head).text(10, upTo: 255) { $0 == 0 }.map { ["was '\($0)'"] } ?? []
    }

    /// Returns the channels and the sample rate of a WAVE file whose format chunk comes first.
    ///
    /// https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html
    static func wave(_ head: [UInt8]) -> [String] {
        let fields = HeaderFields(bytes: head)
        guard fields.has("fmt ", at: 12), let channels = fields.number(22, 2), let rate = fields.number(24, 4) else {
            return []
        }
        let layout = channels == 1 ? "mono" : channels == 2 ? "stereo" : "\(channels) channels"
        return [layout, "\(rate) Hz"]
    }

    /// Returns the version number after a signature: digits and dots.
    private static func version(after signature: String, in head: [UInt8]) -> String? {
        // In a PDF file, other bytes may precede the signature, but the version is reported only if the signature comes
        // first.
        guard HeaderFields(bytes: head).has(signature, at: 0) else { return nil }
        let number = head.dropFirst(signature.utf8.count).prefix(8).prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }
        return number.isEmpty ? nil : String(decoding: number, as: UTF8.self)
    }
}
