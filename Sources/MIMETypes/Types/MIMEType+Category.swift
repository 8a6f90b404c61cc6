extension MIMEType {
    /// A category of media types, based on what their files are used for.
    ///
    /// Each type has exactly one category. The part before the slash doesn't always indicate the category: files of the
    /// type `application/mxf` are videos, and `audio/x-mpegurl` is a playlist.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Category: String, Sendable, Codable, CaseIterable {
        /// A bitmap image or a drawing.
        case image
        /// Audio, or sheet music.
        case audio
        /// Video, an animation, or a container for video.
        case video
        /// A list of audio or video files, such as an M3U8 playlist, a DASH manifest or a cue sheet.
        case playlist
        /// A font.
        case font
        /// A three-dimensional model, or a technical plan for making something.
        case model
        /// A document to be read or printed, such as a PDF file, a Word document or an e-book.
        case document
        /// A spreadsheet: a table whose cells can contain formulas.
        case spreadsheet
        /// A presentation made of slides.
        case presentation
        /// A web page, which may run scripts in a browser.
        case page
        /// Several files packed into one, or a single compressed file.
        case archive
        /// A copy of a disk, a cartridge or a file system.
        case diskImage = "disk-image"
        /// A program for a real or virtual machine, or a package that installs one.
        case executable
        /// Text that an interpreter runs when the file is opened, or text that starts a program.
        case script
        /// Source code to be compiled or used as part of a program.
        case source
        /// Plain text for people to read.
        case text
        /// A database file, in which a program looks up and changes records.
        case database
        /// Data for programs, such as JSON, settings or measurements.
        case data
        /// A cryptographic key, a certificate or a digital signature.
        case key
        /// An email message or a mailbox.
        case message
        /// Anything that is not a file, such as a directory, and files whose purpose is unknown.
        case other
    }
}

/// The category that follows from a type's name, whether or not the registry knows the type.
package enum ImpliedCategory {
    /// Returns the category implied by the part before the slash or, for `application/`, by a suffix such as `+xml`.
    ///
    /// - Returns: the category; nil if neither implies one.
    package static func of(_ essence: String) -> MIMEType.Category? {
        let top = essence.prefix { $0 != "/" }
        switch top {
        case "image": return .image
        case "audio": return .audio
        case "video": return .video
        case "font": return .font
        case "model": return .model
        case "message", "multipart": return .message
        case "text": return .text
        case "chemical": return .data
        case "application": break
        default: return .other
        }
        let syntaxes = ["+xml", "+json", "+cbor", "+yaml", "+json-seq", "+sqlite3"]
        if syntaxes.contains(where: essence.hasSuffix) { return .data }
        return ["+zip", "+gzip", "+zstd"].contains(where: essence.hasSuffix) ? .archive : nil
    }
}
