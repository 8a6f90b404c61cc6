/// Words that tell code which runs on a server from other bytes.
enum ServerWords {
    /// Whether a variable of PHP has this name that holds what a browser sent.
    ///
    /// https://www.php.net/manual/en/language.variables.superglobals.php
    static func isInput(_ name: UnsafeRawBufferPointer) -> Bool {
        inputs.contains { ByteCursor(name).isWhole($0, ignoringCase: false) }
    }

    /// Whether it is a word of PHP that stands before an expression.
    static func isPrefix(_ word: UnsafeRawBufferPointer) -> Bool {
        isInclude(word) || prefixes.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    /// Whether it is a word of PHP that runs another file.
    static func isInclude(_ word: UnsafeRawBufferPointer) -> Bool {
        includes.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    /// Whether a function of PHP has this name that runs code or commands, or reads, writes or sends files.
    static func isFunction(_ name: UnsafeRawBufferPointer) -> Bool {
        functions.contains { ByteCursor(name).isWhole($0, ignoringCase: true) }
    }

    /// Whether scripts in ASP, JSP or templates contain this word, and hardly anything else does.
    ///
    /// Words of five letters are there by chance some times in a gigabyte of printable bytes, so they are left to the
    /// parser.
    static func isPageWord(_ word: UnsafeRawBufferPointer) -> Bool {
        pageWords.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    private static let inputs: [StaticString] = [
        "_GET", "_POST", "_REQUEST", "_COOKIE", "_SERVER", "_FILES", "_SESSION", "_ENV", "GLOBALS",
    ]

    private static let prefixes: [StaticString] = ["echo", "print", "return", "new", "clone", "throw", "yield"]

    private static let includes: [StaticString] = ["include", "include_once", "require", "require_once"]

    private static let functions: [StaticString] = [
        "eval", "assert", "system", "exec", "passthru", "shell_exec", "popen", "proc_open", "pcntl_exec",
        "call_user_func", "call_user_func_array", "create_function", "preg_replace", "array_map", "usort",
        "file_get_contents", "file_put_contents", "readfile", "fopen", "unlink", "move_uploaded_file", "copy",
        "phpinfo", "base64_decode", "gzinflate", "str_rot13", "chr", "unserialize", "ini_set", "header", "mail",
        "curl_exec", "fsockopen", "print_r", "var_dump", "function",
    ]

    private static let pageWords: [StaticString] = [
        "execute", "executeglobal", "request", "response", "server", "session", "application", "createobject",
        "runtime", "getruntime", "process", "processbuilder", "system", "import", "getparameter",
        "pagecontext", "println", "script", "language", "require", "child_process", "constructor", "kernel",
        "render", "include", "assembly", "activexobject", "wscript", "getobject",
    ]
}

extension ByteCursor {
    /// Whether the rest is these characters and nothing else.
    func isWhole(_ text: StaticString, ignoringCase: Bool) -> Bool {
        remaining == text.utf8CodeUnitCount && starts(with: text, ignoringCase: ignoringCase)
    }
}
