public import MIMETypes

/// Judges a file while it arrives, in bounded memory.
///
/// ```swift
/// var stream = UploadStream(policy: policy, name: part.fileName)
/// for try await chunk in body {
///     try stream.append(chunk)          // throws as soon as the file is certainly refused
///     try file.write(chunk)
/// }
/// let verdict = stream.finish()
/// ```
///
/// The verdict is the same as the policy's for the whole file. A file that is longer than `memory` is judged by
/// `finish(path:)`, from the path where the caller stored it.
public struct UploadStream: Sendable {
    private let policy: UploadPolicy
    private let name: String?
    private let declaredType: MIMEType?
    private let memory: Int
    private var bytes: [UInt8] = []
    /// How many bytes have arrived.
    public private(set) var count = 0

    /// Starts judging one file.
    ///
    /// - Parameters:
    ///   - policy: the policy to apply.
    ///   - name: the name that the sender gave the file, or nil.
    ///   - declaredType: the type that the sender stated, or nil.
    ///   - memory: the maximum number of bytes that are kept; 32 MiB by default.
    public init(policy: UploadPolicy, name: String? = nil, declaredType: MIMEType? = nil, memory: Int = 32 << 20) {
        (self.policy, self.name, self.declaredType, self.memory) = (policy, name, declaredType, memory)
    }

    /// Takes the next bytes.
    ///
    /// - Parameter chunk: bytes in the order in which they arrive.
    /// - Throws: an `UploadRefusal` as soon as there are more bytes than the policy allows. The caller can then stop
    ///   reading; the bytes so far are not a complete file.
    public mutating func append(_ chunk: some Collection<UInt8>) throws(UploadRefusal) {
        count += chunk.count
        if let refusal = policy.refusal(ofSize: count, name: name) {
            bytes = []
            throw refusal
        }
        if count <= memory { bytes += chunk } else { bytes = [] }
    }

    /// Whether all bytes that arrived are kept, so that `finish()` can judge them.
    public var isKept: Bool { count <= memory }

    /// Judges the file from the bytes that are kept.
    ///
    /// - Returns: the verdict; a refusal with the code `notFullyRead` if the file is longer than `memory`.
    public consuming func finish() -> UploadVerdict {
        guard isKept else { return policy.verdict(ofUnreadFileWithName: name) }
        return policy.judge(bytes: bytes, name: name, declaredType: declaredType)
    }

    /// Judges the file at the path where the caller stored it.
    ///
    /// - Parameter path: the path of the file with all bytes that arrived.
    /// - Returns: the verdict.
    /// - Throws: a `ResourceError` if the file can't be read.
    public consuming func finish(path: String) throws(ResourceError) -> UploadVerdict {
        // The path where it is stored is not the sender's name.
        try policy.judge(path: path, sentName: name, declaredType: declaredType)
    }
}
