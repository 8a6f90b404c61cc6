extension OtherReading {
    /// The effect of a part of a file when the file is opened, or the reason why the part can't be checked.
    ///
    /// Readings of one kind can have different features, which a policy can treat differently.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Feature: String, Sendable, Codable, CaseIterable {
        /// A script in a page or drawing, or a link to one.
        case script
        /// JavaScript in a PDF, or a link to it.
        case documentScript = "document-script"
        /// PDF JavaScript that calls only the functions for formatting and adding up form fields.
        case formScript = "form-script"
        /// A PDF action that starts a program, opens another file or loads data.
        case launch
        /// Media that is embedded in a PDF and can contain programs.
        case richMedia = "rich-media"
        /// Macros in an office document.
        case macros
        /// An Excel 4.0 macro sheet.
        case macroSheet = "macro-sheet"
        /// A template or frame that an office document loads from another location when it is opened.
        case remoteTemplate = "remote-template"
        /// Another file that an office document refers to: a linked image, table or object.
        case externalLink = "external-link"
        /// A field or link in an office document that starts another program (DDE).
        case dataExchange = "data-exchange"
        /// An ActiveX control in an office document.
        case activeX = "active-x"
        /// An object of another program, embedded in an office document.
        case embeddedObject = "embedded-object"
        /// XML that loads declarations, entities or style sheets from another location.
        case externalReference = "external-reference"
        /// XML whose entities multiply when they are expanded.
        case entityExpansion = "entity-expansion"
        /// A part that can be read only with a password.
        case encrypted
        /// A part that would take more time or memory to check than is allowed.
        case tooCostly = "too-costly"
    }
}
