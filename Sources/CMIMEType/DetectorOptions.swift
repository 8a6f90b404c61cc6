import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// A caller's options, checked before any other code relies on them.
struct DetectorOptions {
    private let options: mimetype_options

    /// All flags in the header; a newer library could give a meaning to others.
    private static let knownFlags =
        MIMETYPE_NATIVE_ONLY | MIMETYPE_THOROUGH | MIMETYPE_DECLARED_TYPE_DECIDES | MIMETYPE_KEEP_LINKS
        | MIMETYPE_WITH_EVIDENCE

    /// Copies the options at a caller's pointer, or uses the defaults if it is nil.
    init(_ pointer: UnsafePointer<mimetype_options>?) throws(OptionsError) {
        guard let pointer else {
            options = mimetype_options()
            return
        }
        var options = mimetype_options()
        try CallerOptions.copy(pointer, to: &options, "mimetype_options")
        try CallerOptions.checkFlags(options.flags, known: Self.knownFlags)
        self.options = options
    }

    func has(_ flag: Int) -> Bool { Int(options.flags) & flag != 0 }

    /// Returns a registry of the built-in types and those in the caller's file.
    func registry() throws(OptionsError) -> TypeRegistry {
        var registry = TypeRegistry.standard
        if let path = options.types_file { registry.register(try OwnTypes.registrations(path: bytes(of: path))) }
        return registry
    }

    func detector(_ registry: TypeRegistry) throws(OptionsError) -> MIMEDetector {
        let confidence = options.minimum_text_confidence
        guard (0...1).contains(confidence) else {
            throw OptionsError(invalid: "minimum_text_confidence is \(confidence); set it to a number from 0 to 1")
        }
        return MIMEDetector(
            resolvers: resolvers, limits: try limits(),
            declaredTypes: has(MIMETYPE_DECLARED_TYPE_DECIDES) ? .decides : .hint,
            // Results always contain other readings, so they are searched for whether or not the caller uses them.
            search: has(MIMETYPE_THOROUGH) ? .thorough : .head,
            minimumTextConfidence: confidence == 0 ? nil : confidence, checksLanguages: has(MIMETYPE_THOROUGH),
            registry: registry)
    }

    private var resolvers: [any MIMETypeResolver] {
        has(MIMETYPE_NATIVE_ONLY)
            ? MIMEDetector.nativeResolvers + [FallbackResolver()] : MIMEDetector.standardResolvers
    }

    private func limits() throws(OptionsError) -> ReadLimits {
        try CallerOptions.limits(
            headLength: options.head_length, reads: options.reads, bytes: options.bytes,
            else: has(MIMETYPE_THOROUGH) ? .thorough : .standard)
    }
}
