import FileTesting
import ProcessTesting
import Testing

/// The grammar of the command line, which is that of Perl's `mimetype`.
struct ArgumentTests {
    @Test(arguments: [
        ([], 4, "no file named"), (["-"], 4, "no file named; --stdin reads standard input"),
        (["--"], 4, "no file named"),
        (["--bogus", "x"], 1, "unrecognized option '--bogus'"), (["-bc", "x"], 1, "unrecognized option 'c'"),
        (["-B", "x"], 1, "unrecognized option 'B'; did you mean -b?"),
        (["-h.txt"], 1, "unrecognized option '.'; did you mean ./-h.txt?"),
        (["-brief", "x"], 1, "unrecognized option 'e'; did you mean --brief?"),
        (["--brie", "x"], 1, "unrecognized option '--brie'; did you mean --brief?"),
        (["-F"], 2, "option '-F' requires an argument"),
        (["--separator"], 2, "option '--separator' requires an argument"),
        (["--brief=yes", "x"], 2, "option '--brief' takes no value"),
        (["-M", "--name-only", "x"], 2, "--magic-only and --name-only leave nothing to look at"),
        (["-j", "0", "x"], 2, "'0' is not a value of --jobs: give a number from 1 to 256"),
        (["--json", "--paths", "x"], 2, "--json and --paths can't be used together"),
        (
            ["-t", "image/p*", "x"], 2,
            "'image/p*' is not a value of --type: give a type such as image/png, a range such as image/* or text, or an extension such as pdf"
        ),
        (["--stdin", "--name-only"], 2, "--stdin has no name that --name-only could look at"),
        (["-f", "-", "--stdin"], 2, "standard input can be read only once"),
        (["--fix-extension", "--jsonl", "x"], 2, "--jsonl and --fix-extension can't be used together"),
        (["--dry-run", "x"], 2, "--dry-run needs --fix-extension"),
        (
            ["--system-database", "--database=/nonexistent", "x"], 2,
            "--system-database adds to the built-in types, which --database leaves out"
        ),
        (
            ["--system-database", "--strict", "--expect=image", "x"], 2,
            "--system-database adds to the built-in types, which --strict uses alone"
        ),
        (["--database", "/nonexistent", "x"], 2, "there is no shared-mime-info database in '/nonexistent'"),
    ])
    func wrongCommandLineIsOneLine(_ arguments: [String], _ status: Int32, _ message: String) async throws {
        let run = try await Command(arguments)
        #expect(run.errors == "mimetype: \(message.contains("; ") ? message : "\(message); see mimetype --help")\n")
        #expect(run.output.isEmpty)
        #expect(run.status == status)
    }

