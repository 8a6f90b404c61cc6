#if Upload
import FormClient
import MIMETypes

/// Reports events of a request on standard error, before the response arrives.
enum Notice {
    /// Writes a notice above the progress bar, if there is one.
    static func report(_ event: FormClientEvent, above bar: ProgressBar?) {
        guard let bar else { return Console.report(text(event)) }
        bar.write { Console.report(text(event)) }
    }

    /// Returns the notice, without the name of the command.
    static func text(_ event: FormClientEvent) -> String {
        switch event {
        case .redirected(let start, let end, let status, let keepsBody):
            "'\(start.withoutQuery.printable())' redirects to '\(end.withoutQuery.printable())' (\(status))"
                + (keepsBody ? "" : ", which is read without the form")
        case .retrying(_, let problem, let delay):
            "\(problem); trying again in \(seconds(delay)) s"
        case .resending(let url): "'\(url.withoutQuery.printable())' had closed the connection; sending again"
        }
    }

    /// Formats a duration in seconds with one decimal.
    private static func seconds(_ delay: Duration) -> String {
        let tenths = Int((delay / .milliseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
#endif
