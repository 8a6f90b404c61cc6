import MIMEDetectionTesting
import MIMETypes
import Testing

/// Each rule of the contract has a resolver here that breaks it, and one that keeps them all.
struct ResolverContractViolationTests {
    /// A resolver that does what it is told.
    private struct Scripted: MIMETypeResolver {
        let answer: @Sendable (Resource) throws(ResourceError) -> [Candidate]

        func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] { try answer(resource) }
    }

    private static let signature = Candidate(type: .json, basis: .signature, detail: "a word")

    private func violations(
        samples: [ResolverContract.Sample] = [],
        _ answer: @escaping @Sendable (Resource) throws(ResourceError) -> [Candidate]
    ) async -> [String] {
        do throws(ResolverContractError) {
            try await ResolverContract.check(Scripted(answer: answer), samples: samples)
            return []
        } catch {
            return error.violations
        }
    }

    private static let magnet = ResolverContract.Sample(Array("magnet:?xt=urn".utf8), minLength: 11)

    @Test func resolverThatKeepsTheContractHasNoViolation() async {
        let found = await violations(samples: [Self.magnet]) { (resource) throws(ResourceError) in
            resource.startsWith("magnet:?xt=") ? [Self.signature] : []
        }
        #expect(found == [])
    }

    @Test func errorForBytesThatCanBeReadIsAViolation() async {
        let found = await violations { (resource) throws(ResourceError) in
            if try resource.withHead({ $0.byteCount }) > 4 { throw ResourceError(errno: 2, path: nil) }
            return []
        }
        #expect(found.first?.contains("which can be read") == true)
    }

    @Test func replacedErrorIsAViolation() async {
        let found = await violations { (resource) throws(ResourceError) in
            do throws(ResourceError) {
                return try resource.withHead { _ in [] }
            } catch {
                throw ResourceError(errno: 2, path: nil)
            }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("failed otherwise") == true)
    }

    @Test func otherCandidatesTheNextTimeAreAViolation() async {
        final class Counter: Sendable { let count = Lock(0) }
        let counter = Counter()
        let found = await violations { (resource) throws(ResourceError) in
            let count = counter.count.withLock { count in
                count += 1
                return count
            }
            return resource.hasContent && count.isMultiple(of: 2)
                ? [Candidate(type: .json, basis: .name, detail: "mood")] : []
        }
        #expect(found.contains { $0.contains("when asked again") })
    }

    @Test func missingDetailIsAViolation() async {
        let found = await violations { _ in [Candidate(type: .json, basis: .name, detail: "")] }
        #expect(found == ["it gives no detail for application/json, a candidate for the start '%PDF-1.7\n'"])
    }

    @Test func typeWithParametersIsAViolation() async throws {
        let type = try #require(MIMEType("text/plain;charset=utf-8"))
        let found = await violations { _ in [Candidate(type: type, basis: .name, detail: "name")] }
        #expect(found.first?.contains("a type with parameters") == true)
    }

    @Test func evidenceFromMissingContentIsAViolation() async {
        let found = await violations { _ in [Self.signature] }
        #expect(found.contains { $0.contains("without content") })
        #expect(found.contains { $0.contains("which is too short") })
    }

    @Test func evidenceFromATruncatedSampleIsAViolation() async {
        let found = await violations(samples: [Self.magnet]) { (resource) throws(ResourceError) in
            resource.startsWith("magnet") ? [Self.signature] : []
        }
        #expect(found == ["it has conclusive evidence for application/json in 6 bytes of a sample that needs 11"])
    }

    @Test func unrecognisedSampleIsAViolation() async {
        let found = await violations(samples: [Self.magnet]) { _ in [] }
        #expect(found == ["it has no candidate for a sample of 14 bytes"])
    }

    @Test func keptResourceIsAViolation() async {
        final class Keeper: @unchecked Sendable { var kept: [Resource] = [] }
        let keeper = Keeper()
        let lock = Lock(())
        let found = await violations { resource in
            lock.withLock { _ in keeper.kept.append(resource) }
            return []
        }
        #expect(found.contains { $0.hasPrefix("it keeps the resource of") })
    }

    @Test func errorNamesAllViolations() async {
        do throws(ResolverContractError) {
            try await ResolverContract.check(Scripted { _ in [Self.signature] })
            Issue.record("the resolver keeps no rule about content")
        } catch {
            #expect("\(error)".hasPrefix("the resolver does not keep its contract:\n- "))
            #expect(error.violations.count == 2)
        }
    }
}