    /// What a name may stand for must not rename or write files.
    @Test(arguments: [
        ["a.md", "--fix-extension"], ["a.md", "--check", "--write-baseline", "x"],
        ["--name-only", "a.md", "-t", "text"],
        ["--name-only", "a.md", "-b"], ["--fix-extension", "a.md", "--undo=x"],
    ])
    func optionThatMayBeANameComesFirst(_ arguments: [String]) async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        let run = try await Command(arguments, in: folder.url)
        let late = arguments.drop { $0 != "a.md" }.filter { $0.hasPrefix("-") && $0 != "--check" }
        let option = try #require(late.first)
        #expect(run.output.isEmpty)
        #expect(
            run.errors
                == "mimetype: option '\(option)' after a file; this one comes before files, and names that look like options after --\n"
        )
        #expect(run.status == 2)
    }

    @Test func optionsMayFollowFiles() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "b.json": "[1]\n"])
        let run = { (arguments: String...) in try await Command(arguments, in: folder.url) }
        #expect(try await run("a.md", "-b").lines == ["text/markdown"])
        #expect(try await run("a.md", "-t", "text/markdown", "b.json", "-Nj1").lines == ["a.md: text/markdown"])
        #expect(try await run("a.md", "-0", "b.json").output == Array("a.md\0b.json\0".utf8))
        #expect(try await run("a.md", "--", "-b").errors.contains("cannot read '-b'"))
        #expect(try await run("a.md", "--no-such-option").status == 1)
        #expect(
            try await run("a.md", "-F").errors == "mimetype: option '-F' requires an argument; see mimetype --help\n")
    }

    @Test func namesOfFilesAreNoOptionsAfterAFile() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n", "--brief": "words\n", "-": "words\n", "-0": "words\n"])
        #expect(
            try await Command(["a.md", "--brief", "-", "-0"], in: folder.url).lines
                == ["a.md:    text/markdown", "--brief: text/plain", "-:       text/plain", "-0:      text/plain"])
        #expect(try await Command(["-b", "--", "--brief"], in: folder.url).lines == ["text/plain"])
        // What is no option is the name of a file, and after -- everything is.
        let missing = try await Command(["a.md", "-report.txt"], in: folder.url)
        #expect(missing.lines == ["a.md:        text/markdown"])
        #expect(missing.status == 1)
        #expect(try await Command(["--", "a.md", "-t"], in: folder.url).lines == ["a.md:  text/markdown"])
        #expect(try await Command(["-b", "--name-only", "a.md", "-x.png"]).lines == ["text/markdown", "image/png"])
    }

    @Test func lettersBundleAndTakeTheNextArgument() async throws {
        let folder = try TemporaryFolder(["a.md": "# A\n"])
        #expect(try await Command(["-NF", " =", "a.md"], in: folder.url).lines == ["a.md = text/markdown"])
        #expect(try await Command(["-bd", "a.md"], in: folder.url).lines == ["Markdown text"])
        #expect(try await Command(["--separator=;", "-N", "a.md"], in: folder.url).lines == ["a.md; text/markdown"])
        #expect(try await Command(["-bj1", "a.md"], in: folder.url).lines == ["text/markdown"])
        #expect(try await Command(["-bttext", "a.md"], in: folder.url).lines == ["text/markdown"])
        // A value that is given twice is joined.
        #expect(
            try await Command(["-N", "-F", "a", "-F", "b", "a.md"], in: folder.url).lines == ["a.mda b text/markdown"])
    }

    @Test func fileCompatibleModeTakesADashForStandardInput() async throws {
        let run = try await Command(["--file-compat", "-"], input: Array("words\n".utf8))
        #expect(run.lines == ["/dev/stdin: plain text"])
        let empty = try await Command(["--file-compat", "--mime-type", "-"])
        #expect(empty.lines == ["/dev/stdin: application/x-zerosize"])
    }

    @Test func manualAddsDetailsToOptionsThatExist() async throws {
        let manual = String(decoding: try await Command(["--generate-manual"]).output, as: UTF8.self)
        for words in ["The last rule that matches a file applies.", ".Sh EXAMPLES", ".Dl mimetype photo.jpg notes.md"] {
            #expect(manual.contains(words))
        }
        // A folder at the end of a command stays a separate word.
        #expect(manual.contains("\\-\\-check \\&.\n"))
    }

    @Test func helpManualAndCompletionsNameEveryOption() async throws {
        let help = try await Command(["--help"])
        #expect(help.lines.first == "Detect the media type of files by name and content.")
        #expect(help.status == 0)
        #expect(help.lines.allSatisfy { $0.count <= 80 })
        #expect(help.lines.count <= 100, "the manual page has the details")
        let manual = String(decoding: try await Command(["--generate-manual"]).output, as: UTF8.self)
        for option in ["--brief", "--fix-extension", "--output-format"] {
            #expect(help.lines.contains { $0.contains(option) })
            #expect(
                manual.contains(".It Fl Fl \(option.dropFirst(2))") || manual.contains("Fl Fl \(option.dropFirst(2))"))
        }
        for shell in ["bash", "zsh", "fish"] {
            let script = try await Command(["--generate-completion-script", shell])
            #expect(String(decoding: script.output, as: UTF8.self).contains("files0-from"))
            #expect(script.status == 0)
        }
        #expect(try await Command(["-v"]).lines.first == "mimetype 0.2.0")
    }
}
