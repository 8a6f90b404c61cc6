public import MIMETypes

/// An upload that is judged as it arrives, in a bounded amount of memory.
///
/// ```swift
/// var stream = UploadStream(policy: policy, name: part.fileName)
/// for try await chunk in body {
///     try stream.append(chunk)          // throws as soon as the file is certain to be refused
///     try file.write(chunk)
/// }
/// let verdict = stream.finish()
/// ```
///
/// The verdict is the same as the policy's verdict for the whole file. If a file may be longer than `memory` bytes,
/// store it as it arrives, and call `finish(path:)` instead of `finish()`.
public struct UploadStream: Sendable {
    private let policy: UploadPolicy
    private let name: String?
    private let declaredType: MIMEType?
    private let memory: Int
    private var bytes: [UInt8] = []
    /// The number of bytes appended so far.
    public private(set) var count = 0

    /// Starts judging one file.
    ///
    /// - Parameters:
    ///   - policy: the policy to apply.
    ///   - name: the name that the sender gave the file, or nil.
    ///   - declaredType: the type that the sender declared, or nil.
    ///   - memory: the maximum number of bytes to keep in memory; 32 MiB by default.
    public init(policy: UploadPolicy, name: String? = nil, declaredType: MIMEType? = nil, memory: Int = 32 << 20) {
        (self.policy, self.name, self.declaredType, self.memory) = (policy, name, declaredType, memory)
    }

    /// Appends the next bytes of the file.
    ///
    /// - Parameter chunk: the bytes that follow those of the previous call.
    /// - Throws: an `UploadRefusal` as soon as more bytes have arrived than the policy allows. The caller can then stop
    ///   reading and should discard the incomplete file.
    public mutating func append(_ chunk: some Collection<UInt8>) throws(UploadRefusal) {
        count += chunk.count
        if let refusal = policy.refusal(ofSize: count, name: name) {
            bytes = []
            throw refusal
        }
        if count <= memory { bytes += chunk } else { bytes = [] }
    }

    /// Whether all bytes appended so far are still in memory, so that `finish()` can judge them.
    public var isKept: Bool { count <= memory }

    /// Judges the file by the bytes in memory.
    ///
    /// - Returns: the verdict; or a refusal with the code `tooLarge` if more bytes have arrived than the policy allows,
    ///   or `notFullyRead` if the file is longer than the limit `memory` that was passed to the initializer.
    public consuming func finish() -> UploadVerdict {
        if let verdict = policy.verdict(ofSize: count, name: name) { return verdict }
        guard isKept else { return policy.verdict(ofUnreadFileWithName: name) }
        return policy.judge(bytes: bytes, name: name, declaredType: declaredType)
    }

    /// Judges the file at the path where the caller stored it.
    ///
    /// - Parameter path: the path of the stored file, which must contain all bytes that arrived.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if the file can't be read.
    public consuming func finish(path: String) throws(ResourceError) -> UploadVerdict {
        // The sender's name may differ from the path where the file is stored.
        try policy.judge(path: path, sentName: name, declaredType: declaredType)
    }
}
