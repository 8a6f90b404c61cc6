/// Documents, books and messages.
extension MIMEType {
    /// A document of Word before 2007: `application/msword`.
    public static let doc = MIMEType(constant: "application/msword")

    /// A spreadsheet of Excel before 2007: `application/vnd.ms-excel`.
    public static let xls = MIMEType(constant: "application/vnd.ms-excel")

    /// A presentation of PowerPoint before 2007: `application/vnd.ms-powerpoint`.
    public static let ppt = MIMEType(constant: "application/vnd.ms-powerpoint")

    /// A document of Word with macros: `application/vnd.ms-word.document.macroenabled.12`.
    public static let docm = MIMEType(constant: "application/vnd.ms-word.document.macroenabled.12")

    /// A spreadsheet of Excel with macros: `application/vnd.ms-excel.sheet.macroenabled.12`.
    public static let xlsm = MIMEType(constant: "application/vnd.ms-excel.sheet.macroenabled.12")

    /// A presentation of PowerPoint with macros: `application/vnd.ms-powerpoint.presentation.macroenabled.12`.
    public static let pptm = MIMEType(constant: "application/vnd.ms-powerpoint.presentation.macroenabled.12")

    /// A text in OpenDocument: `application/vnd.oasis.opendocument.text`.
    ///
    /// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html
    public static let odt = MIMEType(constant: "application/vnd.oasis.opendocument.text")

    /// A spreadsheet in OpenDocument: `application/vnd.oasis.opendocument.spreadsheet`.
    public static let ods = MIMEType(constant: "application/vnd.oasis.opendocument.spreadsheet")

    /// A presentation in OpenDocument: `application/vnd.oasis.opendocument.presentation`.
    public static let odp = MIMEType(constant: "application/vnd.oasis.opendocument.presentation")

    /// A drawing in OpenDocument: `application/vnd.oasis.opendocument.graphics`.
    public static let odg = MIMEType(constant: "application/vnd.oasis.opendocument.graphics")

    /// A document of Pages: `application/vnd.apple.pages`.
    public static let pages = MIMEType(constant: "application/vnd.apple.pages")

    /// A spreadsheet of Numbers: `application/vnd.apple.numbers`.
    public static let numbers = MIMEType(constant: "application/vnd.apple.numbers")

    /// A presentation of Keynote: `application/vnd.apple.keynote`.
    public static let keynote = MIMEType(constant: "application/vnd.apple.keynote")

    /// A document in rich text: `application/rtf`.
    public static let rtf = MIMEType(constant: "application/rtf")

    /// An electronic book: `application/epub+zip`.
    ///
    /// https://www.w3.org/TR/epub-33/
    public static let epub = MIMEType(constant: "application/epub+zip")

    /// A book of Mobipocket: `application/x-mobipocket-ebook`.
    public static let mobi = MIMEType(constant: "application/x-mobipocket-ebook")

    /// Pages as a program for a printer: `application/postscript`.
    public static let postScript = MIMEType(constant: "application/postscript")

    /// Pages in XPS: `application/vnd.ms-xpsdocument`.
    public static let xps = MIMEType(constant: "application/vnd.ms-xpsdocument")

    /// A message of Outlook: `application/vnd.ms-outlook`.
    public static let outlookMessage = MIMEType(constant: "application/vnd.ms-outlook")

    /// A message with its headers: `message/rfc822`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5322
    public static let email = MIMEType(constant: "message/rfc822")

    /// Business cards: `text/vcard`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6350
    public static let vCard = MIMEType(constant: "text/vcard")

    /// Events of a calendar: `text/calendar`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc5545
    public static let iCalendar = MIMEType(constant: "text/calendar")
}
