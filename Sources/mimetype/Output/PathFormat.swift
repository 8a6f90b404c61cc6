/// A format that contains only file names.
struct PathFormat: AnswerFormat {
    let pathStyle: PathStyle
    /// The byte after each name.
    let terminator: UInt8

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        pathStyle.append(answer.path, to: &output)
        output.append(terminator)
    }
}
