import MIMETypes

@testable import MIMEDetection

extension TextSniffer {
    /// The type that this sniffer alone finds in a text, or nil.
    static func essence(of text: String, isWhole: Bool = true) -> String? {
        Array(text.utf8).withUnsafeBytes {
            candidate(TextSample(bytes: $0, form: .utf8, isWhole: isWhole))?.type.essence
        }
    }
}
