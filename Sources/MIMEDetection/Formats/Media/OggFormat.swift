import MIMETypes

/// Ogg; the first packets of the streams identify their codecs.
///
/// https://www.rfc-editor.org/rfc/rfc3533, https://www.rfc-editor.org/rfc/rfc5334
enum OggFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x4F]

    private struct Codec {
        let mark: [UInt8]
        let name: String
        let isVideo: Bool

        init(_ name: String, _ mark: StaticString, after first: UInt8? = nil, isVideo: Bool = false) {
            self.name = name
            self.mark = (first.map { [$0] } ?? []) + Array(ConstantText(mark).bytes)
            self.isVideo = isVideo
        }
    }

    private static let codecs = [
        Codec("Vorbis", "vorbis", after: 1), Codec("Opus", "OpusHead"), Codec("Speex", "Speex   "),
        Codec("FLAC", "FLAC", after: 0x7F), Codec("FLAC", "fLaC"), Codec("PCM", "PCM     "), Codec("CELT", "CELT    "),
        Codec("Theora", "theora", after: 0x80, isVideo: true), Codec("Dirac", "BBCD", isVideo: true),
        Codec("OGM", "video\0\0\0", after: 1, isVideo: true),
    ]

    /// Returns the type of the file according to its streams: audio or video, with any codecs.
    ///
    /// RFC 5334 and RFC 7845 define one type each for audio and video; the codecs would be a parameter.
    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        // The version of the structure is always 0.
        guard head.has("OggS\0", at: 0) else { return nil }
        var position = 0
        var found: [Codec] = []
        // The first page of every stream comes before the second page of any.
        while head.has("OggS", at: position), position + 27 < head.count, head[position + 5] & 2 != 0 {
            let segments = Int(head[position + 26])
            let data = position + 27 + segments
            guard data <= head.count else { break }
            // Annodex has separate types, for which there are rules.
            if head.has("CMML\0\0\0\0", at: data) || head.has("Annodex\0", at: data) { return nil }
            if let codec = codecs.first(where: { head.has($0.mark, at: data) }) { found.append(codec) }
            position = data + head[(position + 27)..<data].reduce(0) { $0 + Int($1) }
        }
        guard let first = found.first else {
            return position > 0 ? structural("application/ogg", "streams of unknown kinds", isExhaustive: true) : nil
        }
        if found.contains(where: { $0.name == "OGM" }) { return structural("video/x-ogm", "an OGM stream") }
        let names = found.dropFirst().reduce(first.name) { "\($0) and \($1.name)" }
        return structural(found.contains(where: \.isVideo) ? "video/ogg" : "audio/ogg", "first packet of #", names)
    }
}
