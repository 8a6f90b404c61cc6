extension UploadFinding {
    /// What can be found about a file.
    ///
    /// The raw values are stable: programs may compare them, and translations are keyed by them. If several findings
    /// refuse a file, the first in this order is named first.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Code: String, Sendable, Codable, CaseIterable {
        /// There are no bytes.
        case empty
        /// It is a folder, a device or something else that is no file.
        case notAFile = "not-a-file"
        /// There are more bytes than the policy allows.
        case tooLarge = "too-large"
        /// The name has a character or a word that misleads people or has a meaning to a system.
        case nameMisleads = "name-misleads"
        /// The name leads out of the folder that it is put in.
        case namePath = "name-path"
        /// The name has folders before its last part.
        case nameFolder = "name-folder"
        /// The name is longer than file systems can store.
        case nameTooLong = "name-too-long"
        /// Servers or desktops find their settings by the name.
        case nameOfSettings = "name-of-settings"
        /// Servers or desktops run a file of the name, or act on it.
        case nameRuns = "name-runs"
        /// The name is that of another type than the content.
        case nameContradicts = "name-contradicts"
        /// The sender declared another type than the content.
        case declaredTypeContradicts = "declared-type-contradicts"
        /// The type is none of those allowed.
        case typeNotAllowed = "type-not-allowed"
        /// Nothing in the bytes confirms the type that the file seems to be.
        case unproven
        /// There is code that a web server runs.
        case serverScript = "server-script"
        /// There is a script in a drawing, or a tag of pages in an image.
        case script
        /// There is JavaScript in a PDF.
        case documentScript = "document-script"
        /// There is JavaScript in a PDF that only formats and adds up fields of a form.
        case formScript = "form-script"
        /// An action in a PDF starts a program, opens another file or loads data.
        case launch
        /// There are media in a PDF that contain programs.
        case richMedia = "rich-media"
        /// There are macros.
        case macros
        /// There is a sheet with macros of Excel 4.0.
        case macroSheet = "macro-sheet"
        /// A template or frame is loaded from elsewhere.
        case remoteTemplate = "remote-template"
        /// Another program is started through a field or link (DDE).
        case dataExchange = "data-exchange"
        /// There is an ActiveX control.
        case activeX = "active-x"
        /// There is an object of another program.
        case embeddedObject = "embedded-object"
        /// Another file is referred to.
        case externalLink = "external-link"
        /// XML fetches declarations, entities or style sheets.
        case externalReference = "external-reference"
        /// Entities of XML multiply.
        case entityExpansion = "entity-expansion"
        /// The same bytes are also a file of another format.
        case otherFormat = "other-format"
        /// There is a file of a known format after the end of an image, audio, video, font or PDF.
        case trailingFile = "trailing-file"
        /// After the end there is an image, audio, video, text, or data of no known format.
        case trailingData = "trailing-data"
        /// A browser that guesses takes the file for a page.
        case sniffedAsPage = "sniffed-as-page"
        /// An image has more pixels than the policy allows.
        case tooManyPixels = "too-many-pixels"
        /// An archive has more entries than the policy allows.
        case tooManyEntries = "too-many-entries"
        /// An archive unpacks to more bytes than the policy allows, or to too many for its size.
        case unpacksTooLarge = "unpacks-too-large"
        /// An entry of an archive would be written outside of the folder that it is unpacked in.
        case entryPath = "entry-path"
        /// A link in an archive leads out of the folder that it is unpacked in.
        case entryLink = "entry-link"
        /// A part can be read only with a password.
        case encrypted
        /// A part is packed or encoded in a way that isn't followed.
        case undecodable
        /// A part would take more time or memory to check than is allowed.
        case tooCostly = "too-costly"
        /// Not all of the file was read that has to be.
        case notFullyRead = "not-fully-read"
    }
}
