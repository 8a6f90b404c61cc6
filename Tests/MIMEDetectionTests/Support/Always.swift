import MIMEDetection
import MIMETypes

/// Asks the resolver inside in any case.
struct Always: MIMETypeResolver {
    private let resolver: any MIMETypeResolver

    init(_ resolver: any MIMETypeResolver) {
        self.resolver = resolver
    }

    func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try resolver.candidates(for: resource)
    }
}
