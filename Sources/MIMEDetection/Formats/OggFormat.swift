import MIMETypes

/// Ogg: the first packets of the streams tell their codecs.
///
/// https://www.rfc-editor.org/rfc/rfc3533, https://www.rfc-editor.org/rfc/rfc5334
enum OggFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x4F]

    private static let codecs: [(bytes: StaticString, type: StaticString, isVideo: Bool)] = [
        ("\u{1}vorbis", "audio/x-vorbis+ogg", false), ("OpusHead", "audio/x-opus+ogg", false),
        ("Speex   ", "audio/x-speex+ogg", false), ("\u{7F}FLAC", "audio/x-flac+ogg", false),
        ("PCM     ", "audio/ogg", false), ("\u{0}\u{0}\u{0}\u{0}", "audio/ogg", false),
        ("BBCD\u{0}", "video/ogg", true), ("\u{1}video\u{0}\u{0}\u{0}", "video/x-ogm+ogg", true),
    ]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has("OggS", at: 0) else { return nil }
        var position = 0
        var (sound, video): (StaticString?, StaticString?)
        // The first page of every stream comes before the second page of any.
        while head.has("OggS", at: position), position + 27 < head.count, head[position + 5] & 2 != 0 {
            let segments = Int(head[position + 26])
            let data = position + 27 + segments
            guard data <= head.count else { break }
            let length = head[(position + 27)..<data].reduce(0) { $0 + Int($1) }
            // Skeletons of Annodex have rules of their own.
            if head.has("fishead\0", at: data) || head.has("Annodex\0", at: data) { return nil }
            if head.has([0x80] + Array("theora".utf8), at: data) {
                video = "video/x-theora+ogg"
            } else if let codec = codecs.first(where: { head.has($0.bytes, at: data) }) {
                if codec.isVideo { video = codec.type } else { sound = codec.type }
            }
            position = data + length
        }
        if let video { return structural(video, sound == nil ? "a video stream" : "video and sound streams") }
        return sound.map { structural($0, "a sound stream") }
    }
}
