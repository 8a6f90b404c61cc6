import Foundation

/// Trains the model that tells languages apart from labelled files, and writes it down.
@main
enum TrainLanguageModel {
    static let usage = """
        usage: train-language-model FOLDER --out MODEL --report REPORT

        FOLDER holds the training files as LABEL/PACKAGE/FILE. The same files give the same model.
        data/training/README.md says how to fetch and label them.
        """

    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("train-language-model: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        guard arguments != ["--help"] else { return print(usage) }
        guard arguments.count == 5, arguments[1] == "--out", arguments[3] == "--report" else {
            throw TrainingError("name a folder, --out and --report; see train-language-model --help")
        }
        let corpus = try TrainingCorpus(folder: URL(fileURLWithPath: arguments[0]))
        print("\(corpus.examples.count) texts, \(corpus.labels.count) labels")
        let learning = corpus.examples.filter { !$0.isHeldOut }
        let folds = CrossValidation(corpus: corpus, examples: learning).judgements()
        let thresholds = Thresholds(labels: corpus.labels, judgements: folds)
        print("cross-validated \(folds.count) texts")
        let model = PackedModel(Training(corpus: corpus, examples: learning).model(), labels: corpus.labels)
        try Data(model.text(thresholds: thresholds.values).utf8).write(to: URL(fileURLWithPath: arguments[2]))
        let unseen = model.judgements(of: corpus.examples.filter { $0.isHeldOut && !$0.isPart })
        let report = TrainingReport(corpus: corpus, thresholds: thresholds, folds: folds, unseen: unseen, model: model)
        try Data(report.text.utf8).write(to: URL(fileURLWithPath: arguments[4]))
        print(report.summary)
    }
}

/// What makes training impossible.
struct TrainingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
