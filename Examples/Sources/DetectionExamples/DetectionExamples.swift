/// What a program does with types: `swift run DetectionExamples FILE...`.
@main
struct DetectionExamples {
    static func main() async throws {
        let files = Array(CommandLine.arguments.dropFirst())
        try OwnTypes.declare()
        LookUps.show()
        OwnTypes.show()
        Policies.show()
        Negotiation.show()
        try Answers.show(files)
        try await Streams.show(files)
    }
}
