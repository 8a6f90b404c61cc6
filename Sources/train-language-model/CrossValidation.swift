import Foundation
import MIMETypes

/// Judges each part of the packages with a model that was trained on the other parts.
struct CrossValidation {
    private static let parts = 4

    let corpus: TrainingCorpus
    let examples: [Example]

    func judgements() -> [Judgement] {
        let results = Results(count: Self.parts)
        DispatchQueue.concurrentPerform(iterations: Self.parts) { part in
            let learning = examples.filter { $0.isLearned && $0.fold % Self.parts != part }
            let model = PackedModel(
                Training(corpus: corpus, examples: learning).model(), labels: corpus.labels,
                factors: Calibration.uncalibrated)
            results.set(part, model.judgements(of: examples.filter { $0.fold % Self.parts == part }))
        }
        return results.joined
    }
}

/// The judgements of the parts, in the order of the parts.
private final class Results: Sendable {
    private let values: Lock<[[Judgement]]>

    init(count: Int) {
        values = Lock(Array(repeating: [], count: count))
    }

    func set(_ part: Int, _ judgements: [Judgement]) { values.withLock { $0[part] = judgements } }

    var joined: [Judgement] { values.withLock { $0.flatMap(\.self) } }
}
