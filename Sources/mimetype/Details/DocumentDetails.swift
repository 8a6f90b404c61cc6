/// Versions and properties that the starts of documents and media files state.
enum DocumentDetails {
    /// The version in `%PDF-1.7`.
    static func pdf(_ head: [UInt8]) -> [String] {
        version(after: "%PDF-", in: head).map { ["version \($0)"] } ?? []
    }

    /// The version of the structuring conventions in `%!PS-Adobe-3.0`.
    static func postScript(_ head: [UInt8]) -> [String] {
        version(after: "%!PS-Adobe-", in: head).map { ["conforming to \($0)"] } ?? []
    }

    /// The version in `{\rtf1`.
    static func richText(_ head: [UInt8]) -> [String] {
        version(after: "{\\rtf", in: head).map { ["version \($0)"] } ?? []
    }

    /// `87a` or `89a`.
    static func gif(_ head: [UInt8]) -> [String] {
        let fields = HeaderFields(bytes: head)
        return ["87a", "89a"].filter { fields.has($0, at: 3) }.map { "version \($0)" }
    }

    /// The name and the time that `gzip` keeps.
    ///
    /// https://www.rfc-editor.org/rfc/rfc1952#section-2.3
    static func gzip(_ head: [UInt8]) -> [String] {
        guard head.count > 10, head[3] & 0x0C == 8 else { return [] }
        return HeaderFields(bytes: head).text(10, upTo: 255) { $0 == 0 }.map { ["was '\($0)'"] } ?? []
    }

    /// Channels and rate of a WAVE file whose format comes first.
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

    /// The number after a signature: digits and dots.
    private static func version(after signature: String, in head: [UInt8]) -> String? {
        // A PDF may have other bytes before it, but the version is reported only if it is at the start.
        guard HeaderFields(bytes: head).has(signature, at: 0) else { return nil }
        let number = head.dropFirst(signature.utf8.count).prefix(8).prefix { 0x30...0x39 ~= $0 || $0 == 0x2E }
        return number.isEmpty ? nil : String(decoding: number, as: UTF8.self)
    }
}
