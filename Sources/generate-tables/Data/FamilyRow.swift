/// A line of `own/families.tsv`: a language whose texts may look like those of others.
struct FamilyRow {
    enum Role: String {
        /// Texts of it may look like those of all others of the family.
        case member
        /// Texts of the members may look like those of it, but not the other way round: pages contain scripts.
        case guest
        /// It is a label without a type that represents texts of the type that the row has instead of a family.
        case label
        /// Texts of it may look like those of any language, since they are for making others.
        case template
    }

    let family: String
    /// A label of the model, or a type that none of its labels represents.
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
