#if Upload
import FormClient

/// The exit status of the command.
enum ExitStatus: CInt {
    /// The server took the form.
    case success = 0
    /// The server did not take the form: its status is not a success, it led elsewhere, or it did not read the form to
    /// the end. Or the response could not be written.
    case refused = 1
    /// The command line is wrong, or a file is refused, can't be read or changed while it was sent.
    case usage = 2
    /// There was no connection, it broke, or the answer made no sense.
    case network = 3
    /// It took too long.
    case timedOut = 4

    init(_ error: FormClientError) {
        self =
            switch error.code {
            case .badStatus, .droppedBody, .lengthRequired, .uploadGone: .refused
            case .invalidParameter, .unreadableBody: .usage
            case .timedOut: .timedOut
            default: .network
            }
    }
}
#endif
