import MIMEDetection
import MIMETypes

extension FileTask {
    /// Returns the observation that a check derives from the result for a file.
    func observe(_ answer: FileAnswer, _ check: CheckSettings) -> FileObservation {
        let isProgram = [.executable, .script].contains(answer.detection.type.category)
        let isCommand = isProgram && FileMode(path: answer.path)?.isExecutable == true
        guard filter.accepts(answer), let alarm = answer.alarm else {
            return FileObservation(path: answer.path, isCommand: isCommand, alarm: nil)
        }
        var text: [UInt8] = []
        format.append(answer, to: &text)
        let fingerprint = check.needsEntries ? Fingerprint.of(answer.path, size: answer.size) : nil
        let entry = check.needsEntries ? BaselineEntry(alarm, path: answer.path, fingerprint: fingerprint) : nil
        let isKnown = entry.map { check.baseline?.contains($0) ?? false } ?? false
        return FileObservation(
            path: answer.path, isCommand: isCommand,
            alarm: HeldAlarm(alarm: alarm, text: text, entry: entry, isKnown: isKnown))
    }
}
