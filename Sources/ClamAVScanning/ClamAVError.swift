#if Server
/// The reason why a scan has no result.
///
/// Refuse a file whose scan fails.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ClamAVError: Error, Hashable {
    /// The daemon can't be reached, or the connection broke while the file was being sent; the text is the reason.
    case unreachable(String)
    /// The daemon closed the connection without a response.
    case noAnswer
    /// The scan took longer than the time limit.
    case timedOut(Duration)
    /// The file is larger than the scanner's limit or the daemon's. The value is the scanner's limit in bytes, or nil
    /// if the daemon's limit was exceeded.
    case tooLarge(Int?)
    /// The file became shorter while it was being read.
    case fileChanged
    /// The daemon reported an error, or its response can't be understood; the text is the response.
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
