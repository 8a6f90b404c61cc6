import FileTesting
import Foundation
import Testing

/// What limits, signals and closed pipes do to a run.
@Suite(.timeLimit(.minutes(10)))
struct SignalTests {
    private static func makeFolder(files count: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for number in 0..<count {
            try Data("words \(number)\n".utf8).write(to: folder.url.appendingPathComponent("\(number).txt"))
        }
        return folder
    }

    #if os(Linux)
    @Test func manyThreadsFitIntoALimitedAddressSpace() async throws {
        let folder = try Self.makeFolder(files: 600)
        let run = try await Command.shell("ulimit -v 700000; \"$0\" -j256 -r -b .", in: folder)
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(run.lines == [String](repeating: "text/plain", count: 600))
    }
    #endif

    @Test func readerThatLeavesEndsTheRun() async throws {
        let folder = try Self.makeFolder(files: 2000)
        let script = "{ \"$0\" -r --jsonl .; echo $? > status; } 2> errors | head -n 1 | wc -l; cat status errors"
        let run = try await Command.shell(script, in: folder)
        #expect(run.lines.first?.trimmingCharacters(in: .whitespaces) == "1")
        let status = try #require(run.lines.dropFirst().first.flatMap { Int($0) })
        #expect(status != 0)
        #expect(run.lines.count <= 3)
    }

    @Test func interruptionPrintsWhatWasCounted() async throws {
        let folder = try Self.makeFolder(files: 3)
        let script = """
            mkfifo names; exec 3<> names; printf '0.txt\\n1.txt\\n' >&3
            timeout --preserve-status -s INT 1 "$0" -j1 --summary -f names 3<&-
            """
        let run = try await Command.shell(script, in: folder)
        #expect(run.lines == ["2\t16\ttext/plain"])
        #expect(run.errors == "mimetype: interrupted; the counts are of the files read so far\n")
        #expect(run.status == 130)
    }

    @Test(arguments: [("INT", 130), ("TERM", 143)])
    func signalEndsARunThatWaits(_ signal: String, _ status: Int32) async throws {
        let folder = try TemporaryFolder()
        let script = "mkfifo names; exec 3<> names; timeout --preserve-status -s \(signal) 1 \"$0\" -f names 3<&-"
        let run = try await Command.shell(script, in: folder)
        #expect(run.status == status)
        #expect(run.output.isEmpty)
    }
}
