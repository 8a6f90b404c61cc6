#if Upload
import ArgumentParser
import MIMETypes

/// An option that specifies a part of the form.
struct FormOption: Equatable {
    enum Name: String, CaseIterable {
        case form = "--form"
        case formLetter = "-F"
        case field = "--field"
        case fieldString = "--field-string"
        case formString = "--form-string"
    }

    let name: Name
    let value: String

    /// Parses the value.
    ///
    /// - Throws: a `ValidationError` that explains how to write the value.
    func argument() throws -> FormArgument {
        let argument = try read()
        if case .field = argument, !CommandLineBytes.isText(value) {
            throw ValidationError("'\(value)' is not in UTF-8; only the path of a file may be in another encoding")
        }
        return argument
    }

    private func read() throws -> FormArgument {
        switch name {
        case .form, .formLetter:
            let argument =
                FormArgument.namesFile(value) ? FormArgument(file: value) : FormArgument(field: value, isLiteral: false)
            guard let argument else {
                throw ValidationError(
                    "'\(value)' is no part of a form; write \(name.rawValue) NAME=VALUE or NAME=@PATH")
            }
            return argument
        case .field, .fieldString, .formString:
            guard let argument = FormArgument(field: value, isLiteral: true) else {
                throw ValidationError("'\(value)' is not a field; write \(name.rawValue) NAME=VALUE")
            }
            if name == .field, case .field(let field, let value) = argument, value.content.hasPrefix("@") {
                let text = value.content
                throw ValidationError(
                    "'\(field)=\(text)' would send the text '\(text)'; to send the file write \(field)=\(text) without --field, "
                        + "to send the text write --field-string")
            }
            return argument
        }
    }
}
#endif
