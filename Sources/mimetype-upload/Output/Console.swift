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
    /// If nobody reads it any more, the process ends as one that had not been told to ignore that, which the library for
    /// connections does.
    static func write(_ bytes: some Collection<UInt8>) {
        guard let error = writeAll(Array(bytes), to: STDOUT_FILENO) else { return }
        if error == EPIPE { terminate(signal: SIGPIPE) }
        report("cannot write the response: \(String(cString: strerror(error)).lowercased())")
        terminate(status: 1)
    }

    /// Writes a line to standard output.
    static func print(_ line: String) {
        write("\(line)\n".utf8)
    }

    /// Writes a message of one line to standard error.
    static func report(_ message: String) {
        writeError("mimetype-upload: \(message)\n")
    }

    /// Writes to standard error as it is.
    static func writeError(_ text: String) {
        _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
    }

    /// The columns of the terminal behind standard error.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Puts something behind the standard descriptors that are closed.
    ///
    /// Otherwise the next file or connection that is opened takes their place, and gets what is written to them.
    static func openStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // What can't be read from or written to fails as the closed one would have done.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Ends the process.
    static func terminate(status: CInt) -> Never {
        exit(status)
    }

    /// Ends the process as the signal would have done if nobody had taken care of it.
    static func terminate(signal number: CInt) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        exit(128 + number)
    }

    /// Has an interrupted process leave the terminal with an empty line in place of what it was drawing.
    static func clearLineWhenInterrupted() {
        for number in [SIGINT, SIGTERM] {
            var old = sigaction()
            // Who started the process may have told it to ignore the signal.
            guard sigaction(number, nil, &old) == 0, !old.isIgnored else { continue }
            signal(number) { number in
                // Nothing but system calls here, since anything may have been interrupted.
                withUnsafeBytes(of: (UInt8(0x0D), UInt8(0x1B), UInt8(0x5B), UInt8(0x4B))) { _ = Console.writeOnce($0) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    private static func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
        systemWrite(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }

    /// Writes all bytes; gives the number of the error where that fails.
    static func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = systemWrite(descriptor, piece.baseAddress, piece.count)
                if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
            }
            return nil
        }
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
