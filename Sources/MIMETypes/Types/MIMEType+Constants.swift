extension MIMEType {
    /// Bytes of no known format: `application/octet-stream`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2046#section-4.5.1
    public static let octetStream = MIMEType(constant: "application/octet-stream")

    /// Text of no known format: `text/plain`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2046#section-4.1.3
    public static let plainText = MIMEType(constant: "text/plain")

    /// A form with files: `multipart/form-data`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7578
    public static let multipartFormData = MIMEType(constant: "multipart/form-data")

    /// A form without files: `application/x-www-form-urlencoded`.
    ///
    /// https://url.spec.whatwg.org/#application/x-www-form-urlencoded
    public static let urlEncodedForm = MIMEType(constant: "application/x-www-form-urlencoded")

    /// JSON: `application/json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259#section-11
    public static let json = MIMEType(constant: "application/json")

    /// A file without bytes: `application/x-zerosize`.
    public static let emptyFile = MIMEType(constant: "application/x-zerosize")

    /// A picture, compressed without loss: `image/png`.
    ///
    /// https://www.w3.org/TR/png-3/
    public static let png = MIMEType(constant: "image/png")

    /// A photo: `image/jpeg`.
    ///
    /// https://www.w3.org/Graphics/JPEG/itu-t81.pdf
    public static let jpeg = MIMEType(constant: "image/jpeg")

    /// A picture or an animation of up to 256 colours: `image/gif`.
    ///
    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
    public static let gif = MIMEType(constant: "image/gif")

    /// A picture in WebP: `image/webp`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9649
    public static let webp = MIMEType(constant: "image/webp")

    /// A picture compressed with AV1: `image/avif`.
    ///
    /// https://aomediacodec.github.io/av1-avif/
    public static let avif = MIMEType(constant: "image/avif")

    /// A photo compressed with HEVC, as phones take them: `image/heic`.
    ///
    /// https://www.iana.org/assignments/media-types/image/heic
    public static let heic = MIMEType(constant: "image/heic")

    /// A drawing, which may hold scripts: `image/svg+xml`.
    ///
    /// https://svgwg.org/svg2-draft/mimereg.html
    public static let svg = MIMEType(constant: "image/svg+xml")

    /// A document in PDF: `application/pdf`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8118
    public static let pdf = MIMEType(constant: "application/pdf")

    /// A document of Word without macros: `application/vnd.openxmlformats-officedocument.wordprocessingml.document`.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-376/
    public static let docx = MIMEType(
        constant: "application/vnd.openxmlformats-officedocument.wordprocessingml.document")

    /// A spreadsheet of Excel without macros: `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-376/
    public static let xlsx = MIMEType(constant: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")

    /// A presentation of PowerPoint without macros:
    /// `application/vnd.openxmlformats-officedocument.presentationml.presentation`.
    ///
    /// https://ecma-international.org/publications-and-standards/standards/ecma-376/
    public static let pptx = MIMEType(
        constant: "application/vnd.openxmlformats-officedocument.presentationml.presentation")

    /// An archive: `application/zip`.
    ///
    /// https://www.iana.org/assignments/media-types/application/zip
    public static let zip = MIMEType(constant: "application/zip")

    /// A page: `text/html`.
    ///
    /// https://html.spec.whatwg.org/multipage/iana.html#text/html
    public static let html = MIMEType(constant: "text/html")

    /// A table whose values are separated by commas: `text/csv`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4180
    public static let csv = MIMEType(constant: "text/csv")

    /// Text with marks for headings, lists and links: `text/markdown`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7763
    public static let markdown = MIMEType(constant: "text/markdown")

    /// Video: `video/mp4`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4337
    public static let mp4 = MIMEType(constant: "video/mp4")
}
