#if Server
import DetectionJSON
import MIMETypes

/// The wording that the page's script shares with the pages that need no script.
enum PageWording {
    /// The wording as JSON.
    static let json = JSON.object([
        ("labels", .object(ResultGroup.allCases.map { ($0.rawValue, .string($0.label)) })),
        ("phrases", .object(ResultGroup.allCases.map { ($0.rawValue, phrases(of: $0)) })),
        ("recognised", .string(ResultGroup.recognised)),
        ("reasons", .object(Detection.Reason.allCases.map { ($0.rawValue, .string($0.description)) })),
        ("evidence", .object(EvidenceSentence.openings.map { ($0.key, .string($0.text)) })),
    ]).text

    private static func phrases(of group: ResultGroup) -> JSON {
        .array([group.phrases.one, group.phrases.many].map { .string($0.filling("count", with: "#")) })
    }
}
#endif
