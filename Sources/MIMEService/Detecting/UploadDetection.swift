import MIMEDetection
import MIMETypes

/// The result for an upload.
struct UploadDetection: Sendable {
    /// What libmagic had to do with it.
    enum Magic: String, Sendable, CaseIterable {
        /// The other resolvers left nothing open.
        case notNeeded = "not-needed"
        case asked
        /// The request has used up its time of libmagic.
        case budgetSpent = "budget-spent"
        /// No thread was free in time.
        case busy
    }

    let detection: Detection
    /// Whether bytes that were not read could change the answer.
    let isUnread: Bool
    let magic: Magic
    /// The verdict of a policy, if there is one.
    var verdict: UploadVerdict?

    init(_ seen: PrefixDetection, magic: Magic) {
        detection = seen.detection
        isUnread = !seen.isFinal
        self.magic = magic
    }

    /// Whether libmagic could change the answer, and was not asked.
    var isUnasked: Bool { magic == .budgetSpent || magic == .busy }

    /// Whether something that was left out could change the answer.
    var isUndetermined: Bool { isUnread || isUnasked }
}
