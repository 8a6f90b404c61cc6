extension UploadFinding {
    /// The code of a finding.
    ///
    /// The raw values are stable: programs may compare them, and translations are keyed by them. If a file is refused
    /// because of several findings, the one whose code comes first here is named first.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Code: String, Sendable, Codable, CaseIterable {
        /// The file is empty.
        case empty
        /// It is not a regular file but, for example, a folder or a device.
        case notAFile = "not-a-file"
        /// The file has more bytes than the policy allows.
        case tooLarge = "too-large"
        /// The name contains a character or a word that misleads people or is special to an operating system.
        case nameMisleads = "name-misleads"
        /// The name is an absolute path, or a path that leads out of the target folder.
        case namePath = "name-path"
        /// The name includes folders before its last component.
        case nameFolder = "name-folder"
        /// The name is longer than file systems allow.
        case nameTooLong = "name-too-long"
        /// A server or a desktop reads its settings from files with this name.
        case nameOfSettings = "name-of-settings"
        /// Servers or desktops run files with this name, or act on them.
        case nameRuns = "name-runs"
        /// The name implies a different type from the content.
        case nameContradicts = "name-contradicts"
        /// The sender declared a different type from that of the content.
        case declaredTypeContradicts = "declared-type-contradicts"
        /// The type is not among the allowed ones.
        case typeNotAllowed = "type-not-allowed"
        /// Nothing in the bytes confirms the type that the file seems to be.
        case unproven
        /// The file contains code that web servers run.
        case serverScript = "server-script"
        /// A drawing contains a script, or an image contains an HTML tag.
        case script
        /// A PDF contains JavaScript.
        case documentScript = "document-script"
        /// A PDF contains JavaScript that only formats and adds up form fields.
        case formScript = "form-script"
        /// An action in a PDF starts a program, opens another file or loads data.
        case launch
        /// A PDF contains embedded media that can contain programs.
        case richMedia = "rich-media"
        /// The file contains macros.
        case macros
        /// The file contains an Excel 4.0 macro sheet.
        case macroSheet = "macro-sheet"
        /// A template or frame is loaded from elsewhere.
        case remoteTemplate = "remote-template"
        /// A field or link starts another program (DDE).
        case dataExchange = "data-exchange"
        /// The file contains an ActiveX control.
        case activeX = "active-x"
        /// The file contains an embedded object of another program.
        case embeddedObject = "embedded-object"
        /// An office document refers to another file.
        case externalLink = "external-link"
        /// An XML document loads declarations, entities or style sheets from elsewhere.
        case externalReference = "external-reference"
        /// An XML document has entities that multiply when they are expanded.
        case entityExpansion = "entity-expansion"
        /// The same bytes are also a file of another format.
        case otherFormat = "other-format"
        /// A file of a known format follows the end of an image, audio, video, font or PDF file.
        case trailingFile = "trailing-file"
        /// The file's own content is followed by an image, by audio, video or text, or by data in an unknown format.
        case trailingData = "trailing-data"
        /// A browser that sniffs the type detects a page.
        case sniffedAsPage = "sniffed-as-page"
        /// An image has more pixels than the policy allows.
        case tooManyPixels = "too-many-pixels"
        /// An archive has more entries than the policy allows.
        case tooManyEntries = "too-many-entries"
        /// An archive unpacks to more bytes than the policy allows, or its compression ratio is too high.
        case unpacksTooLarge = "unpacks-too-large"
        /// An archive entry would be written outside the folder that the archive is unpacked in.
        case entryPath = "entry-path"
        /// A link in an archive leads out of the folder that the archive is unpacked in.
        case entryLink = "entry-link"
        /// A part of the file can be read only with a password.
        case encrypted
        /// A part of the file is compressed or encoded in a way that isn't supported, or its headers are inconsistent.
        case undecodable
        /// Checking a part of the file would take more time or memory than is allowed.
        case tooCostly = "too-costly"
        /// Some of the bytes that must be checked were not read.
        case notFullyRead = "not-fully-read"
    }
}
