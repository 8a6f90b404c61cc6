#if Server
import MIMEDetection
import MIMETypes

/// Detects the types of uploads without keeping other requests waiting.
///
/// The built-in resolvers cost microseconds and run where they are called. libmagic costs a hundred times as much and
/// takes a lock. So it runs on threads of its own, and only if the others leave something open.
struct DetectionPool: Sendable {
    /// How much of the start of a file the resolvers read together.
    static let headLength = 64 << 10

    private let native = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], checksLanguages: true)
    private let complete: MIMEDetector
    private let magic: MagicResolver
    private let pool: WorkerPool

    init(workers: Int, queueLength: Int) {
        magic = MagicResolver(concurrency: workers)
        complete = MIMEDetector(resolvers: MIMEDetector.standardResolvers(magic: magic), checksLanguages: true)
        pool = WorkerPool(threadCount: workers, queueLength: queueLength)
    }

    /// How many files wait for libmagic or are being read by it.
    var queueDepth: Int { pool.depth }

    /// Detects without libmagic; nil if libmagic or missing bytes could change the answer.
    func detectNatively(_ upload: Upload) throws(ResourceError) -> UploadDetection? {
        let seen = try Self.look(native, upload)
        guard seen.isFinal, !isMagicNeeded(after: seen) else { return nil }
        return UploadDetection(seen, usedLibmagic: false)
    }

    /// Detects by the bytes that are there, and by what the sender states.
    func detect(_ upload: Upload) async throws -> UploadDetection {
        let seen = try Self.look(native, upload)
        guard isMagicNeeded(after: seen) else { return UploadDetection(seen, usedLibmagic: false) }
        let answer = try await pool.run { [complete] in Result { try Self.look(complete, upload) } }
        return UploadDetection(try answer.get(), usedLibmagic: true)
    }

    /// Applies a policy to an upload, which must be complete.
    func judge(_ upload: Upload, by policy: UploadPolicy) async throws -> UploadVerdict {
        try await pool.run {
            policy.judge(bytes: upload.prefix, name: upload.name, declaredType: upload.declaredType)
        }
    }

    private func isMagicNeeded(after seen: PrefixDetection) -> Bool {
        magic.isNeeded(after: seen.detection.candidates)
    }

    private static func look(_ detector: MIMEDetector, _ upload: Upload) throws(ResourceError) -> PrefixDetection {
        try detector.detect(
            prefix: upload.prefix, isComplete: upload.isComplete, name: upload.name, declaredType: upload.declaredType)
    }
}
#endif
