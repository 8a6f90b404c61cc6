#if Server
import MIMEDetection
import MIMETypes

/// Detects the types of uploads without keeping other requests waiting.
///
/// The built-in resolvers take microseconds and run where they are called. libmagic takes a hundred times as long and
/// holds a lock. So it runs on its own threads, only if the result of the others is not certain, and only for as long
/// as the request's allowance lasts.
struct DetectionPool: Sendable {
    /// The number of bytes at the start of a file that the resolvers read altogether.
    static let headLength = 64 << 10
    /// How long the verdict of a policy may wait for a thread; the request can't be served without it.
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

    /// The number of files that wait for a thread or are being examined on one, and the number of clients that sent
    /// them.
    var queue: (files: Int, clients: Int) { (pool.depth, pool.clientCount) }

    /// Detects the type from the bytes that have arrived, without libmagic.
    func look(_ upload: Upload) -> PrefixDetection { Self.look(native, upload) }

    /// Returns the final result after such a detection; nil if libmagic or missing bytes could change it.
    func answer(after seen: PrefixDetection, of upload: Upload) -> UploadDetection? {
        guard seen.isFinal, !isMagicNeeded(after: seen, of: upload) else { return nil }
        return UploadDetection(seen, magic: .notNeeded)
    }

    /// Detects the type from the bytes that have arrived and from what the sender states.
    ///
    /// If the request has used up its time for libmagic, or if no thread is free in time, the result is that of the
    /// other resolvers and is marked as undetermined.
    ///
    /// If the same bytes have already been examined without libmagic, pass the result as `seen`; they are then examined
    /// again only if libmagic is needed.
    func detect(
        _ upload: Upload, after seen: PrefixDetection? = nil, for client: Client, _ allowance: inout MagicAllowance
    ) async throws -> UploadDetection {
        let seen = seen ?? look(upload)
        guard isMagicNeeded(after: seen, of: upload) else { return UploadDetection(seen, magic: .notNeeded) }
        guard !allowance.isSpent else { return UploadDetection(seen, magic: .budgetSpent) }
        let start = ContinuousClock.now
        let answer = try? await pool.run(for: client, within: allowance.wait) { [complete] in
            Self.look(complete, upload)
        }
        allowance.spend(time: answer?.time ?? .zero, elapsed: ContinuousClock.now - start)
        guard let answer else { return UploadDetection(seen, magic: .busy) }
        return UploadDetection(answer.result, magic: .asked)
    }

    /// Applies the policy for the detected type to an upload, which must be complete.
    func judge(
        _ upload: Upload, for client: Client, by policy: @escaping @Sendable (MIMEType) -> UploadPolicy
    ) async throws -> UploadVerdict {
        try await pool.run(for: client, within: Self.judgementWait) {
            UploadPolicy.judge(
                bytes: upload.prefix, name: upload.name, declaredType: upload.declaredType, by: policy)
        }.result
    }

    private func isMagicNeeded(after seen: PrefixDetection, of upload: Upload) -> Bool {
        magic.isNeeded(after: seen.detection.candidates) && magic.mayRecognize(upload.prefix)
    }

    private static func look(_ detector: MIMEDetector, _ upload: Upload) -> PrefixDetection {
        detector.detect(
            prefix: upload.prefix, isComplete: upload.isComplete, name: upload.name, declaredType: upload.declaredType)
    }
}
#endif
