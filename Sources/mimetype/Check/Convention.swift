import MIMEDetection
import MIMETypes

/// The use of an extension in a folder for a type other than the usual one, such as `.go` for ELF objects.
struct Convention: Sendable, Equatable {
    /// The folder's path with a slash at the end; empty if the convention holds for the whole run.
    let folder: [UInt8]
    let fileExtension: [UInt8]
    /// The type that the extension represents elsewhere.
    let claimed: MIMEType
    /// The type of the files with the extension in this folder.
    let found: MIMEType
    /// The number of files with the extension that have the type `found`.
    let files: Int
    /// The number of files with the extension in the folder and its subfolders.
    let total: Int
    /// The path of the first file that follows the convention.
    let example: [UInt8]

    /// Checks whether enough files with an extension share a type to make a convention: all of at least 3 files, or
    /// nine in ten of at least 10 files.
    static func isOne(files: Int, of total: Int) -> Bool {
        files >= 3 && files == total || files >= 10 && files * 10 >= total * 9
    }

    /// Checks whether a convention may explain an alarm if there are other files like the one that raised it.
    ///
    /// Images, audio, video, fonts and documents are opened by people and programs that trust the name. Each file that
    /// only claims to be one of these is therefore worth an alarm, even if there are many such files, unless the alarm
    /// is probably false.
    static func mayExplain(_ observation: FileObservation) -> Bool {
        guard let alarm = observation.alarm, observation.fileExtension != nil else { return false }
        if alarm.alarm.isDoubtful { return true }
        return switch alarm.alarm.claimed.category {
        case .image, .audio, .video, .font, .document, .spreadsheet, .presentation: false
        default: true
        }
    }
}

extension Convention: CustomStringConvertible {
    /// A description of the convention in one sentence.
    var description: String {
        let files = files == total ? "all \(files)" : "\(files) of \(total)"
        let place = folder.isEmpty ? "" : "\(Self.text(folder)): "
        let suffix = ".\(Self.text(fileExtension))"
        let example = Self.text(Array(example.dropFirst(folder.count)))
        return "\(place)\(files) \(suffix) files are \(found), not \(claimed), such as \(example): "
            + "\(suffix) stands for something else here"
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).printable() }
}
