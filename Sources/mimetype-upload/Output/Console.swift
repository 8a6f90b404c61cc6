import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Standard output and standard error.
enum Console {
    static let showsErrorsOnTerminal = isatty(STDERR_FILENO) == 1
    static let showsOutputOnTerminal = isatty(STDOUT_FILENO) == 1

    /// Writes to standard output.
    ///
    /// If nothing reads the output any more, the process ends as usual for a broken pipe. The command must do this
    /// explicitly, since the networking library makes the process ignore the signal.
    static func write(_ bytes: some Collection<UInt8>) {
        guard let error = writeAll(bytes, to: STDOUT_FILENO) else { return }
        if error == EPIPE { terminate(signal: SIGPIPE) }
        report("cannot write the response: \(FileSystem.reason(error))")
        terminate(status: 1)
    }

    /// Writes a line to standard output.
    static func print(_ line: String) {
        write("\(line)\n".utf8)
    }

    /// Writes a one-line message to standard error.
    static func report(_ message: String) {
        writeError("mimetype-upload: \(message)\n")
    }

    /// Writes text unchanged to standard error.
    static func writeError(_ text: String) {
        _ = writeAll(text.utf8, to: STDERR_FILENO)
    }

    /// The number of columns of the terminal at standard error.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Opens the standard descriptors that are closed.
    ///
    /// If a standard descriptor stayed closed, the next file or connection would get its number, and output meant for
    /// the descriptor would be written there.
    static func openStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // With the opposite mode, reading or writing fails, as it would on the closed descriptor.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Ends the process.
    static func terminate(status: CInt) -> Never {
        exit(status)
    }

    /// Ends the process as a signal would by default.
    static func terminate(signal number: CInt) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        exit(128 + number)
    }

    /// Installs signal handlers that clear the progress line on the terminal if the process is interrupted.
    static func clearLineWhenInterrupted() {
        for number in [SIGINT, SIGTERM] {
            var old = sigaction()
            // The parent process may have made this process ignore the signal.
            guard sigaction(number, nil, &old) == 0, !old.isIgnored else { continue }
            signal(number) { number in
                // Only async-signal-safe system calls are allowed in a signal handler.
                withUnsafeBytes(of: (UInt8(0x0D), UInt8(0x1B), UInt8(0x5B), UInt8(0x4B))) { _ = Console.writeOnce($0) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Writes all bytes.
    ///
    /// - Returns: the error number if writing fails; nil if all bytes are written.
    static func writeAll(_ bytes: some Collection<UInt8>, to descriptor: CInt) -> CInt? {
        Array(bytes).withUnsafeBytes { FileSystem.writeAll($0, to: descriptor) }
    }

    private static func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
        systemWrite(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
}

extension sigaction {
    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
        unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
        #else
        unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
        #endif
    }
}

private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
