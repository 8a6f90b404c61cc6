/// Images, audio, video, fonts and scenes.
extension MIMEType {
    /// An animation of PNG pictures: `image/apng`.
    ///
    /// https://www.w3.org/TR/png-3/
    public static let apng = MIMEType(constant: "image/apng")

    /// A picture of Windows: `image/bmp`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7903
    public static let bmp = MIMEType(constant: "image/bmp")

    /// A picture, often scanned: `image/tiff`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3302
    public static let tiff = MIMEType(constant: "image/tiff")

    /// An icon of Windows, or of a site: `image/vnd.microsoft.icon`.
    ///
    /// https://www.iana.org/assignments/media-types/image/vnd.microsoft.icon
    public static let ico = MIMEType(constant: "image/vnd.microsoft.icon")

    /// A picture in the container of HEIC: `image/heif`.
    ///
    /// https://www.iana.org/assignments/media-types/image/heif
    public static let heif = MIMEType(constant: "image/heif")

    /// A picture in JPEG XL: `image/jxl`.
    ///
    /// https://www.iana.org/assignments/media-types/image/jxl
    public static let jpegXL = MIMEType(constant: "image/jxl")

    /// A picture in JPEG 2000: `image/jp2`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3745
    public static let jpeg2000 = MIMEType(constant: "image/jp2")

    /// A picture of Photoshop, in layers: `image/vnd.adobe.photoshop`.
    ///
    /// https://www.iana.org/assignments/media-types/image/vnd.adobe.photoshop
    public static let psd = MIMEType(constant: "image/vnd.adobe.photoshop")

    /// A raw photo in Adobe's format: `image/x-adobe-dng`.
    public static let dng = MIMEType(constant: "image/x-adobe-dng")

    /// Scanned pages in DjVu: `image/vnd.djvu`.
    ///
    /// https://www.iana.org/assignments/media-types/image/vnd.djvu
    public static let djvu = MIMEType(constant: "image/vnd.djvu")

    /// Audio in MP3: `audio/mpeg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3003
    public static let mp3 = MIMEType(constant: "audio/mpeg")

    /// Audio in the container of MP4: `audio/mp4`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4337
    public static let m4a = MIMEType(constant: "audio/mp4")

    /// Audio in AAC: `audio/aac`.
    ///
    /// https://www.iana.org/assignments/media-types/audio/aac
    public static let aac = MIMEType(constant: "audio/aac")

    /// Audio, compressed without loss: `audio/flac`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9639
    public static let flac = MIMEType(constant: "audio/flac")

    /// Audio in Ogg: `audio/ogg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5334
    public static let oggAudio = MIMEType(constant: "audio/ogg")

    /// Audio in Opus: `audio/x-opus+ogg`.
    public static let opus = MIMEType(constant: "audio/x-opus+ogg")

    /// Audio in RIFF: `audio/wav`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2361
    public static let wav = MIMEType(constant: "audio/wav")

    /// Audio in Apple's interchange format: `audio/x-aiff`.
    public static let aiff = MIMEType(constant: "audio/x-aiff")

    /// Notes for instruments: `audio/midi`.
    public static let midi = MIMEType(constant: "audio/midi")

    /// Audio in WebM: `audio/webm`.
    ///
    /// https://www.iana.org/assignments/media-types/audio/webm
    public static let weba = MIMEType(constant: "audio/webm")

    /// Speech as phones record it: `audio/amr`.
    public static let amr = MIMEType(constant: "audio/amr")

    /// Video in WebM: `video/webm`.
    ///
    /// https://www.iana.org/assignments/media-types/video/webm
    public static let webm = MIMEType(constant: "video/webm")

    /// Video in Matroska: `video/matroska`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9559
    public static let matroska = MIMEType(constant: "video/matroska")

    /// Video in QuickTime: `video/quicktime`.
    ///
    /// https://developer.apple.com/documentation/quicktime-file-format
    public static let quickTime = MIMEType(constant: "video/quicktime")

    /// Video in AVI: `video/x-msvideo`.
    public static let avi = MIMEType(constant: "video/x-msvideo")

    /// Video in MPEG-1 or MPEG-2: `video/mpeg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2045
    public static let mpegVideo = MIMEType(constant: "video/mpeg")

    /// MPEG transport stream: `video/mp2t`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3555
    public static let mpegTransportStream = MIMEType(constant: "video/mp2t")

    /// Video in Ogg: `video/ogg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5334
    public static let oggVideo = MIMEType(constant: "video/ogg")

    /// Flash video: `video/x-flv`.
    public static let flv = MIMEType(constant: "video/x-flv")

    /// Video in Windows Media: `video/x-ms-wmv`.
    public static let wmv = MIMEType(constant: "video/x-ms-wmv")

    /// Video of mobile phones, 3GPP: `video/3gpp`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3839
    public static let threeGPP = MIMEType(constant: "video/3gpp")

    /// A list of pieces of a stream: `application/vnd.apple.mpegurl`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8216
    public static let m3u8 = MIMEType(constant: "application/vnd.apple.mpegurl")

    /// A font for the web: `font/woff`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let woff = MIMEType(constant: "font/woff")

    /// A compressed font for the web: `font/woff2`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let woff2 = MIMEType(constant: "font/woff2")

    /// A font in TrueType: `font/ttf`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let ttf = MIMEType(constant: "font/ttf")

    /// A font in OpenType: `font/otf`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let otf = MIMEType(constant: "font/otf")

    /// A scene in three dimensions: `model/gltf+json`.
    public static let gltf = MIMEType(constant: "model/gltf+json")

    /// A scene in three dimensions, in bytes: `model/gltf-binary`.
    public static let glb = MIMEType(constant: "model/gltf-binary")

    /// A body for a printer: `model/stl`.
    public static let stl = MIMEType(constant: "model/stl")
}
