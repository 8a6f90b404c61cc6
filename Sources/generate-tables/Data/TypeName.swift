import Foundation
import MIMETypes

/// How names of types are written in `data/`.
enum TypeName {
    /// The spelling under which a name is kept, or nil for a text that is no media type.
    static func normalized(_ name: some StringProtocol) -> String? {
        let essence = name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isToken) }) else {
            return nil
        }
        return essence
    }
}
