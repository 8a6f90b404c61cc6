import MIMENames
import MIMETypes
import Testing

/// What files of a type are used for.
struct CategoryTests {
    private static let expected: [(MIMEType.Category, String)] = [
        (
            .image,
            "image/png image/jpeg image/svg+xml image/heic image/x-canon-cr3 image/vnd.adobe.photoshop image/x-xbitmap"
        ),
        (
            .image,
            "application/illustrator application/vnd.corel-draw application/vnd.oasis.opendocument.graphics application/dicom"
        ),
        (
            .audio,
            "audio/mpeg audio/mp4 audio/flac audio/x-wav audio/midi audio/ogg audio/aac application/vnd.recordare.musicxml"
        ),
        (
            .video,
            "video/mp4 video/webm video/quicktime video/mp2t video/x-matroska video/mpeg video/x-ms-wmv video/x-flv"
        ),
        (
            .video,
            "application/mxf application/vnd.rn-realmedia application/vnd.ms-asf application/mp4 application/ogg video/mj2"
        ),
        (
            .playlist,
            "application/vnd.apple.mpegurl audio/x-mpegurl audio/x-scpls application/xspf+xml application/dash+xml"
        ),
        (.font, "font/woff2 font/ttf font/otf font/collection application/vnd.ms-fontobject application/x-font-type1"),
        (.model, "model/gltf-binary model/stl model/3mf application/x-blender image/vnd.dwg image/vnd.dxf model/obj"),
        (.document, "application/pdf application/postscript application/rtf application/msword application/epub+zip"),
        (
            .document,
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document application/vnd.apple.pages"
        ),
        (
            .document,
            "application/vnd.oasis.opendocument.text application/vnd.ms-word.document.macroenabled.12 image/vnd.djvu"
        ),
        (
            .document,
            "application/vnd.amazon.mobi8-ebook application/oxps application/x-abiword application/vnd.wordperfect"
        ),
        (.spreadsheet, "application/vnd.ms-excel application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        (
            .spreadsheet,
            "application/vnd.oasis.opendocument.spreadsheet application/x-gnumeric application/vnd.apple.numbers"
        ),
        (
            .presentation,
            "application/vnd.ms-powerpoint application/vnd.apple.keynote application/vnd.oasis.opendocument.presentation"
        ),
        (.presentation, "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        (.page, "text/html application/xhtml+xml application/x-mimearchive application/x-webarchive"),
        (
            .archive,
            "application/zip application/gzip application/x-tar application/vnd.rar application/x-7z-compressed"
        ),
        (
            .archive,
            "application/x-compressed-tar application/zstd application/x-xz application/x-bzip2 application/x-cpio"
        ),
        (.archive, "application/vnd.ms-cab-compressed application/x-archive application/warc application/x-arj"),
        (
            .diskImage,
            "application/vnd.efi.iso application/x-apple-diskimage application/x-qemu-disk application/vnd.squashfs"
        ),
        (
            .diskImage,
            "application/x-gba-rom application/vnd.nintendo.snes.rom application/x-vhdx-disk application/x-nrg"
        ),
        (.executable, "application/x-executable application/x-sharedlib application/vnd.microsoft.portable-executable"),
        (
            .executable,
            "application/java-archive application/vnd.android.package-archive application/wasm application/x-msi"
        ),
        (
            .executable,
            "application/vnd.debian.binary-package application/x-rpm application/x-java application/vnd.appimage"
        ),
        (
            .executable,
            "application/x-mach-o-universal application/x-python-code application/vnd.snap application/x-dosexec"
        ),
        (
            .script,
            "text/javascript application/x-shellscript text/x-python application/x-php application/x-perl application/x-ruby"
        ),
        (
            .script,
            "application/x-bat application/x-powershell text/vbscript application/hta application/x-desktop text/x-tcl"
        ),
        (.script, "application/x-ms-shortcut text/x-csh application/x-applescript text/x-ms-regedit text/x-lua"),
        (
            .source,
            "text/x-csrc text/x-c++src text/x-java text/x-swift text/x-go text/x-rust text/css application/typescript"
        ),
        (
            .source,
            "text/x-haskell text/x-makefile text/x-patch application/sql text/x-kotlin text/x-fortran text/x-pascal"
        ),
        (.text, "text/plain text/markdown text/x-log text/x-rst text/vtt text/troff"),
        (.database, "application/vnd.sqlite3 application/x-msaccess application/vnd.dbf application/x-leveldb"),
        (
            .data,
            "application/json application/xml application/yaml application/toml text/csv application/geo+json text/calendar"
        ),
        (
            .data,
            "application/cbor application/x-hdf application/vnd.apache.parquet application/x-bplist application/rss+xml"
        ),
        (
            .data,
            "application/octet-stream application/x-ole-storage application/x-bittorrent text/x-ini application/x-npy"
        ),
        (
            .key,
            "application/pgp-keys application/pkix-cert application/pkcs12 application/x-java-keystore application/pkcs8"
        ),
        (.message, "message/rfc822 application/mbox application/vnd.ms-outlook message/news multipart/form-data"),
        (.other, "inode/directory inode/fifo x-content/software"),
        // Not in the table.
        (.image, "image/x-nobody-knows"), (.data, "application/x-nobody-knows+json"),
        (.other, "application/x-nobody-knows"),
        (.archive, "application/x-nobody-knows+zip"), (.text, "text/x-nobody-knows"), (.audio, "audio/x-nobody-knows"),
        // Aliases.
        (.script, "application/javascript"), (.archive, "application/x-gzip"), (.data, "text/xml"),
        (.video, "video/avi"),
    ]

    @Test(arguments: expected) func typesHaveTheCategoryThatPeopleExpect(_ category: MIMEType.Category, _ types: String)
        throws
    {
        for name in types.split(separator: " ") {
            let type = try #require(MIMEType(String(name)))
            #expect(type.category == category, "\(name) is \(type.category.rawValue)")
        }
    }

    /// What the part before the slash says is so, but for what is known to be something else.
    @Test func mediaAreMedia() {
        let exceptions: Set<MIMEType.Category> = [.playlist, .model, .document, .image]
        for type in TypeRegistry.standard.types {
            switch type.type {
            case "image": #expect(type.category == .image || exceptions.contains(type.category), "\(type)")
            case "audio": #expect(type.category == .audio || type.category == .playlist, "\(type)")
            case "video": #expect(type.category == .video || type.category == .playlist, "\(type)")
            case "font": #expect(type.category == .font, "\(type)")
            case "model": #expect(type.category == .model, "\(type)")
            case "inode", "x-content": #expect(type.category == .other, "\(type)")
            default: #expect(type.category != .other || !["application", "text"].contains(type.type), "\(type)")
            }
        }
    }

    @Test func everyCategoryHasTypes() {
        let used = Set(TypeRegistry.standard.types.map(\.category))
        #expect(used == Set(MIMEType.Category.allCases))
    }
}
