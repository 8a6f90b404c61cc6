import MIMETypes

/// The interpreter that a script names in its first line.
///
/// https://www.gnu.org/software/libc/manual/html_node/Executing-a-File.html
enum Shebang {
    /// The type of scripts for the named interpreter; nil without a first line that names a known one.
    static func type(_ bytes: UnsafeRawBufferPointer) -> (type: MIMEType, detail: String)? {
        guard let interpreter = interpreter(bytes), let type = type(of: interpreter) else { return nil }
        return (MIMEType(constant: type), "interpreter \(interpreter)")
    }

    /// The last component of the interpreter's path, or the program that `env` starts.
    private static func interpreter(_ bytes: UnsafeRawBufferPointer) -> String? {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        guard cursor.consume("#!") else { return nil }
        var line = ByteCursor(cursor.takeLine())
        var program = lastComponent(nextWord(&line))
        guard program.elementsEqual("env".utf8) else { return program.isEmpty ? nil : program.string }
        // Options, and variables that are set for the program.
        repeat {
            program = nextWord(&line)
        } while program.first == UInt8(ascii: "-") || program.contains(UInt8(ascii: "="))
        return program.isEmpty ? nil : lastComponent(program).string
    }

    private static func nextWord(_ line: inout ByteCursor) -> UnsafeRawBufferPointer {
        line.skipWhitespace()
        return line.take { $0 > 0x20 }
    }

    private static func lastComponent(_ path: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return UnsafeRawBufferPointer(rebasing: path[start...])
    }

    private static func type(of interpreter: String) -> StaticString? {
        if interpreter.hasPrefix("python2") || interpreter.hasPrefix("pypy2") { return "text/x-python2" }
        if interpreter.hasPrefix("python3") || interpreter.hasPrefix("pypy3") { return "text/x-python3" }
        // A version behind the name, as in lua5.4 or perl5.36.0.
        let name = interpreter.prefix { !$0.isNumber && $0 != "." }
        return switch name {
        case "sh", "bash", "dash", "ash", "ksh", "mksh", "pdksh", "zsh", "busybox": "text/x-shellscript"
        case "csh", "tcsh": "application/x-csh"
        case "fish": "application/x-fishscript"
        case "nu": "application/x-nuscript"
        case "perl": "application/x-perl"
        case "python", "pypy", "ipython", "uv": "text/x-python"
        case "ruby", "jruby", "macruby", "rbx": "application/x-ruby"
        case "node", "nodejs", "js", "gjs", "qjs", "rhino": "text/javascript"
        case "deno", "bun", "ts-node", "tsx": "application/typescript"
        case "php": "application/x-php"
        case "lua", "luajit", "texlua": "text/x-lua"
        case "awk", "mawk": "text/x-awk"
        case "gawk": "text/x-gawk"
        case "nawk": "text/x-nawk"
        case "sed": "text/x-sed"
        case "tclsh", "tcl", "wish", "jimsh": "text/x-tcl"
        case "expect": "text/x-expect"
        case "make", "gmake": "text/x-makefile"
        case "groovy": "text/x-groovy"
        case "scala": "text/x-scala"
        case "kotlin": "text/x-kotlin"
        case "swift": "text/x-swift"
        case "julia": "text/julia"
        case "crystal": "text/x-crystal"
        case "elixir": "text/x-elixir"
        case "escript": "text/x-erlang"
        case "runghc", "runhaskell", "stack": "text/x-haskell"
        case "guile", "racket", "chicken", "csi", "gosh", "scheme": "text/x-scheme"
        case "sbcl", "clisp", "ecl": "text/x-common-lisp"
        case "ocaml", "ocamlrun": "text/x-ocaml"
        case "pwsh", "powershell": "application/x-powershell"
        case "dart": "application/vnd.dart"
        case "rust-script": "text/rust"
        case "octave": "text/x-matlab"
        case "gnuplot": "application/x-gnuplot"
        default: nil
        }
    }
}
