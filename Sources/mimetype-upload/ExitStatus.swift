#if Upload
import FormClient

/// The exit status of the command.
enum ExitStatus: CInt {
    /// The server accepted the form.
    case success = 0
    /// The server did not accept the form.
    ///
    /// The form is not accepted if the status is not a success, if the response is a redirect that is not followed, or
    /// if the server did not read the form to the end.
    case refused = 1
    /// The command line is wrong; a file is refused, can't be read, or changed while it was being sent; or the response
    /// or the state of an upload can't be written.
    case usage = 2
    /// There was no connection, the connection broke, or the response was malformed.
    case network = 3
    /// The request took too long.
    case timedOut = 4

    init(_ error: FormClientError) {
        self =
            switch error.code {
            case .badStatus, .droppedBody, .lengthRequired, .uploadGone, .refusedRedirect, .otherOrigin,
                .tooManyRedirects:
                .refused
            case .invalidParameter, .unreadableBody, .unwritableFile: .usage
            case .timedOut: .timedOut
            default: .network
            }
    }
}
#endif
