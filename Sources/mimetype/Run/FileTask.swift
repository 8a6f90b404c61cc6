import MIMETypes

/// Detects the type of a file, filters the result, and then prints the result, counts it, or renames the file.
struct FileTask: Sendable {
    let answerer: Answerer
    let filter: TypeFilter
    let format: any AnswerFormat
    /// Whether results are counted instead of printed.
    let summarizes: Bool
    /// Whether the explanation is also written to standard error.
    let debugs: Bool
    /// The settings of a check; nil unless only alarms are printed.
    let check: CheckSettings?
    /// Whether files whose names contradict their content are to be renamed.
    let fixesExtensions: Bool
    /// Whether files that no longer exist are skipped.
    ///
    /// They are skipped in watched folders, because programs write a file under one name and then rename it.
    var passesOverMissing = false

    /// Runs the task on a file.
    ///
    /// If the file can't be read, the error is reported, and the run continues.
    private func run(_ location: FileLocation, _ report: inout Report) {
        report.countFile()
        do throws(ResourceError) {
            var answer = try answerer.answer(location)
            judge(&answer)
            present(answer, &report)
        } catch {
            if passesOverMissing, error.code == .notFound { return }
            fail(error, location.path, &report)
        }
    }

    /// Runs the task on all paths of a batch.
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

    /// Reports a file that can't be read; the report is also part of the results if the format can express it.
    private func fail(_ error: ResourceError, _ path: [UInt8]?, _ report: inout Report) {
        if let path, format.answersFailures, !summarizes {
            return report.print(separator: format.separator) { format.append(error, path: path, to: &$0) }
        }
        report.fail("\(error)")
        guard let path, !summarizes, !fixesExtensions else { return }
        report.print(separator: format.separator) { format.append(error, path: path, to: &$0) }
    }

    /// Adds to an answer the reason why `--strict` refuses the file, and what the rules of a check state about it.
    func judge(_ answer: inout FileAnswer) {
        answer.refusal = filter.refusal(of: answer)
        if let check { answer.minConfidence = check.minConfidence }
        if let rules = check?.rules { answer.verdict = rules.verdict(on: answer.path, answer.detection.type) }
    }

    /// Prints or counts a result, or records the rename of the file.
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

    /// Records the name that a file should have, or reports why the file keeps a name that contradicts its content.
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
