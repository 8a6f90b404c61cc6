@main
enum Benchmarks {
    static func main() {
        LookUpBenchmark.run()
        LanguageBenchmark.run()
        if let folder = CommandLine.arguments.dropFirst().first { DetectionBenchmark(folder: folder).run() }
    }
}
