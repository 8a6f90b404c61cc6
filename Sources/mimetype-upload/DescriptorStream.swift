#if Upload
import Dispatch
import MIMETypes
import MultipartFormData

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The bytes of a pipe, a terminal or a device, which can be read only once.
///
/// They are read on a separate thread, since reading may block for any length of time.
struct DescriptorStream: AsyncSequence, Sendable {
    private let file: OpenDescriptor

    /// The bytes of standard input.
    static let standardInput = DescriptorStream(file: OpenDescriptor(STDIN_FILENO, name: "standard input"))

    private init(file: OpenDescriptor) {
        self.file = file
    }

    /// Opens the file at a path; if it is a named pipe, waits for a writer.
    init(path: [UInt8]) throws(FormDataError) {
        let name = String(decoding: path, as: UTF8.self)
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FormDataError(ResourceError(errno: errno, path: name), name) }
        file = OpenDescriptor(descriptor, name: name)
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(file: file)
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let file: OpenDescriptor

        mutating func next() async throws -> [UInt8]? {
            let file = file
            let result: Result<[UInt8], FormDataError> = await withCheckedContinuation { continuation in
                OpenDescriptor.queue.async { continuation.resume(returning: file.read()) }
            }
            let bytes = try result.get()
            return bytes.isEmpty ? nil : bytes
        }
    }

    /// Checks whether the size of the file at a path is unknown until the file has been read.
    static func mustRead(_ path: [UInt8]) -> Bool {
        let kind = path.withCString { FileSystem.status(of: $0)?.kind }
        return kind == .fifo || kind == .characterDevice || kind == .socket
    }
}

private final class OpenDescriptor: Sendable {
    static let queue = DispatchQueue(label: "mimetype-upload.input")
    private static let length = 64 << 10

    private let number: CInt
    private let name: String

    init(_ number: CInt, name: String) {
        self.number = number
        self.name = name
    }

    deinit {
        if number > STDERR_FILENO { close(number) }
    }

    /// Waits for some bytes and returns them; empty at the end.
    func read() -> Result<[UInt8], FormDataError> {
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: Self.length) { buffer, initialized in
                count = systemRead(number, buffer.baseAddress, Self.length)
                initialized = max(0, count)
            }
            if count >= 0 { return .success(bytes) }
            if errno != EINTR { return .failure(FormDataError(ResourceError(errno: errno, path: name), name)) }
        }
    }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
#endif
