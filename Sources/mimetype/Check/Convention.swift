import MIMEDetection
import MIMETypes

/// The use of an extension in a folder for another type than usual, such as `.go` for ELF objects.
struct Convention: Sendable, Equatable {
    /// The folder's path with a slash at the end; empty if the convention holds for the whole run.
    let folder: [UInt8]
    let fileExtension: [UInt8]
    /// The type that the extension represents elsewhere.
    let claimed: MIMEType
    /// The type of the files with the extension here.
    let found: MIMEType
    /// The number of files with the extension that have this type.
    let files: Int
    /// The number of files in the folder and below that have the extension.
    let total: Int
    /// The path of the first file that follows the convention.
    let example: [UInt8]

    /// Returns whether this many files with an extension make a convention: all of at least 3, or nine in ten of at
    /// least 10.
    static func isOne(files: Int, of total: Int) -> Bool {
        files >= 3 && files == total || files >= 10 && files * 10 >= total * 9
    }

    /// Returns whether a convention may explain an alarm, if there are other files like it.
    ///
    /// Images, audio, video, fonts and documents are opened by people and programs that trust the name. So each file
    /// that only claims to be one of these is worth an alarm, however many there are.
    static func mayExplain(_ observation: FileObservation) -> Bool {
        guard let alarm = observation.alarm, observation.fileExtension != nil else { return false }
        return switch alarm.alarm.claimed.category {
        case .image, .audio, .video, .font, .document, .spreadsheet, .presentation: false
        default: true
        }
    }
}

extension Convention: CustomStringConvertible {
    /// A description in one sentence.
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
