import MIMETypes

/// Detects a file, filters it, and prints, counts or renames it.
struct FileTask: Sendable {
    let answerer: Answerer
    let filter: TypeFilter
    let format: any AnswerFormat
    /// Whether answers are counted instead of printed.
    let summarizes: Bool
    /// Whether the explanation goes to standard error as well.
    let debugs: Bool
    /// How files are checked; nil unless only alarms are printed.
    let check: CheckSettings?
    /// Whether files whose names contradict their content are to be renamed.
    let fixesExtensions: Bool
    /// Whether files that are gone again are passed over, as in folders that are watched: programs write under one name
    /// and move to another.
    var passesOverMissing = false

    /// Does it; what can't be read is reported, and the run goes on.
    private func run(_ location: FileLocation, _ report: inout Report) {
        report.countFile()
        do throws(ResourceError) {
            present(judged(try answerer.answer(location)), &report)
        } catch {
            if passesOverMissing, error.code == .notFound { return }
            fail(error, location.path, &report)
        }
    }

    /// Does this for all paths of a batch.
    func run(_ batch: PathBatch) -> Report {
        var report = Report()
        var folders = FolderCache()
        for path in batch.paths {
            switch path {
            case .file(let path): run(folders.location(path), &report)
            case .entry(let path, let isRegular, let folder):
                run(FileLocation(path: path, folder: folder, isListedAsRegular: isRegular), &report)
            case .failure(let error, let path): fail(error, path, &report)
            }
        }
        return report
    }

    /// Reports a file that can't be read, also among the answers if their layout has room for it.
    private func fail(_ error: ResourceError, _ path: [UInt8]?, _ report: inout Report) {
        if let path, format.answersFailures, !summarizes {
            return report.print(separator: format.separator) { format.append(error, path: path, to: &$0) }
        }
        report.fail("\(error)")
        guard let path, !summarizes, !fixesExtensions else { return }
        report.print(separator: format.separator) { format.append(error, path: path, to: &$0) }
    }

    /// The answer with the reason why the expected types refuse it, and with what the rules say about it.
    func judged(_ answer: consuming FileAnswer) -> FileAnswer {
        answer.refusal = filter.refusal(of: answer)
        if let check { answer.minConfidence = check.minConfidence }
        if let rules = check?.rules { answer.verdict = rules.verdict(on: answer.path, answer.detection.type) }
        return answer
    }

    /// Prints, counts or renames.
    func present(_ answer: FileAnswer, _ report: inout Report) {
        if debugs { report.say(Self.debugText(answer)) }
        let mode = fixesExtensions ? FileMode(path: answer.path) : nil
        if let mode, mode.isLink { report.addLink(answer.path) }
        if let check, !summarizes { return report.add(observe(answer, check)) }
        guard filter.accepts(answer) else { return }
        report.accept()
        if fixesExtensions { return advise(answer, mode, &report) }
        if summarizes { return report.count(answer) }
        report.print(separator: format.separator) { output in
            format.append(answer, to: &output)
            return true
        }
    }

    /// Notes the name that a file should have, or says why it keeps a contradicted one.
    private func advise(_ answer: FileAnswer, _ mode: FileMode?, _ report: inout Report) {
        switch ExtensionAdvice(answer, mode: mode) {
        case .keep: break
        case .rename(let rename): report.add(rename)
        case .refuse(let reason):
            let name = String(decoding: answer.path, as: UTF8.self).printable()
            report.say("'\(name)' keeps its name: \(reason)")
        }
    }

    private static func debugText(_ answer: FileAnswer) -> String {
        var text: [UInt8] = []
        PathStyle(isHarmless: true).append(answer.path, to: &text)
        text.append(": \(answer.detection.type)\n")
        Explanation(answer.detection).append(to: &text, Palette(isOn: false))
        return String(decoding: text.dropLast(), as: UTF8.self)
    }
}
