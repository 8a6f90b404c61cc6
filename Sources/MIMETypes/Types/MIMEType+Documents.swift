/// Types of documents, e-books and messages.
extension MIMEType {
    /// A Word document in the format used before 2007: `application/msword`.
    public static let doc = MIMEType(constant: "application/msword")

    /// An Excel spreadsheet in the format used before 2007: `application/vnd.ms-excel`.
    public static let xls = MIMEType(constant: "application/vnd.ms-excel")

    /// A PowerPoint presentation in the format used before 2007: `application/vnd.ms-powerpoint`.
    public static let ppt = MIMEType(constant: "application/vnd.ms-powerpoint")

    /// A Word document with macros: `application/vnd.ms-word.document.macroenabled.12`.
    public static let docm = MIMEType(constant: "application/vnd.ms-word.document.macroenabled.12")

    /// An Excel spreadsheet with macros: `application/vnd.ms-excel.sheet.macroenabled.12`.
    public static let xlsm = MIMEType(constant: "application/vnd.ms-excel.sheet.macroenabled.12")

    /// A PowerPoint presentation with macros: `application/vnd.ms-powerpoint.presentation.macroenabled.12`.
    public static let pptm = MIMEType(constant: "application/vnd.ms-powerpoint.presentation.macroenabled.12")

    /// An OpenDocument text document: `application/vnd.oasis.opendocument.text`.
    ///
    /// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html
    public static let odt = MIMEType(constant: "application/vnd.oasis.opendocument.text")

    /// An OpenDocument spreadsheet: `application/vnd.oasis.opendocument.spreadsheet`.
    public static let ods = MIMEType(constant: "application/vnd.oasis.opendocument.spreadsheet")

    /// An OpenDocument presentation: `application/vnd.oasis.opendocument.presentation`.
    public static let odp = MIMEType(constant: "application/vnd.oasis.opendocument.presentation")

    /// An OpenDocument drawing: `application/vnd.oasis.opendocument.graphics`.
    public static let odg = MIMEType(constant: "application/vnd.oasis.opendocument.graphics")

    /// A Pages document: `application/vnd.apple.pages`.
    public static let pages = MIMEType(constant: "application/vnd.apple.pages")

    /// A Numbers spreadsheet: `application/vnd.apple.numbers`.
    public static let numbers = MIMEType(constant: "application/vnd.apple.numbers")

    /// A Keynote presentation: `application/vnd.apple.keynote`.
    public static let keynote = MIMEType(constant: "application/vnd.apple.keynote")

    /// A document in Rich Text Format (RTF): `application/rtf`.
    public static let rtf = MIMEType(constant: "application/rtf")

    /// An EPUB e-book: `application/epub+zip`.
    ///
    /// https://www.w3.org/TR/epub-33/
    public static let epub = MIMEType(constant: "application/epub+zip")

    /// A Mobipocket e-book: `application/x-mobipocket-ebook`.
    public static let mobi = MIMEType(constant: "application/x-mobipocket-ebook")

    /// A PostScript document: `application/postscript`.
    public static let postScript = MIMEType(constant: "application/postscript")

    /// An XPS document: `application/vnd.ms-xpsdocument`.
    public static let xps = MIMEType(constant: "application/vnd.ms-xpsdocument")

    /// An Outlook message: `application/vnd.ms-outlook`.
    public static let outlookMessage = MIMEType(constant: "application/vnd.ms-outlook")

    /// An email message, including its headers: `message/rfc822`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5322
    public static let email = MIMEType(constant: "message/rfc822")

    /// Contacts (vCard): `text/vcard`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6350
    public static let vCard = MIMEType(constant: "text/vcard")

    /// Calendar events (iCalendar): `text/calendar`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5545
    public static let iCalendar = MIMEType(constant: "text/calendar")
}
