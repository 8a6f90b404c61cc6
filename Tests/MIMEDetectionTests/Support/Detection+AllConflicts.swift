import MIMETypes

extension Detection {
    /// The conflicts, whatever their confidence.
    var allConflicts: [Conflict] { conflicts + doubtfulConflicts }
}
