/// How far a detection looks for what else the bytes can be read as.
public enum SearchDepth: String, Sendable, Codable, CaseIterable {
    /// The bytes from the start that are read anyway. It costs no read.
    case head
    /// All of what is shown or printed, such as pictures and PDF; of anything else, the start and the last 64 KiB.
    ///
    /// What is larger than the limits allow is searched as far as `head` only. `ReadLimits.thorough` are made for it.
    case thorough
}
