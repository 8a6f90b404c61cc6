#if Upload
import MIMETypes
import MultipartFormData

/// Builds a form from the arguments of the command line.
struct FormBuilder {
    private(set) var form: FormData
    /// Whether a file was refused, in which case nothing may be sent.
    private(set) var isRefused = false

    private let detector = ExplainingDetector()
    private let gate: UploadGate
    private let explains: Bool
    private let forces: Bool

    /// The maximum length in bytes of a file whose contents become a text field.
    private static let textLength = 16 << 20

    init(explains: Bool, rule: UploadGate.Rule, forces: Bool) {
        form = FormData(detector: detector)
        gate = UploadGate(rule: rule, detector: detector)
        self.explains = explains
        self.forces = forces
    }

    /// Adds a field or a file.
    ///
    /// - Throws: an error with a description for the user.
    mutating func append(_ argument: FormArgument) async throws {
        switch argument {
        case .field(let name, let value): try append(name, value)
        case .fieldFromFile(let name, let path, let type):
            let text = try await Self.text(of: path, name)
            try form.append(name, unchanged: text, type: try type.map(Self.parse))
        case .file(let name, let path, let type, let fileName):
            let type = try type.map(Self.parse)
            try await append(name, path: path, type: type, fileName: fileName)
            if explains, type == nil {
                Console.writeError(detector.explanation(of: String(decoding: path, as: UTF8.self)))
            }
        }
    }

    private mutating func append(_ name: String, _ value: FormValue) throws {
        let type = try value.type.map(Self.parse)
        if let fileName = value.fileName {
            try form.append(name, bytes: Array(value.content.utf8), fileName: fileName, type: type)
        } else {
            try form.append(name, unchanged: value.content, type: type)
        }
    }

    private mutating func append(_ name: String, path: [UInt8], type: MIMEType?, fileName: String?) async throws {
        let (gate, shown) = (gate, String(decoding: path, as: UTF8.self).printable())
        guard let stream = try Self.stream(path) else {
            return try judging(shown) { form throws in
                try form.append(name, pathBytes: path, policy: gate, fileName: fileName, type: type)
            } otherwise: { form throws in
                try form.append(name, pathBytes: path, fileName: fileName, type: type)
            }
        }
        let fileName = fileName ?? ResourceName(pathBytes: path).description
        switch try await InputStream(stream) {
        case .complete(let bytes):
            try judging(shown) { form throws in
                try form.append(name, bytes: bytes, policy: gate, fileName: fileName, type: type)
            } otherwise: { form throws in
                try form.append(name, bytes: bytes, fileName: fileName, type: type)
            }
        case .long(let stream):
            try judging(shown) { _ throws in
                try gate.requireNoWholeFile(stream.start, fileName)
            } otherwise: { _ in
            }
            guard !isRefused else { return }
            Console.report(
                "'\(shown)' is sent in chunks, since it is longer than 8 MiB; "
                    + "a server that reads no chunks may answer as if it were empty")
            try await form.append(name, stream: stream, fileName: fileName, type: type)
        }
    }

    /// Adds a file if it passes the gate.
    ///
    /// A file that doesn't pass is reported, and added only if refused files are to be sent anyway.
    private mutating func judging(
        _ shown: String, _ append: (inout FormData) throws -> Void, otherwise force: (inout FormData) throws -> Void
    ) throws {
        do {
            try append(&form)
        } catch let refusal as UploadGateRefusal {
            guard forces else {
                isRefused = true
                return Console.report("'\(shown)' is not sent: \(refusal.reason); \(refusal.advice)")
            }
            Console.report("'\(shown)' is sent although it is refused: \(refusal.reason)")
            try force(&form)
        }
    }

    private static func parse(_ text: String) throws -> MIMEType {
        guard let type = MIMEType(text) else {
            throw FormBuilderError("'\(text.printable())' is not a media type; write one such as image/png")
        }
        return type
    }

    /// Returns a stream for a path that can be read only once, such as standard input, a pipe or a device; nil for any
    /// other path.
    fileprivate static func stream(_ path: [UInt8]) throws(FormDataError) -> DescriptorStream? {
        if path == FormArgument.standardInput { return .standardInput }
        return DescriptorStream.mustRead(path) || hasNoSize(path) ? try DescriptorStream(path: path) : nil
    }
}

extension FormBuilder {
    /// Checks whether a regular file may contain more bytes than the system reports, such as the files below `/proc`.
    private static func hasNoSize(_ path: [UInt8]) -> Bool {
        let status = path.withCString { FileSystem.status(of: $0) }
        return status.map { $0.kind == .regular && $0.size == 0 } ?? false
    }
}

extension FormBuilder {
    /// Returns the contents of a file for the text field with a name.
    fileprivate static func text(of path: [UInt8], _ name: String) async throws -> String {
        let shown = String(decoding: path, as: UTF8.self).printable()
        let bytes =
            if let stream = try stream(path) {
                try await contents(of: stream, shown)
            } else {
                try await contents(of: try FileContent(path: path).body(), shown)
            }
        guard let text = String(utf8: bytes) else {
            throw FormBuilderError("'\(shown)' is not text in UTF-8; write \(name)=@\(shown) to send it")
        }
        return text
    }

    private static func contents<Chunks: AsyncSequence>(
        of chunks: Chunks, _ shown: String
    ) async throws -> [UInt8] where Chunks.Element: Sequence<UInt8> {
        var bytes: [UInt8] = []
        for try await chunk in chunks {
            bytes += chunk
            guard bytes.count <= textLength else {
                throw FormBuilderError("'\(shown)' is too long for a field; send it as a file, with =@")
            }
        }
        return bytes
    }
}

/// The error for an argument that can't become a part of the form.
struct FormBuilderError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
#endif
