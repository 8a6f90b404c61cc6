/// Types of images, audio, video, fonts and 3D models.
extension MIMEType {
    /// An animated PNG image: `image/apng`.
    ///
    /// https://www.w3.org/TR/png-3/
    public static let apng = MIMEType(constant: "image/apng")

    /// A Windows bitmap: `image/bmp`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7903
    public static let bmp = MIMEType(constant: "image/bmp")

    /// A TIFF image: `image/tiff`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3302
    public static let tiff = MIMEType(constant: "image/tiff")

    /// A Windows icon, or a website's icon (`favicon.ico`): `image/vnd.microsoft.icon`.
    ///
    /// https://www.iana.org/assignments/media-types/image/vnd.microsoft.icon
    public static let ico = MIMEType(constant: "image/vnd.microsoft.icon")

    /// A HEIF image: `image/heif`.
    ///
    /// https://www.iana.org/assignments/media-types/image/heif
    public static let heif = MIMEType(constant: "image/heif")

    /// A JPEG XL image: `image/jxl`.
    ///
    /// https://www.iana.org/assignments/media-types/image/jxl
    public static let jpegXL = MIMEType(constant: "image/jxl")

    /// A JPEG 2000 image: `image/jp2`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3745
    public static let jpeg2000 = MIMEType(constant: "image/jp2")

    /// A Photoshop image: `image/vnd.adobe.photoshop`.
    ///
    /// https://www.iana.org/assignments/media-types/image/vnd.adobe.photoshop
    public static let psd = MIMEType(constant: "image/vnd.adobe.photoshop")

    /// A raw camera image in Adobe's DNG format: `image/x-adobe-dng`.
    public static let dng = MIMEType(constant: "image/x-adobe-dng")

    /// A DjVu document: `image/vnd.djvu`.
    ///
    /// https://www.iana.org/assignments/media-types/image/vnd.djvu
    public static let djvu = MIMEType(constant: "image/vnd.djvu")

    /// MP3 audio: `audio/mpeg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3003
    public static let mp3 = MIMEType(constant: "audio/mpeg")

    /// MP4 audio: `audio/mp4`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4337
    public static let m4a = MIMEType(constant: "audio/mp4")

    /// AAC audio: `audio/aac`.
    ///
    /// https://www.iana.org/assignments/media-types/audio/aac
    public static let aac = MIMEType(constant: "audio/aac")

    /// FLAC audio, losslessly compressed: `audio/flac`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9639
    public static let flac = MIMEType(constant: "audio/flac")

    /// Ogg audio: `audio/ogg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5334
    public static let oggAudio = MIMEType(constant: "audio/ogg")

    /// Opus audio in Ogg: `audio/x-opus+ogg`.
    public static let opus = MIMEType(constant: "audio/x-opus+ogg")

    /// WAV audio: `audio/wav`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2361
    public static let wav = MIMEType(constant: "audio/wav")

    /// AIFF audio: `audio/x-aiff`.
    public static let aiff = MIMEType(constant: "audio/x-aiff")

    /// MIDI music: `audio/midi`.
    public static let midi = MIMEType(constant: "audio/midi")

    /// WebM audio: `audio/webm`.
    ///
    /// https://www.iana.org/assignments/media-types/audio/webm
    public static let weba = MIMEType(constant: "audio/webm")

    /// AMR audio, such as speech recorded on a phone: `audio/amr`.
    public static let amr = MIMEType(constant: "audio/amr")

    /// WebM video: `video/webm`.
    ///
    /// https://www.iana.org/assignments/media-types/video/webm
    public static let webm = MIMEType(constant: "video/webm")

    /// Matroska video: `video/matroska`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9559
    public static let matroska = MIMEType(constant: "video/matroska")

    /// QuickTime video: `video/quicktime`.
    ///
    /// https://developer.apple.com/documentation/quicktime-file-format
    public static let quickTime = MIMEType(constant: "video/quicktime")

    /// AVI video: `video/x-msvideo`.
    public static let avi = MIMEType(constant: "video/x-msvideo")

    /// MPEG-1 or MPEG-2 video: `video/mpeg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2045
    public static let mpegVideo = MIMEType(constant: "video/mpeg")

    /// An MPEG transport stream: `video/mp2t`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3555
    public static let mpegTransportStream = MIMEType(constant: "video/mp2t")

    /// Ogg video: `video/ogg`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5334
    public static let oggVideo = MIMEType(constant: "video/ogg")

    /// Flash video: `video/x-flv`.
    public static let flv = MIMEType(constant: "video/x-flv")

    /// Windows Media video: `video/x-ms-wmv`.
    public static let wmv = MIMEType(constant: "video/x-ms-wmv")

    /// 3GPP video for mobile phones: `video/3gpp`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3839
    public static let threeGPP = MIMEType(constant: "video/3gpp")

    /// An HLS playlist: `application/vnd.apple.mpegurl`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8216
    public static let m3u8 = MIMEType(constant: "application/vnd.apple.mpegurl")

    /// A WOFF web font: `font/woff`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let woff = MIMEType(constant: "font/woff")

    /// A WOFF 2 web font: `font/woff2`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let woff2 = MIMEType(constant: "font/woff2")

    /// A TrueType font: `font/ttf`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let ttf = MIMEType(constant: "font/ttf")

    /// An OpenType font: `font/otf`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8081
    public static let otf = MIMEType(constant: "font/otf")

    /// A glTF 3D scene in JSON: `model/gltf+json`.
    public static let gltf = MIMEType(constant: "model/gltf+json")

    /// A binary glTF 3D scene: `model/gltf-binary`.
    public static let glb = MIMEType(constant: "model/gltf-binary")

    /// An STL model for 3D printing: `model/stl`.
    public static let stl = MIMEType(constant: "model/stl")
}
