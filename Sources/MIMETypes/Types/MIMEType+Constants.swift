extension MIMEType {
    /// Data of unknown format: `application/octet-stream`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2046#section-4.5.1
    public static let octetStream = MIMEType(constant: "application/octet-stream")

    /// Plain text, or text of unknown format: `text/plain`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2046#section-4.1.3
    public static let plainText = MIMEType(constant: "text/plain")

    /// A submitted form, possibly with files: `multipart/form-data`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7578
    public static let multipartFormData = MIMEType(constant: "multipart/form-data")

    /// A submitted form without files: `application/x-www-form-urlencoded`.
    ///
    /// https://url.spec.whatwg.org/#application/x-www-form-urlencoded
    public static let urlEncodedForm = MIMEType(constant: "application/x-www-form-urlencoded")

    /// JSON: `application/json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259#section-11
    public static let json = MIMEType(constant: "application/json")

    /// An empty file: `application/x-zerosize`.
    public static let emptyFile = MIMEType(constant: "application/x-zerosize")

    /// A PNG image: `image/png`.
    ///
    /// https://www.w3.org/TR/png-3/
    public static let png = MIMEType(constant: "image/png")

    /// A JPEG image: `image/jpeg`.
    ///
    /// https://www.w3.org/Graphics/JPEG/itu-t81.pdf
    public static let jpeg = MIMEType(constant: "image/jpeg")

    /// A GIF image or animation: `image/gif`.
    ///
    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
    public static let gif = MIMEType(constant: "image/gif")

    /// A WebP image: `image/webp`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9649
    public static let webp = MIMEType(constant: "image/webp")

    /// An AVIF image, compressed with AV1: `image/avif`.
    ///
    /// https://aomediacodec.github.io/av1-avif/
    public static let avif = MIMEType(constant: "image/avif")

    /// A HEIC image, compressed with HEVC, such as a photo from a phone: `image/heic`.
    ///
    /// https://www.iana.org/assignments/media-types/image/heic
    public static let heic = MIMEType(constant: "image/heic")

    /// An SVG drawing, which may contain scripts: `image/svg+xml`.
    ///
    /// https://svgwg.org/svg2-draft/mimereg.html
    public static let svg = MIMEType(constant: "image/svg+xml")

    /// A PDF document: `application/pdf`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8118
    public static let pdf = MIMEType(constant: "application/pdf")

    /// A Word document without macros: `application/vnd.openxmlformats-officedocument.wordprocessingml.document`.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-376/
    public static let docx = MIMEType(
        constant: "application/vnd.openxmlformats-officedocument.wordprocessingml.document")

    /// An Excel spreadsheet without macros: `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-376/
    public static let xlsx = MIMEType(constant: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")

    /// A PowerPoint presentation without macros:
    /// `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-376/
    public static let pptx = MIMEType(
        constant: "application/vnd.openxmlformats-officedocument.presentationml.presentation")

    /// A ZIP archive: `application/zip`.
    ///
    /// https://www.iana.org/assignments/media-types/application/zip
    public static let zip = MIMEType(constant: "application/zip")

    /// An HTML page: `text/html`.
    ///
    /// https://html.spec.whatwg.org/multipage/iana.html#text/html
    public static let html = MIMEType(constant: "text/html")

    /// A table of comma-separated values: `text/csv`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4180
    public static let csv = MIMEType(constant: "text/csv")

    /// Markdown text: `text/markdown`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7763
    public static let markdown = MIMEType(constant: "text/markdown")

    /// MP4 video: `video/mp4`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4337
    public static let mp4 = MIMEType(constant: "video/mp4")
}
