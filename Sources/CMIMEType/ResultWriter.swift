import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Turns a detection into a result for C.
struct ResultWriter {
    private(set) var result = mimetype_result()
    private var memory: ResultMemory?

    /// Writes the result of a detection.
    init(_ detection: borrowing Detection, for handle: Handle) {
        let texts = ConstantTexts.shared
        addType(detection.type, texts, handle.registry)
        result.charset = detection.charset.flatMap(texts.text(of:))?.pointer
        result.reason = texts.text(of: detection.reason)?.pointer
        let evidence = detection.evidence
        result.basis = texts.text(of: evidence.basis)?.pointer
        result.confidence = evidence.confidence ?? -1
        if handle.tellsEvidence { result.evidence = copy(evidence.detail) }
        result.bytes_read = UInt64(detection.usage.bytes)
        result.reads = UInt64(detection.usage.reads)
        if detection.usage.isExhausted { result.flags |= UInt32(MIMETYPE_LIMIT_REACHED) }
        if !detection.conflicts.isEmpty { add(detection.conflicts) }
        if !detection.alsoReadableAs.isEmpty { add(detection.alsoReadableAs) }
        handOver()
    }

    /// Writes an error.
    init(_ error: ResourceError) {
        result.code = error.headerCode
        result.message = copy(error.description)
        result.confidence = -1
        handOver()
    }

    /// Writes the error for an invalid call.
    init(invalid message: String) {
        result.code = Int32(MIMETYPE_INVALID_ARGUMENT)
        result.message = copy(message)
        result.confidence = -1
        handOver()
    }

    private mutating func addType(_ type: MIMEType, _ texts: ConstantTexts, _ registry: TypeRegistry) {
        if let text = texts.text(of: type) {
            result.type = text.name.pointer
            result.description = text.summary?.pointer
            result.flags |= UInt32(MIMETYPE_CONSTANT_TYPE)
        } else {
            result.type = copy(type.essence)
            if let summary = registry.summary(of: type) { result.description = copy(summary) }
        }
    }

    private mutating func add(_ conflicts: [Conflict]) {
        let elements = conflicts.map { conflict in
            mimetype_conflict(
                kind: copy(conflict.kind.rawValue), claimed: copy(conflict.claimed.description),
                found: copy(conflict.found.description), sentence: copy(conflict.description))
        }
        result.conflicts = owner().pointers(elements)
        result.conflict_count = UInt32(clamping: elements.count)
    }

    private mutating func add(_ readings: [OtherReading]) {
        let elements = readings.map { reading in
            mimetype_reading(
                kind: copy(reading.kind.rawValue), type: copy(reading.type.description),
                offset: UInt64(clamping: reading.offset), detail: copy(reading.detail))
        }
        result.readings = owner().pointers(elements)
        result.reading_count = UInt32(clamping: elements.count)
    }

    private mutating func copy(_ text: String) -> UnsafePointer<CChar>? { owner().text(text) }

    private mutating func owner() -> ResultMemory {
        if let memory { return memory }
        let memory = ResultMemory()
        self.memory = memory
        return memory
    }

    /// Makes the result own the memory until `mimetype_results_free` is called.
    private mutating func handOver() {
        result.memory = memory.map { Unmanaged.passRetained($0).toOpaque() }
        memory = nil
    }
}

extension ResourceError {
    /// The code of the error in the header.
    var headerCode: Int32 {
        let code =
            switch code {
            case .notFound: MIMETYPE_NOT_FOUND
            case .permissionDenied: MIMETYPE_PERMISSION_DENIED
            case .tooManyLinks: MIMETYPE_TOO_MANY_LINKS
            default: MIMETYPE_UNREADABLE
            }
        return Int32(code)
    }
}
