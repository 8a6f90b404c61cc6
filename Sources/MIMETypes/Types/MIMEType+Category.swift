extension MIMEType {
    /// What files of a type are used for.
    ///
    /// The part before the slash indicates this only for some types.
    ///
    /// `application/mxf` is a video; `audio/x-mpegurl` lists the addresses of audio files. Each type has one category.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Category: String, Sendable, Codable, CaseIterable {
        /// A bitmap image or a drawing.
        case image
        /// Audio, or sheet music.
        case audio
        /// Video, an animation or a container of videos.
        case video
        /// A list of audio or video files, such as M3U8, DASH or a cue sheet.
        case playlist
        /// A font.
        case font
        /// A three-dimensional model, or a plan for building one.
        case model
        /// Pages of text to be read or printed, such as PDF, Word or e-books.
        case document
        /// A table of cells with formulas.
        case spreadsheet
        /// Slides.
        case presentation
        /// A page for a browser, which may run scripts.
        case page
        /// Files packed into one, or one file that is compressed.
        case archive
        /// A copy of a disk, a cartridge or a file system.
        case diskImage = "disk-image"
        /// A program for a real or virtual machine, or a package that installs one.
        case executable
        /// Text that runs in an interpreter when it is opened, or that starts a program.
        case script
        /// Source code that is compiled or is part of a program.
        case source
        /// Plain text to be read.
        case text
        /// A store of records that a program looks up and changes.
        case database
        /// Data for programs, such as JSON, settings or measurements.
        case data
        /// A key, a certificate or a signature.
        case key
        /// A mail message or a mailbox.
        case message
        /// Anything that is not a file, such as a directory, and anything unknown.
        case other
    }
}

/// The category that follows from a type's name, whether or not the registry knows the type.
package enum ImpliedCategory {
    /// Returns the category implied by the part before the slash and by the suffix; nil if they imply none.
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
