import MIMEDetection
import MIMETypes

/// The result of detecting an upload's type.
struct UploadDetection: Sendable {
    /// Whether libmagic was used, and if not, why.
    enum Magic: String, Sendable, CaseIterable {
        /// The result of the other resolvers was certain.
        case notNeeded = "not-needed"
        case asked
        /// The request has used up its time for libmagic.
        case budgetSpent = "budget-spent"
        /// No thread was free in time.
        case busy
    }

    let detection: Detection
    /// Whether bytes that were not read could change the result.
    let isUnread: Bool
    let magic: Magic
    /// The verdict of a policy, if there is one.
    var verdict: UploadVerdict?

    init(_ seen: PrefixDetection, magic: Magic) {
        detection = seen.detection
        isUnread = !seen.isFinal
        self.magic = magic
    }

    /// Whether libmagic could change the result but was not used.
    var isUnasked: Bool { magic == .budgetSpent || magic == .busy }

    /// Whether unread bytes, or libmagic if it was not used, could change the result.
    var isUndetermined: Bool { isUnread || isUnasked }
}
