import MIMEDetection
import MIMETypes

/// A folder that uses an extension for something else than everybody, such as one with ELF objects named `.go`.
struct Convention: Sendable, Equatable {
    /// The folder with its slash; empty if the whole run does so.
    let folder: [UInt8]
    let fileExtension: [UInt8]
    /// What the extension represents elsewhere.
    let claimed: MIMEType
    /// What its files are here.
    let found: MIMEType
    /// How many files are.
    let files: Int
    /// How many files in the folder and below have the extension.
    let total: Int
    /// The first of them.
    let example: [UInt8]

    /// Whether this many files of an extension make it a convention: all of at least 3, or nine in ten of at least 10.
    static func isOne(files: Int, of total: Int) -> Bool {
        files >= 3 && files == total || files >= 10 && files * 10 >= total * 9
    }

    /// Whether a convention may explain an alarm, should other files be like it.
    ///
    /// Images, audio, video, fonts and documents are opened by people and programs that trust the name. Each file
    /// among them that is something else is worth an alarm, however many there are.
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
