/// A line of `own/forms.tsv`: the form in which all files of a type are written.
struct FormRow: LocatedRow {
    enum Form: Equatable {
        /// All files are text.
        case text
        /// No file is text.
        case binary
        /// All files are written in the syntax or the container of another type.
        case built(on: String)
    }

    let type: String
    let form: Form
    /// The document that states the form.
    let source: String
    let line: TSV.Line?

    static let columns = ["type", "form", "source"]

    init(_ line: TSV.Line) throws {
        type = line.fields[0]
        source = line.fields[2]
        self.line = line
        switch line.fields[1] {
        case "text": form = .text
        case "binary": form = .binary
        case let name where TypeName.normalized(name) == name: form = .built(on: name)
        default: throw line.error("the form must be text, binary, or a type in small letters, such as application/zip")
        }
    }
}
