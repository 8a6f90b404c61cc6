/// The options of the command line.
struct TrainingOptions {
    let folder: String
    let model: String
    let report: String
    /// The file to which the model's results for packages that were not used for training are written; nil for none.
    let unseen: String?
    /// The file to which the results of the cross-validation are written; nil for none.
    let validation: String?

    init(_ arguments: [String]) throws {
        var values: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let name = argument.hasPrefix("--") ? argument : "folder"
            let value = argument.hasPrefix("--") ? rest.popFirst() : argument
            guard let value, values.updateValue(value, forKey: name) == nil, Self.names.contains(name) else {
                throw TrainingError("'\(argument)' is not understood; see train-language-model --help")
            }
        }
        guard let folder = values["folder"], let model = values["--out"], let report = values["--report"] else {
            throw TrainingError("name a folder, --out and --report; see train-language-model --help")
        }
        (self.folder, self.model, self.report) = (folder, model, report)
        (unseen, validation) = (values["--unseen"], values["--validation"])
    }

    private static let names: Set = ["folder", "--out", "--report", "--unseen", "--validation"]
}
