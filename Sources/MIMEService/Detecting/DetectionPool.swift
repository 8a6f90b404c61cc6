#if Server
import MIMEDetection
import MIMETypes

/// Detects the types of uploads without keeping other requests waiting.
///
/// The built-in resolvers cost microseconds and run where they are called. libmagic costs a hundred times as much and
/// takes a lock. So it runs on its own threads, only if the others leave something open, and only for as long as its
/// request may use it.
struct DetectionPool: Sendable {
    /// How much of the start of a file the resolvers read together.
    static let headLength = 64 << 10
    /// How long the verdict of a policy may wait for a thread; there is no answer without it.
    private static let judgementWait = Duration.seconds(10)

    private let native = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], search: .head, checksLanguages: true)
    private let complete: MIMEDetector
    private let magic: MagicResolver
    private let pool: WorkerPool

    init(workers: Int) {
        magic = MagicResolver(concurrency: workers)
        complete = MIMEDetector(
            resolvers: MIMEDetector.standardResolvers(magic: magic), search: .head, checksLanguages: true)
        pool = WorkerPool(threadCount: workers)
    }

    /// How many files wait for a thread or are being looked at on one, and of how many clients they are.
    var queue: (files: Int, clients: Int) { (pool.depth, pool.clientCount) }

    /// Looks at the bytes that are there without libmagic.
    func look(_ upload: Upload) throws(ResourceError) -> PrefixDetection { try Self.look(native, upload) }

    /// The answer after such a look; nil if libmagic or missing bytes could change it.
    func answer(after seen: PrefixDetection) -> UploadDetection? {
        guard seen.isFinal, !isMagicNeeded(after: seen) else { return nil }
        return UploadDetection(seen, magic: .notNeeded)
    }

    /// Detects by the bytes that are there, and by what the sender states.
    ///
    /// Once the request has no time of libmagic left, or no thread is free in time, the answer is that of the other
    /// resolvers and is marked as undetermined.
    ///
    /// If the same bytes have been looked at already, they are not looked at again but by libmagic's threads.
    func detect(
        _ upload: Upload, after seen: PrefixDetection? = nil, for client: Client, _ allowance: inout MagicAllowance
    ) async throws -> UploadDetection {
        let seen = try seen ?? look(upload)
        guard isMagicNeeded(after: seen) else { return UploadDetection(seen, magic: .notNeeded) }
        guard !allowance.isSpent else { return UploadDetection(seen, magic: .budgetSpent) }
        let start = ContinuousClock.now
        let answer = try? await pool.run(for: client, within: allowance.wait) { [complete] in
            Result { try Self.look(complete, upload) }
        }
        allowance.spend(time: answer?.time ?? .zero, elapsed: ContinuousClock.now - start)
        guard let answer else { return UploadDetection(seen, magic: .busy) }
        return UploadDetection(try answer.result.get(), magic: .asked)
    }

    /// Applies the policy for the type that is detected to an upload, which must be complete.
    func judge(
        _ upload: Upload, for client: Client, by policy: @escaping @Sendable (MIMEType) -> UploadPolicy
    ) async throws -> UploadVerdict {
        try await pool.run(for: client, within: Self.judgementWait) {
            let detection = MIMEDetector.thorough.detect(
                bytes: upload.prefix, name: upload.name, declaredType: upload.declaredType)
            return policy(detection.type).judge(detection, name: upload.name.map { ResourceName($0) })
        }.result
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
