import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Options of a caller, checked before anything relies on them.
struct DetectorOptions {
    /// Limits the head, which costs memory in each detection.
    private static let longestHead = 1 << 20

    private let options: mimetype_options

    /// All flags of the header; another one could be what a newer library promises.
    private static let knownFlags =
        MIMETYPE_NATIVE_ONLY | MIMETYPE_THOROUGH | MIMETYPE_DECLARED_TYPE_DECIDES | MIMETYPE_KEEP_LINKS
        | MIMETYPE_WITH_EVIDENCE

    /// Takes the options at a caller's pointer, or the defaults if it is nil.
    init(_ pointer: UnsafePointer<mimetype_options>?) throws(OptionsError) {
        guard let pointer else {
            options = mimetype_options()
            return
        }
        guard pointer.pointee.size == MemoryLayout<mimetype_options>.size else {
            throw Self.invalid("options.size is \(pointer.pointee.size); set it to sizeof(mimetype_options)")
        }
        let unknown = Int(pointer.pointee.flags) & ~Self.knownFlags
        guard unknown == 0 else {
            throw Self.invalid("options.flags has the unknown bits \(unknown); remove them, or update the library")
        }
        options = pointer.pointee
    }

    func has(_ flag: Int) -> Bool { Int(options.flags) & flag != 0 }

    /// The built-in types, and those of the caller's file.
    func registry() throws(OptionsError) -> TypeRegistry {
        var registry = TypeRegistry.standard
        if let path = options.types_file { registry.register(try OwnTypes.registrations(path: bytes(of: path))) }
        return registry
    }

    func detector(_ registry: TypeRegistry) throws(OptionsError) -> MIMEDetector {
        let confidence = options.minimum_text_confidence
        guard (0...1).contains(confidence) else {
            throw Self.invalid("minimum_text_confidence is \(confidence); set it to a number from 0 to 1")
        }
        return MIMEDetector(
            resolvers: resolvers, limits: try limits(),
            declaredTypes: has(MIMETYPE_DECLARED_TYPE_DECIDES) ? .decides : .hint,
            search: has(MIMETYPE_THOROUGH) ? .thorough : .head,
            minimumTextConfidence: confidence == 0 ? nil : confidence, checksLanguages: has(MIMETYPE_THOROUGH),
            registry: registry)
    }

    private var resolvers: [any MIMETypeResolver] {
        has(MIMETYPE_NATIVE_ONLY)
            ? MIMEDetector.nativeResolvers + [FallbackResolver()] : MIMEDetector.standardResolvers
    }

    private func limits() throws(OptionsError) -> ReadLimits {
        let usual = has(MIMETYPE_THOROUGH) ? ReadLimits.thorough : .standard
        guard options.head_length <= Self.longestHead else {
            throw Self.invalid("head_length is \(options.head_length); the longest head is \(Self.longestHead) bytes")
        }
        func value(_ number: Int, _ name: String, else usual: Int) throws(OptionsError) -> Int {
            guard (0...1 << 40).contains(number) else {
                throw Self.invalid("\(name) is \(UInt(bitPattern: number)); set it to at most 2 to the power of 40")
            }
            return number == 0 ? usual : number
        }
        return ReadLimits(
            headLength: try value(options.head_length, "head_length", else: usual.headLength),
            reads: try value(options.reads, "reads", else: usual.reads),
            bytes: try value(options.bytes, "bytes", else: usual.bytes))
    }

    private static func invalid(_ message: String) -> OptionsError {
        OptionsError(code: MIMETYPE_INVALID_ARGUMENT, message: message)
    }
}
