import MIMETypes

/// Recognises scripts by the interpreter that they name in their first line.
///
/// https://www.gnu.org/software/libc/manual/html_node/Executing-a-File.html
enum ShebangSniffer: TextSniffer {
    static let tier = Evidence.Tier.signature

    static func candidate(_ text: TextSample) -> Candidate? {
        guard let interpreter = interpreter(text), let type = type(of: interpreter) else { return nil }
        if isShell(interpreter) {
            if let (interpreter, type) = replacement(text.bytes) {
                return candidate(type, "interpreter #, which the shell starts", interpreter, text)
            }
            // The shell passes the text below to another program.
            if let mode = ModelineSniffer.type(text.start), mode.type != type {
                return candidate(mode.type, mode.detail, text)
            }
        }
        return candidate(type, "interpreter #", interpreter.string, text)
    }

    private static func isShell(_ interpreter: UnsafeRawBufferPointer) -> Bool {
        let name = name(interpreter)
        return shells.contains { name.equals($0) }
    }

    private static let shells: [StaticString] = ["sh", "bash", "dash", "ash", "ksh", "mksh", "pdksh", "zsh", "busybox"]

    /// The name without its version, as in lua5.4 or perl5.36.0.
    private static func name(_ interpreter: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(
            rebasing: interpreter.prefix { !ByteClass.isDigit($0) && $0 != UInt8(ascii: ".") })
    }

    /// Returns the program to which the shell passes the whole script in one of its first lines, as in `exec tclsh "$0"
    /// "$@"`.
    ///
    /// https://wiki.tcl-lang.org/page/exec+magic
    private static func replacement(_ bytes: UnsafeRawBufferPointer) -> (String, MIMEType)? {
        var cursor = ByteCursor(bytes)
        var continuesComment = false
        for _ in 0..<32 where !cursor.isAtEnd {
            var line = ByteCursor(cursor.takeLine())
            if let quoted = quotedCommand(line) { return quoted }
            let isInComment = continuesComment
            continuesComment = line.isContinuedComment
            guard line.skip(behind: "exec ") else { continue }
            let program = nextProgram(&line)
            // A Java archive that follows is no source text for Java.
            if program.elementsEqual("java".utf8), line.starts(with: " -jar") { continue }
            guard !isShell(program), isInComment || line.hasOwnName(),
                let type = type(of: program) ?? typeOfShell(program, isInComment: isInComment)
            else { continue }
            return (program.string, type)
        }
        return nil
    }

    /// Returns Tcl if a program is a Tcl shell with an extension compiled in, such as `wapptclsh`.
    ///
    /// Only in Tcl does a backslash at the end of a comment line continue the comment, so only the shell runs the next
    /// line.
    private static func typeOfShell(_ program: UnsafeRawBufferPointer, isInComment: Bool) -> MIMEType? {
        let name = name(program)
        let isTcl = isInComment || name.has("tclsh", at: name.count - 5) || name.has("wish", at: name.count - 4)
        return isTcl ? type(of: "tclsh") : nil
    }

    /// Recognises Python or Perl if a shell command is in one of their strings, or Rust if it is in a comment.
    ///
    /// Installers write such scripts, since the path of an interpreter may be too long for the first line.
    /// https://perldoc.perl.org/perlrun#-S
    private static func quotedCommand(_ line: ByteCursor) -> (String, MIMEType)? {
        guard let idiom = idioms.first(where: { line.starts(with: $0.start) }) else { return nil }
        return type(of: idiom.interpreter).map { (idiom.interpreter.description, $0) }
    }

    private static let idioms: [(start: StaticString, interpreter: StaticString)] = [
        ("'''exec' ", "python"), ("\"\"\"exec\" ", "python"), ("''':'", "python"),
        ("eval 'exec ${PERL", "perl"), ("eval '(exit $?0)' && eval 'exec perl ", "perl"),
        // A Rust attribute, which is a comment to the shell.
        ("#![", "rust-script"),
    ]

    /// Returns the last component of the interpreter's path, or the program that `env` starts.
    private static func interpreter(_ text: TextSample) -> UnsafeRawBufferPointer? {
        var cursor = text.start
        guard cursor.consume("#!") else { return nil }
        var line = ByteCursor(cursor.takeLine())
        let program = nextProgram(&line)
        if program.equals("sh") { return patchRunner(&line) ?? program }
        return program.isEmpty ? nil : program
    }

    /// Returns the script that the shell runs to read this file, if it is known to apply patches: some patches state
    /// how they are applied.
    private static func patchRunner(_ line: inout ByteCursor) -> UnsafeRawBufferPointer? {
        let script = lastComponent(nextWord(&line))
        return script.equals("dpatch-run") ? script : nil
    }

    private static func nextProgram(_ line: inout ByteCursor) -> UnsafeRawBufferPointer {
        var program = lastComponent(nextWord(&line))
        guard program.equals("env") else { return program }
        // Skips options, and variables that are set for the program.
        repeat {
            program = nextWord(&line)
        } while program.first == UInt8(ascii: "-") || program.contains(UInt8(ascii: "="))
        return lastComponent(program)
    }

    private static func nextWord(_ line: inout ByteCursor) -> UnsafeRawBufferPointer {
        line.skipWhitespace()
        return line.take { $0 > 0x20 }
    }

    private static func lastComponent(_ path: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return UnsafeRawBufferPointer(rebasing: path[start...])
    }

    private static func type(of interpreter: StaticString) -> MIMEType? {
        type(of: UnsafeRawBufferPointer(ConstantText(interpreter).bytes))
    }

    private static func type(of interpreter: UnsafeRawBufferPointer) -> MIMEType? {
        if interpreter.has("python2", at: 0) || interpreter.has("pypy2", at: 0) {
            return MIMEType(constant: "text/x-python2")
        }
        if interpreter.has("python3", at: 0) || interpreter.has("pypy3", at: 0) {
            return MIMEType(constant: "text/x-python3")
        }
        let name = name(interpreter).bindMemory(to: UInt8.self)
        return PackedLanguageWords.type(ofInterpreter: name).map(PackedTypes.type)
    }
}

extension ByteCursor {
    /// Whether a line is a comment that ends with a backslash.
    fileprivate var isContinuedComment: Bool {
        peek() == UInt8(ascii: "#") && rest(remaining).last == UInt8(ascii: "\\")
    }

    /// Checks whether one of the remaining words is the script's own name.
    fileprivate mutating func hasOwnName() -> Bool {
        while !isAtEnd {
            skipWhitespace()
            let word = take { $0 > 0x20 }
            if ["\"$0\"", "$0", "\"${0}\""].contains(where: { word.elementsEqual($0.utf8) }) { return true }
        }
        return false
    }
}
