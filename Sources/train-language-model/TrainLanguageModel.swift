import Foundation

/// Trains the model that distinguishes languages on labelled files, and writes it to a file.
@main
enum TrainLanguageModel {
    static let usage = """
        usage: train-language-model FOLDER --out MODEL --report REPORT [--unseen TABLE] [--validation TABLE]

        FOLDER holds the training files as LABEL/PACKAGE/FILE. The same files give the same model. --unseen writes what
        the model says about each text of the packages that it was not trained on, --validation what the models of the
        cross-validation say about each part of the other texts.
        data/training/README.md says how to fetch and label them.
        """

    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments == ["--help"] { return print(usage) }
            try run(TrainingOptions(arguments))
        } catch {
            FileHandle.standardError.write(Data("train-language-model: \(error)\n".utf8))
            exit(1)
        }
    }

    static func run(_ options: TrainingOptions) throws {
        let corpus = try TrainingCorpus(folder: URL(fileURLWithPath: options.folder))
        print("\(corpus.examples.count) texts, \(corpus.labels.count) labels")
        let learning = corpus.examples.filter { !$0.isHeldOut }
        let guesses = CrossValidation(corpus: corpus, examples: learning).judgements()
        let calibration = Calibration(guesses)
        let folds = calibration.applied(to: guesses)
        let thresholds = Thresholds(labels: corpus.labels, judgements: folds)
        print("cross-validated \(folds.count) texts")
        let model = PackedModel(
            Training(corpus: corpus, examples: learning.filter(\.isLearned)).model(), labels: corpus.labels,
            factors: calibration.factors)
        let rules = RuleReport(judgements: folds.filter { $0.part == .whole }, labels: corpus.labels)
        try write(model.text(thresholds: thresholds, disputed: rules.disputed), to: options.model)
        let unseen = model.judgements(of: corpus.examples.filter(\.isHeldOut))
        let report = TrainingReport(corpus: corpus, thresholds: thresholds, folds: folds, unseen: unseen, model: model)
        try write(report.text, to: options.report)
        if let table = options.unseen { try write(report.unseenTable, to: table) }
        if let table = options.validation { try write(report.validationTable, to: table) }
        print(report.summary)
    }

    private static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw TrainingError("\(path) can't be written")
        }
    }
}

/// The reason why training failed.
struct TrainingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
