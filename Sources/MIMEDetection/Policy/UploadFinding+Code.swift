extension UploadFinding {
    /// A code that identifies what was found.
    ///
    /// The raw values are stable: programs may compare them, and translations are keyed by them. If a file is refused
    /// because of several findings, they are listed in the order in which their codes are declared.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Code: String, Sendable, Codable, CaseIterable {
        /// The file is empty.
        case empty
        /// The file is a folder, a device or another special file, not a regular file.
        case notAFile = "not-a-file"
        /// The file has more bytes than the policy allows.
        case tooLarge = "too-large"
        /// The name contains a character or a word that misleads people or is special to an operating system.
        case nameMisleads = "name-misleads"
        /// The name is an absolute path, or a path that leads out of the target folder.
        case namePath = "name-path"
        /// The name includes folders, not only the name of the file.
        case nameFolder = "name-folder"
        /// The name is longer than file systems allow.
        case nameTooLong = "name-too-long"
        /// A server or a desktop reads its settings from files with this name.
        case nameOfSettings = "name-of-settings"
        /// Servers or desktops run files with this name, or otherwise act on them.
        case nameRuns = "name-runs"
        /// The type that the name implies differs from the type of the content.
        case nameContradicts = "name-contradicts"
        /// The type that the sender declared differs from the type of the content.
        case declaredTypeContradicts = "declared-type-contradicts"
        /// The policy doesn't allow the type of the file.
        case typeNotAllowed = "type-not-allowed"
        /// Nothing in the bytes confirms the type that the file seems to have.
        case unproven
        /// The file contains code that web servers run.
        case serverScript = "server-script"
        /// An XML document, such as a drawing, contains a script, or an image contains an HTML tag.
        case script
        /// A PDF, form data for a PDF, or a form in XML contains a script.
        case documentScript = "document-script"
        /// A PDF or a form in XML contains a script that only formats form fields or calculates their values.
        case formScript = "form-script"
        /// An action in a PDF starts a program, opens an embedded file or one on another computer, or loads data.
        case launch
        /// A PDF contains embedded media that can contain programs.
        case richMedia = "rich-media"
        /// The file contains macros.
        case macros
        /// The file contains an Excel 4.0 macro sheet.
        case macroSheet = "macro-sheet"
        /// An office document loads a template or frame from elsewhere.
        case remoteTemplate = "remote-template"
        /// A field, link, action or formula in a document or a table starts another program, for example by DDE.
        case dataExchange = "data-exchange"
        /// The file contains an ActiveX control.
        case activeX = "active-x"
        /// The file contains an embedded object from another program.
        case embeddedObject = "embedded-object"
        /// An office document, a table, or an XML document that browsers show, refers to another file.
        case externalLink = "external-link"
        /// An XML document loads declarations, entities, style sheets or parts from elsewhere.
        case externalReference = "external-reference"
        /// An XML document names a style sheet in XSLT, with which browsers turn it into another document.
        case transformation
        /// An XML document has entities that multiply when they are expanded.
        case entityExpansion = "entity-expansion"
        /// The same bytes are also a valid file in another format.
        case otherFormat = "other-format"
        /// A program, archive, document or script follows the end of an image, audio, video, font or PDF file.
        case trailingFile = "trailing-file"
        /// An image, audio, video, text or data in an unknown format follows the end of the file's content.
        case trailingData = "trailing-data"
        /// A browser that sniffs the type treats the file as a page or document that can run scripts.
        case sniffedAsPage = "sniffed-as-page"
        /// A browser that sniffs the type treats the text as a page, which contains only text, images and links.
        case inertPage = "inert-page"
        /// An image has more pixels than the policy allows.
        case tooManyPixels = "too-many-pixels"
        /// An archive has more entries than the policy allows.
        case tooManyEntries = "too-many-entries"
        /// An archive unpacks to more bytes than the policy allows, or its compression ratio is too high.
        case unpacksTooLarge = "unpacks-too-large"
        /// An entry of a ZIP or tar archive would be written outside the folder that it is unpacked in.
        case entryPath = "entry-path"
        /// A link in a ZIP or tar archive leads out of the folder that it is unpacked in.
        case entryLink = "entry-link"
        /// Two entries of a ZIP archive have the same name, so programs differ in which one they unpack.
        case duplicateEntry = "duplicate-entry"
        /// An archive entry has a name that Windows reads in another way, or that differs from another only in case.
        case entryName = "entry-name"
        /// A part of the file is encrypted, so it can't be checked.
        case encrypted
        /// A part of the file is compressed or encoded in a way that isn't supported, or its headers are inconsistent.
        case undecodable
        /// Checking a part of the file would take more time or memory than is allowed.
        case tooCostly = "too-costly"
        /// Some of the bytes that must be checked were not read.
        case notFullyRead = "not-fully-read"
    }
}
