/// Words that distinguish code that runs on a server from other bytes.
enum ServerWords {
    /// Checks whether a name is that of a PHP variable that contains data sent by a browser.
    ///
    /// https://www.php.net/manual/en/language.variables.superglobals.php
    static func isInput(_ name: UnsafeRawBufferPointer) -> Bool {
        inputs.contains { ByteCursor(name).isWhole($0, ignoringCase: false) }
    }

    /// Checks for a PHP keyword that comes before an expression.
    static func isPrefix(_ word: UnsafeRawBufferPointer) -> Bool {
        isInclude(word) || prefixes.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    /// Checks for a PHP operator that is a word, or the one between a list and the name of its items.
    static func isOperator(_ word: UnsafeRawBufferPointer) -> Bool {
        operators.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    /// Checks for a PHP keyword that runs another file.
    static func isInclude(_ word: UnsafeRawBufferPointer) -> Bool {
        includes.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    /// Checks whether a name is that of a PHP function that runs code or commands, or reads, writes or sends files.
    static func isFunction(_ name: UnsafeRawBufferPointer) -> Bool {
        functions.contains { ByteCursor(name).isWhole($0, ignoringCase: true) }
    }

    /// Checks for a word that occurs in ASP, JSP or template code, and hardly anywhere else.
    ///
    /// Words of five letters occur by chance a few times per gigabyte of printable bytes, so they are left to the
    /// parser.
    static func isPageWord(_ word: UnsafeRawBufferPointer) -> Bool {
        pageWords.contains { ByteCursor(word).isWhole($0, ignoringCase: true) }
    }

    private static let inputs: [StaticString] = [
        "_GET", "_POST", "_REQUEST", "_COOKIE", "_SERVER", "_FILES", "_SESSION", "_ENV", "GLOBALS",
    ]

    private static let prefixes: [StaticString] = [
        "echo", "print", "return", "new", "clone", "throw", "yield", "function", "static",
    ]

    private static let operators: [StaticString] = ["and", "or", "xor", "instanceof", "as"]

    private static let includes: [StaticString] = ["include", "include_once", "require", "require_once"]

    private static let functions: [StaticString] = [
        "eval", "assert", "system", "exec", "passthru", "shell_exec", "popen", "proc_open", "pcntl_exec",
        "call_user_func", "call_user_func_array", "create_function", "preg_replace", "array_map", "usort",
        "file_get_contents", "file_put_contents", "readfile", "fopen", "unlink", "move_uploaded_file", "copy",
        "phpinfo", "base64_decode", "gzinflate", "str_rot13", "chr", "unserialize", "ini_set", "header", "mail",
        "curl_exec", "fsockopen", "print_r", "var_dump", "function", "scandir", "getcwd", "getenv", "get_defined_vars",
        "getallheaders", "highlight_file", "show_source", "putenv", "symlink", "rename", "rmdir", "extract",
    ]

    private static let pageWords: [StaticString] = [
        "execute", "executeglobal", "request", "response", "server", "session", "application", "createobject",
        "runtime", "getruntime", "process", "processbuilder", "system", "import", "getparameter",
        "pagecontext", "println", "script", "language", "require", "child_process", "constructor", "kernel",
        "render", "include", "assembly", "activexobject", "wscript", "getobject",
    ]
}

extension ByteCursor {
    /// Checks whether the rest consists of these characters and nothing else.
    func isWhole(_ text: StaticString, ignoringCase: Bool) -> Bool {
        remaining == text.utf8CodeUnitCount && starts(with: text, ignoringCase: ignoringCase)
    }
}
