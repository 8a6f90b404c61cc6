#if Server
/// The reason why a scan has no result.
///
/// Refuse a file whose scan fails.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ClamAVError: Error, Hashable {
    /// The daemon can't be reached; the text is the reason that the system reports.
    case unreachable(String)
    /// The daemon closed the connection without a response.
    case noAnswer
    /// The scan took longer than the time limit.
    case timedOut(Duration)
    /// The file is larger than the limit of the scanner or the daemon. The value is that limit in bytes, or nil if it
    /// is not known.
    case tooLarge(Int?)
    /// The file became shorter while it was being read.
    case fileChanged
    /// The daemon responded with an error, or with something that can't be understood.
    case failed(String)
}

extension ClamAVError: CustomStringConvertible {
    /// A description of the error in one sentence, for a log.
    public var description: String {
        switch self {
        case .unreachable(let reason): "clamd can't be reached: \(reason)"
        case .noAnswer: "clamd closed the connection without an answer; see its log"
        case .timedOut(let limit): "clamd did not answer within \(limit)"
        case .tooLarge(let limit?): "the file is larger than \(limit) bytes, which is all that is scanned"
        case .tooLarge(nil): "the file is larger than clamd accepts; raise StreamMaxLength in clamd.conf"
        case .fileChanged: "the file became shorter while it was scanned"
        case .failed(let answer): "clamd answered '\(answer)'"
        }
    }
}
#endif
