import FileTesting
import Foundation
import ProcessTesting
import Testing

/// Lists of names: files, pipes and standard input.
struct NameListTests {
    @Test func fileOnStandardInputIsReadForTheWidthAndThenForTheNames() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "longer.txt": "words\n", "list": "a.md\nlonger.txt\n"])
        let run = try await Command.shell("exec \"$0\" -f - < list", in: folder)
        #expect(run.lines == ["a.md:       text/markdown", "longer.txt: text/plain"])
        // What was read before it is no part of the list.
        let rest = try await Command.shell("{ read -r first; exec \"$0\" -f -; } < list", in: folder)
        #expect(rest.lines == ["longer.txt: text/plain"])
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["1", "4"])
    func answersDoNotWaitForTheNextName(_ jobs: String) async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "b.txt": "words\n"])
        let answers = try await outsideThePool {
            let (input, output) = (Pipe(), Pipe())
            let process = Process()
            process.executableURL = Command.executable
            process.arguments = ["-j", jobs, "-f", "-"]
            process.currentDirectoryURL = folder.url
            (process.standardInput, process.standardOutput) = (input, output)
            try process.run()
            var answers: [String] = []
            for name in ["a.md", "b.txt", "a.md"] {
                try input.fileHandleForWriting.write(contentsOf: Data("\(name)\n".utf8))
                answers.append(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self))
            }
            try input.fileHandleForWriting.close()
            process.waitUntilExit()
            return answers
        }
        #expect(answers == ["a.md: text/markdown\n", "b.txt: text/plain\n", "a.md: text/markdown\n"])
    }

    @Test func unreadableListIsReportedOnceAndTheRestIsAnswered() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "list": "a.md\0"])
        let lists = ["--files0-from", "absent", "--files0-from", "list", "--files0-from", "."]
        let run = try await Command(lists + ["a.md"], in: folder.url)
        #expect(run.lines == ["a.md: text/markdown", "a.md: text/markdown"])
        #expect(run.errors.split(separator: "\n").count == 2)
        #expect(run.errors.contains("cannot read 'absent'") && run.errors.contains("cannot read '.'"))
        #expect(run.status == 1)
    }

    @Test func moreThreadsThanFilesAnswerInOrder() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "b.txt": "words\n"])
        let names = (0..<5000).map { $0 % 3 == 0 ? "a.md\0" : "b.txt\0" }.joined()
        let one = try await Command(["-j1", "--files0-from", "-"], input: Array(names.utf8), in: folder.url)
        let many = try await Command(["-j256", "--files0-from", "-"], input: Array(names.utf8), in: folder.url)
        #expect(one.lines.count == 5000)
        #expect(one.output == many.output)
    }
}
