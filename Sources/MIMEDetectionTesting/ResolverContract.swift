public import MIMETypes

/// The rules that every resolver must follow, whatever the resource.
///
/// ```swift
/// @Test func keepsTheContract() async throws {
///     let magnet = ResolverContract.Sample(Array("magnet:?xt=urn:btih:0123".utf8), minLength: 11)
///     try await ResolverContract.check(MagnetLinkResolver(), samples: [magnet])
/// }
/// ```
///
/// `check` runs a resolver on many resources: empty, short, random, truncated, damaged and huge ones, some with hostile
/// names. Some resources have sources that fail, return fewer bytes than requested, or report a wrong size. A resolver
/// must
///
/// - return candidates, or throw the `ResourceError` of a source that failed, and throw no other errors;
/// - return the same candidates for the same resource, even if eight tasks ask at once;
/// - set `Evidence.detail` for each candidate, and not report evidence from content if a resource has none;
/// - find nothing conclusive in fewer than three bytes, and not recognise a sample from fewer than its `minLength`
///   bytes;
/// - read a bounded number of bytes, however many bytes the resource has;
/// - not keep a reference to the resource after returning.
///
/// A resolver that traps or never returns can't be caught: it crashes or blocks the tests.
public enum ResolverContract {
    /// Content that a resolver recognises.
    public struct Sample: Sendable {
        /// All bytes of the content.
        public let bytes: [UInt8]
        /// The name of the content, or nil.
        public let name: ResourceName?
        /// The minimum number of bytes from the start that the resolver needs to recognise the content.
        public let minLength: Int

        /// Describes content that a resolver recognises.
        ///
        /// - Parameters:
        ///   - bytes: all bytes of the content.
        ///   - name: the name of the content, or nil.
        ///   - minLength: the minimum number of bytes from the start that the resolver needs to recognise the content;
        ///     1 if a single byte may be enough.
        public init(_ bytes: [UInt8], name: ResourceName? = nil, minLength: Int = 1) {
            self.bytes = bytes
            self.name = name
            self.minLength = minLength
        }
    }

    /// Runs a resolver on adversarial resources.
    ///
    /// The resources are the same in every run.
    ///
    /// - Parameters:
    ///   - resolver: the resolver to check.
    ///   - samples: content that the resolver recognises. The resolver is also run on truncated and damaged copies of
    ///     the samples.
    /// - Throws: a `ResolverContractError` that lists the violations, if there are any.
    public static func check(
        _ resolver: some MIMETypeResolver, samples: [Sample] = []
    ) async throws(ResolverContractError) {
        var check = ContractCheck(resolver)
        let plain = AdversarialContent.plain(from: samples)
        for content in AdversarialContent.all(from: samples) { check.check(content) }
        for sample in samples { check.checkLeastLength(of: sample) }
        check.checkSources(plain)
        check.checkResourcesWithoutContent()
        await check.checkConcurrency(plain)
        if !check.violations.isEmpty { throw ResolverContractError(check.violations) }
    }
}
