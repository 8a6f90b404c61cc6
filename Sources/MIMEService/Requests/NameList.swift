#if Server
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A list of names in JSON.
enum NameList {
    /// Reads an array of strings.
    static func names(in json: [UInt8]) throws(ServiceError) -> [String] {
        do { return try JSONDecoder().decode([String].self, from: Data(json)) } catch {
            throw ServiceError(.badRequest, "Send a JSON array of names, for example [\"photo.jpg\",\"Makefile\"].")
        }
    }
}
#endif
