extension UploadFinding {
    /// The code of a finding.
    ///
    /// The raw values are stable: programs may compare them, and translations are keyed by them. If a file is refused
    /// because of several findings, the one whose code comes first here is named first.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Code: String, Sendable, Codable, CaseIterable {
        /// There are no bytes.
        case empty
        /// It is a folder, a device or something else that is not a regular file.
        case notAFile = "not-a-file"
        /// There are more bytes than the policy allows.
        case tooLarge = "too-large"
        /// The name has a character or a word that misleads people or is special to an operating system.
        case nameMisleads = "name-misleads"
        /// The name is a path that leads out of the target folder.
        case namePath = "name-path"
        /// The name has folders before its last part.
        case nameFolder = "name-folder"
        /// The name is longer than file systems can store.
        case nameTooLong = "name-too-long"
        /// The name is that of a settings file of a server or desktop.
        case nameOfSettings = "name-of-settings"
        /// Servers or desktops run a file with this name, or act on it.
        case nameRuns = "name-runs"
        /// The name implies another type than the content.
        case nameContradicts = "name-contradicts"
        /// The sender declared another type than the content.
        case declaredTypeContradicts = "declared-type-contradicts"
        /// The type is not among the allowed ones.
        case typeNotAllowed = "type-not-allowed"
        /// Nothing in the bytes confirms the type that the file seems to be.
        case unproven
        /// There is code that a web server runs.
        case serverScript = "server-script"
        /// There is a script in a drawing, or an HTML tag in an image.
        case script
        /// There is JavaScript in a PDF.
        case documentScript = "document-script"
        /// There is JavaScript in a PDF that only formats and adds up fields of a form.
        case formScript = "form-script"
        /// An action in a PDF starts a program, opens another file or loads data.
        case launch
        /// A PDF has embedded media that can contain programs.
        case richMedia = "rich-media"
        /// There are macros.
        case macros
        /// There is an Excel 4.0 macro sheet.
        case macroSheet = "macro-sheet"
        /// A template or frame is loaded from elsewhere.
        case remoteTemplate = "remote-template"
        /// A field or link starts another program (DDE).
        case dataExchange = "data-exchange"
        /// There is an ActiveX control.
        case activeX = "active-x"
        /// There is an embedded object of another program.
        case embeddedObject = "embedded-object"
        /// An office document refers to another file.
        case externalLink = "external-link"
        /// XML fetches declarations, entities or style sheets.
        case externalReference = "external-reference"
        /// XML entities multiply when they are expanded.
        case entityExpansion = "entity-expansion"
        /// The same bytes are also a file of another format.
        case otherFormat = "other-format"
        /// There is a file of a known format after the end of an image, audio, video, font or PDF.
        case trailingFile = "trailing-file"
        /// After the end there is an image, audio, video, text, or data of no known format.
        case trailingData = "trailing-data"
        /// A browser that sniffs the type detects a page.
        case sniffedAsPage = "sniffed-as-page"
        /// An image has more pixels than the policy allows.
        case tooManyPixels = "too-many-pixels"
        /// An archive has more entries than the policy allows.
        case tooManyEntries = "too-many-entries"
        /// An archive unpacks to more bytes than the policy allows, or its compression ratio is too high.
        case unpacksTooLarge = "unpacks-too-large"
        /// An entry of an archive would be written outside of the folder that it is unpacked in.
        case entryPath = "entry-path"
        /// A link in an archive leads out of the folder that it is unpacked in.
        case entryLink = "entry-link"
        /// A part can be read only with a password.
        case encrypted
        /// A part is compressed or encoded in a way that isn't supported.
        case undecodable
        /// A part would take more time or memory to check than is allowed.
        case tooCostly = "too-costly"
        /// Not all of the bytes that must be checked were read.
        case notFullyRead = "not-fully-read"
    }
}
