import MIMETypes

/// Containers whose tracks determine the type; programs state the type by the suffix or the first track.
enum SharedContainers {
    /// Checks whether both types are images in the formats of Netpbm, whose programs read any of them under any suffix.
    ///
    /// https://netpbm.sourceforge.net/doc/pnm.html
    static func areNetpbm(_ one: MIMEType, _ other: MIMEType) -> Bool { isIn(netpbm, one, other) }

    private static let netpbm = [
        "image/x-portable-anymap", "image/x-portable-bitmap", "image/x-portable-graymap", "image/x-portable-pixmap",
    ]

    /// Checks whether a declared type is used for files of a type because both share a container.
    static func agree(_ declared: MIMEType, with type: MIMEType) -> Bool {
        declarations.contains { isIn($0, declared, type) } || areNetpbm(declared, type)
    }

    /// Checks whether files of both types have the same container.
    static func contain(_ one: MIMEType, _ other: MIMEType) -> Bool { containers.contains { isIn($0, one, other) } }

    private static func isIn(_ family: [String], _ one: MIMEType, _ other: MIMEType) -> Bool {
        family.contains { one.essence == $0 } && family.contains { other.essence == $0 }
    }

    private static let containers: [[String]] = [
        [
            "video/mp4", "audio/mp4", "application/mp4", "video/quicktime", "audio/x-m4a", "audio/m4a", "audio/x-m4b",
            "audio/x-m4r", "video/x-m4v", "video/x-f4v", "video/3gpp", "audio/3gpp", "video/3gpp2", "audio/3gpp2",
        ],
        ["video/webm", "audio/webm", "video/matroska", "audio/matroska", "video/x-matroska", "audio/x-matroska"],
        ["video/ogg", "audio/ogg", "application/ogg", "audio/opus", "audio/vorbis", "audio/x-vorbis+ogg"],
        ["video/x-ms-wmv", "audio/x-ms-wma", "video/x-ms-asf", "application/vnd.ms-asf"],
    ]

    /// The containers, and streams that senders confuse with them.
    private static let declarations =
        containers + [
            containers[0] + ["audio/aac", "audio/vnd.dlna.adts"],
            ["video/mpeg", "audio/mpeg", "video/mp2t", "video/vnd.dlna.mpeg-tts"],
        ]
}
