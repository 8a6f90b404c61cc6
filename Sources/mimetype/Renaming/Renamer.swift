import MIMETypes

/// Renames files, or prints which files would be renamed.
struct Renamer {
    /// Whether renames are only printed.
    let isDryRun: Bool
    /// The path of a script that undoes the renames; nil to write none.
    let undoPath: [UInt8]?
    let pathStyle: PathStyle

    /// Renames files.
    ///
    /// - Parameters:
    ///   - renames: the renames to perform, in order.
    ///   - links: symbolic links that must not be broken.
    /// - Returns: the output to print.
    func run(_ renames: [Rename], besides links: [[UInt8]]) -> Report {
        var report = Report()
        let targets = LinkTargets(links, around: renames)
        let plan = RenamePlan(
            renames.filter { rename in
                guard let reason = targets.reasonToKeep(rename.old) else { return true }
                report.say("'\(text(rename.old))' keeps its name: \(reason)")
                return false
            })
        do throws(SystemError) {
            if !plan.possible.isEmpty { try writeUndoScript(plan.possible, OutputFile.create) }
        } catch {
            report.fail("cannot write '\(text(undoPath ?? []))': \(error); nothing is renamed")
            return report
        }
        var done: [Rename] = []
        for step in plan.steps {
            do throws(SystemError) {
                if let obstacle = step.obstacle { throw obstacle }
                if !isDryRun { try FileRenaming.rename(step.rename.old, to: step.rename.new) }
                done.append(step.rename)
                report.write(line(step.rename))
            } catch {
                let names = "'\(text(step.rename.old))' to '\(text(step.rename.new))'"
                report.fail("cannot rename \(names): \(error); it keeps its name")
            }
        }
        // The script must not undo a rename that failed.
        if done.count < plan.possible.count { try? writeUndoScript(done, OutputFile.replace) }
        return report
    }

    private func writeUndoScript(
        _ renames: [Rename], _ write: ([UInt8], [UInt8]) throws(SystemError) -> Void
    ) throws(SystemError) {
        guard let undoPath else { return }
        try write(undoPath, UndoScript(folder: try OutputFile.currentFolder(), renames: renames).text)
    }

    private func line(_ rename: Rename) -> [UInt8] {
        var line: [UInt8] = []
        pathStyle.append(rename.old, to: &line)
        line += Array(" -> ".utf8)
        pathStyle.append(rename.new, to: &line)
        return line + [0x0A]
    }

    private func text(_ path: [UInt8]) -> String {
        String(decoding: path, as: UTF8.self).printable()
    }
}
