import MIMETypes

/// A layout of the answers.
protocol DetectionOutput {
    /// Writes the answer about a file.
    func write(_ detection: Detection, path: [UInt8], to output: inout StandardOutput)

    /// Writes that a file could not be read, where the layout has a place for it; standard error says it in any case.
    func write(_ error: ResourceError, path: [UInt8], to output: inout StandardOutput)
}
