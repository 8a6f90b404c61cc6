import MIMETypes

/// Types that browsers and desktops declare for files of another type, because the system associates the files with
/// another program or doesn't know their type.
///
/// Windows takes the type from its registry, in which Excel registers itself for CSV:
/// https://bugzilla.mozilla.org/373621
enum DeclaredSpellings {
    /// Checks whether senders are known to use a declared type for another type.
    static func agrees(_ declared: MIMEType, with type: MIMEType, _ registry: TypeRegistry) -> Bool {
        let declared = registry.canonical(declared)
        if declared.hasSameEssence(as: type) || isUnspecific(declared) { return true }
        if registry.isBuiltLike(type, declared) { return true }
        return spellings.contains { spelling in
            declared.essence == spelling.declared && spelling.types.contains { $0.essence == type.essence }
        } || SharedContainers.agree(declared, with: type)
    }

    /// Checks whether a type states only that the content is bytes, or how to save it.
    private static func isUnspecific(_ type: MIMEType) -> Bool { unspecific.contains(type.essence) }

    private static let unspecific: Set<String> = [
        "application/octet-stream", "binary/octet-stream", "application/binary", "application/unknown",
        "application/download", "application/x-download", "application/force-download", "application/x-forcedownload",
        "application/x-msdownload", "application/save", "application/save-as", "unknown/unknown", "multipart/form-data",
        "application/x-www-form-urlencoded",
    ]

    private typealias Spelling = (declared: String, types: [MIMEType])

    private static func spelling(_ declared: String, _ types: StaticString...) -> Spelling {
        (declared, types.map { MIMEType(constant: $0).canonical })
    }

    private static let spellings: [Spelling] = [
        spelling(
            "application/vnd.ms-excel", "text/csv", "text/tab-separated-values",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            "application/vnd.ms-excel.sheet.macroenabled.12", "application/vnd.ms-excel.sheet.binary.macroenabled.12"),
        spelling(
            "application/msword", "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.template", "application/rtf"),
        spelling(
            "application/vnd.ms-powerpoint",
            "application/vnd.openxmlformats-officedocument.presentationml.presentation",
            "application/vnd.openxmlformats-officedocument.presentationml.slideshow"),
        spelling(
            "text/plain", "application/json", "application/x-ndjson", "application/x-subrip", "application/toml",
            "application/yaml", "application/x-yaml", "text/markdown", "text/csv", "text/vcard", "text/calendar"),
        spelling("text/csv", "text/plain", "text/tab-separated-values"),
        spelling("text/comma-separated-values", "text/csv"),
        spelling("application/csv", "text/csv"),
        spelling("application/json", "application/x-ndjson"),
        spelling("application/x-zip-compressed", "application/zip"),
        spelling("application/zip", "application/zip"),
        spelling(
            "application/x-compressed", "application/zip", "application/gzip", "application/x-7z-compressed",
            "application/x-compressed-tar"),
        spelling("application/x-tar", "application/x-compressed-tar"),
        spelling("application/x-gzip", "application/gzip", "application/x-compressed-tar"),
        spelling("application/gzip", "application/x-compressed-tar"),
        // WPS Office and Hancom Office register themselves for the documents of others.
        spelling(
            "application/wps-office.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        spelling("application/wps-office.doc", "application/msword"),
        spelling("application/wps-office.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        spelling("application/wps-office.xls", "application/vnd.ms-excel"),
        spelling(
            "application/wps-office.pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        spelling("application/wps-office.ppt", "application/vnd.ms-powerpoint"),
        spelling("application/wps-office.pdf", "application/pdf"),
        spelling("application/haansoftdocx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        spelling("application/haansoftxlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        spelling(
            "application/haansoftpptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        spelling("application/haansofthwp", "application/x-hwp"),
        spelling(
            "application/vnd.ms-office", "application/msword", "application/vnd.ms-excel",
            "application/vnd.ms-powerpoint"),
        spelling("application/x-msexcel", "application/vnd.ms-excel"),
        spelling("application/acrobat", "application/pdf"), spelling("text/pdf", "application/pdf"),
        spelling("application/vnd.adobe.pdf", "application/pdf"), spelling("text/richtext", "application/rtf"),
        spelling("application/txt", "text/plain"), spelling("text/x-csv", "text/csv"),
        spelling("application/x-mpegurl", "application/vnd.apple.mpegurl", "audio/x-mpegurl"),
        spelling("video/3gp", "video/3gpp"), spelling("audio/x-mp3", "audio/mpeg"),
        spelling("image/ico", "image/vnd.microsoft.icon"), spelling("application/sla", "model/stl"),
        spelling("application/gpx", "application/gpx+xml"), spelling("application/x-gpx+xml", "application/gpx+xml"),
        spelling("text/x-vcalendar", "text/calendar"), spelling("application/ics", "text/calendar"),
        spelling("image/heic", "image/heif"), spelling("image/heif", "image/heic"),
        spelling("image/x-photoshop", "image/vnd.adobe.photoshop"), spelling("video/vnd.avi", "video/x-msvideo"),
        // Windows registers its certificate trust lists for .stl, Linux the translations of Qt for .ts.
        spelling("application/vnd.ms-pki.stl", "model/stl"),
        spelling("text/vnd.trolltech.linguist", "video/mp2t", "application/typescript"),
        spelling("video/mp2t", "application/typescript"), spelling("video/vnd.dlna.mpeg-tts", "application/typescript"),
    ]
}
