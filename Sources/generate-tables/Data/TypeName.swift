import Foundation
import MIMETypes

/// The spelling of type names in `data/`.
enum TypeName {
    /// Returns a name in lowercase, without parameters; nil if the text is not a media type.
    static func normalized(_ name: some StringProtocol) -> String? {
        let essence = name.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ASCII.isToken) }) else {
            return nil
        }
        return essence
    }
}
