import MIMEDetection
import MIMETypes

/// The settings of `--check`.
struct CheckSettings: Sendable {
    /// Whether conventions that are found in a folder tree explain alarms.
    let learnsConventions: Bool
    /// The minimum confidence at which a conflict is an alarm.
    let minConfidence: Double
    /// The types that the project expects its files to have; nil if there are no rules.
    let rules: CheckRules?
    /// The known alarms; nil if there is no baseline.
    let baseline: Baseline?
    /// Whether alarms are written to a new baseline instead of being printed.
    let writesBaseline: Bool

    /// Whether alarms are compared with a baseline, or written to one.
    var needsEntries: Bool { baseline != nil || writesBaseline }
}

extension CheckSettings {
    /// Reads the files that the options specify; nil without `--check`.
    init?(_ options: CommandOptions) throws(CommandLineError) {
        guard let scope = options.check else { return nil }
        learnsConventions = scope != .all
        minConfidence = scope.minConfidence
        rules = try options.rules.map { path throws(CommandLineError) in
            let bytes = try Self.read(path, "rules")
            do throws(CheckRules.Failure) {
                return try CheckRules(bytes, folder: (try? OutputFile.currentFolder()) ?? [])
            } catch {
                throw .badFile(
                    "line \(error.line) of '\(path.printable())', '\(error.text.printable())', is no rule such as '*.bin = any' or '*.png = image/png'"
                )
            }
        }
        baseline = try options.baseline.map { path throws(CommandLineError) in
            guard let baseline = Baseline(try Self.read(path, "baseline")) else {
                throw .badFile("'\(path.printable())' is not a baseline; write one with --write-baseline")
            }
            return baseline
        }
        writesBaseline = options.newBaseline != nil
    }

    /// The maximum length, in bytes, of a baseline or a file of rules.
    private static let sizeLimit = 64 << 20

    private static func read(_ path: String, _ kind: String) throws(CommandLineError) -> [UInt8] {
        do {
            guard let reader = try DescriptorReader.openRegularFile(CommandLineBytes.decode(path)) else {
                throw CommandLineError.badFile("'\(path.printable())' is not a file of \(kind)")
            }
            let (bytes, isComplete) = try reader.readPrefix(sizeLimit)
            guard isComplete else {
                throw CommandLineError.badFile("'\(path.printable())' is larger than 64 MiB")
            }
            return bytes
        } catch let error as CommandLineError {
            throw error
        } catch {
            throw .badFile("\(error)")
        }
    }
}
