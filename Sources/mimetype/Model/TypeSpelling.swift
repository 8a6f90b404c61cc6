import MIMEDetection
import MIMETypes

/// The names under which types are printed.
enum TypeSpelling: String, CaseIterable, Sendable {
    /// The canonical names of the types.
    case canonical
    /// The names that libmagic prints, so that scripts written for `file` keep working.
    case libmagic

    /// Returns the name of a file's type.
    func name(of answer: FileAnswer) -> String {
        let type = answer.detection.type
        if self == .libmagic, answer.isPositionIndependentProgram, type.essence == "application/x-executable" {
            return "application/x-pie-executable"
        }
        return name(of: type)
    }

    /// Returns the name of a type.
    func name(of type: MIMEType) -> String {
        let name = type.essence
        return self == .libmagic ? LibmagicNames.byType[name] ?? name : name
    }
}
