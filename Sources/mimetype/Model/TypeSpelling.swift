import MIMEDetection
import MIMETypes

/// In whose words types are printed.
enum TypeSpelling: String, CaseIterable, Sendable {
    /// The canonical names of the registry.
    case canonical
    /// Those that libmagic prints, so that scripts written for `file` keep working.
    case libmagic

    /// The type of a file.
    func name(of answer: FileAnswer) -> String {
        let type = answer.detection.type
        if self == .libmagic, answer.isPositionIndependentProgram, type.essence == "application/x-executable" {
            return "application/x-pie-executable"
        }
        return name(of: type)
    }

    /// The name of a type.
    func name(of type: MIMEType) -> String {
        let name = type.essence
        return self == .libmagic ? LibmagicNames.byType[name] ?? name : name
    }
}
