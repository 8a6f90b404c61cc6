extension OtherReading {
    /// What a part of a file does when the file is opened, or why the part can't be checked.
    ///
    /// Readings of the same `OtherReading.Kind` can have different features, so a policy can treat them differently.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Feature: String, Sendable, Codable, CaseIterable {
        /// A script in a page or drawing, or a link to a script.
        case script
        /// A script in a PDF or in an XML form of Acrobat, or a link to JavaScript.
        case documentScript = "document-script"
        /// A script in a PDF or in an XML form that only formats form fields or calculates their values.
        case formScript = "form-script"
        /// A PDF action that starts a program, opens another file or loads data.
        case launch
        /// Media that is embedded in a PDF and can contain programs.
        case richMedia = "rich-media"
        /// Macros in an office document.
        case macros
        /// An Excel 4.0 macro sheet.
        case macroSheet = "macro-sheet"
        /// A template or frame that an office document loads from another location when the document is opened.
        case remoteTemplate = "remote-template"
        /// Another file that an office document or a table refers to: a linked image, table or object.
        case externalLink = "external-link"
        /// A field, link or formula in an office document or a table that starts another program (DDE).
        case dataExchange = "data-exchange"
        /// An ActiveX control in an office document.
        case activeX = "active-x"
        /// Data of another program, embedded in an office document as an object.
        case embeddedObject = "embedded-object"
        /// XML that loads declarations, entities or style sheets from another location.
        case externalReference = "external-reference"
        /// XML that names a style sheet in XSLT, with which browsers turn it into another document.
        case transformation
        /// XML whose entities multiply when they are expanded, which can turn a few lines into gigabytes.
        case entityExpansion = "entity-expansion"
        /// A page, to a browser that sniffs the type, in which there is nothing but text, images and links.
        case inertPage = "inert-page"
        /// A part that can be read only with a password.
        case encrypted
        /// A part that would take more time or memory to check than is allowed.
        case tooCostly = "too-costly"
    }
}
