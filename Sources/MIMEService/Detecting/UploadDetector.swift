#if Server
import MIMEDetection
import MIMETypes

/// Detects what is uploaded, without keeping other requests waiting.
///
/// The built-in resolvers cost microseconds and run where they are called. libmagic costs a hundred times as much and takes a
/// lock, so it runs on threads of its own, and only if the others leave something open.
struct UploadDetector: Sendable {
    /// How much of a file all that look at its start together want to see.
    static let headLength = 64 << 10

    private static let zip = MIMEType("application/zip")

    private let native = CombiningResolver(MIMEDetector.nativeResolvers)
    private let fallback = FallbackResolver()
    private let reconciler = Reconciler()
    /// Looks for what else bytes can be read as.
    private let others = MIMEDetector(resolvers: [])
    private let magic: MagicResolver
    private let pool: WorkerPool

    init(workers: Int, queueLength: Int) {
        magic = MagicResolver(concurrency: workers)
        pool = WorkerPool(threadCount: workers, queueLength: queueLength)
    }

    /// How many files wait for libmagic or are looked at by it.
    var queueDepth: Int { pool.depth }

    /// Detects without libmagic; nil where libmagic or bytes that have not come yet could make the answer another one.
    func detectNatively(_ upload: Upload) throws -> UploadDetection? {
        let (heard, wasShort) = try Self.hear(native, upload)
        guard !magic.isNeeded(after: heard), !fallback.isNeeded(after: heard) else { return nil }
        let detection = try decide(heard, upload)
        guard upload.isComplete || !wasShort && !Self.needsTail(detection) else { return nil }
        return UploadDetection(detection: detection, isUndetermined: false, usedLibmagic: false)
    }

    /// Detects by the bytes that are there, and by what the sender says.
    func detect(_ upload: Upload) async throws -> UploadDetection {
        var (heard, wasShort) = try Self.hear(native, upload)
        let asksMagic = magic.isNeeded(after: heard)
        if asksMagic { heard += try await pool.run { [magic] in (try? Self.hear(magic, upload).heard) ?? [] } }
        if fallback.isNeeded(after: heard) { heard += try Self.hear(fallback, upload).heard }
        let detection = try decide(heard, upload)
        let isOpen = !upload.isComplete && (wasShort || Self.needsTail(detection))
        return UploadDetection(detection: detection, isUndetermined: isOpen, usedLibmagic: asksMagic)
    }

    /// Tells whether a policy lets an upload in, all bytes of which have to be there.
    func judge(_ upload: Upload, by policy: UploadPolicy) async throws -> UploadVerdict {
        try await pool.run {
            policy.judge(bytes: upload.prefix, name: upload.name, declaredType: upload.declaredType)
        }
    }

    private func decide(_ heard: [Candidate], _ upload: Upload) throws(ResourceError) -> Detection {
        let name = upload.name.map { ResourceName($0) }
        var detection = reconciler.decide(heard, name: name)
        try others.addOtherReadings(to: &detection, Resource(source: UploadSource(upload), name: name))
        return detection
    }

    private static func hear(
        _ resolver: some MIMETypeResolver, _ upload: Upload
    ) throws(ResourceError) -> (heard: [Candidate], wasShort: Bool) {
        let source = UploadSource(upload)
        let resource = Resource(
            source: source, name: upload.name.map { ResourceName($0) }, declaredType: upload.declaredType)
        let heard = try resolver.candidates(for: resource)
        return (heard, source.wasShort)
    }

    /// Whether a format keeps what tells it from its kin at its end, as ZIP archives and images of discs do.
    private static func needsTail(_ detection: Detection) -> Bool {
        guard let zip else { return false }
        let isSettled = detection.evidence.isExhaustive
        return detection.isUnknown
            || !isSettled
                && detection.candidates.contains { $0.evidence.tier >= .signature && $0.type.conforms(to: zip) }
    }
}
#endif
