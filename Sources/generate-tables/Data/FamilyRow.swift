/// A line of `own/families.tsv`: a language whose texts may look like texts of other languages.
struct FamilyRow {
    enum Role: String {
        /// Texts of this language may look like those of all other members of the family.
        case member
        /// Texts of the members may look like those of this language, but not the other way round; web pages contain
        /// scripts, for example.
        case guest
        /// The row is about a label without a type; the column `family` contains the type of the label's texts.
        case label
        /// Texts of this language may look like any language, since they are templates for other texts.
        case template
    }

    let family: String
    /// A label of the model, or a type that has no label.
    let language: String
    let role: Role
    let line: TSV.Line

    static let columns = ["family", "language", "role"]

    init(_ line: TSV.Line) throws {
        guard let role = Role(rawValue: line.fields[2]) else {
            throw line.error("the role must be member, guest, label or template")
        }
        family = line.fields[0]
        language = line.fields[1]
        self.role = role
        self.line = line
    }
}
