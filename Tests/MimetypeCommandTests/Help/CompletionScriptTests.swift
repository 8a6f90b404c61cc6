import FileTesting
import Foundation
import ProcessTesting
import Testing

/// What shells make of the completion scripts.
struct CompletionScriptTests {
    private static func isInstalled(_ shell: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
    }

    private func folder() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["my file.txt": "", "star*.c": "", "it's.md": ""])
        for shell in ["bash", "zsh", "fish"] {
            try folder.file("script.\(shell)", try await Command(["--generate-completion-script", shell]).output)
        }
        // A shell that expanded 'image/*' would find this.
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("image"), withIntermediateDirectories: false)
        try folder.file("image/x.png", "")
        return folder
    }

    private func run(_ shell: String, _ arguments: [String], in folder: TemporaryFolder) async throws -> [String] {
        try await Command(arguments, in: folder.url, executable: URL(fileURLWithPath: "/usr/bin/\(shell)")).lines
    }

    @Test(
        .enabled(if: isInstalled("bash"), "bash is not installed"),
        arguments: [
            (["--files0-f"], ["--files0-from"]), (["--color", "a"], ["always", "auto"]),
            (["--color", "=", "n"], ["never"]), (["--color", "="], ["always", "auto", "never"]),
            (["-t", "im"], ["image"]), (["--files0-from", "my"], []), (["my"], []), (["-b", "st"], []),
            (["--generate-completion-script", "f"], ["fish"]),
        ])
    func bashCompletesWordsAndLeavesFilesToItself(_ words: [String], _ expected: [String]) async throws {
        let script = """
            source ./script.bash; COMP_WORDS=(mimetype "$@"); COMP_CWORD=$#; _mimetype
            printf '%s\\n' "${COMPREPLY[@]}" | sort
            """
        let found = try await run("bash", ["--norc", "-c", script, "bash"] + words, in: folder())
        #expect(found == expected)
    }

    @Test(
        .enabled(if: isInstalled("fish"), "fish is not installed"),
        arguments: [
            ("--files0-f", ["--files0-from"]), ("--color a", ["always", "auto"]), ("--color=n", ["--color=never"]),
            ("-t im", ["image"]), ("--files0-from my", ["my file.txt"]), ("my", ["my file.txt"]),
            ("star", ["star*.c"]), ("it", ["it's.md"]), ("--database i", ["image/"]),
        ])
    func fishCompletesWordsAndFiles(_ typed: String, _ expected: [String]) async throws {
        let script = "function mimetype; end; source ./script.fish; complete -C \"mimetype $argv[1]\""
        let found = try await run("fish", ["--no-config", "-c", script, "--", typed], in: folder())
        #expect(found.map { $0.split(separator: "\t").first.map(String.init) } == expected)
    }

    @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
    func zshReadsItsScript() async throws {
        let script = "autoload -U compinit; compinit -u -D; source ./script.zsh; print ${_comps[mimetype]}"
        #expect(try await run("zsh", ["-f", "-c", script], in: folder()) == ["_mimetype"])
    }
}
