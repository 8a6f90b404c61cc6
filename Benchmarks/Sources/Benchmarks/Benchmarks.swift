@main
enum Benchmarks {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--heads", let folder = arguments.dropFirst().first {
            return HeadsBenchmark.run(folder: folder, rounds: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20)
        }
        if let option = arguments.first, option.hasPrefix("--each"), let list = arguments.dropFirst().first {
            return EachHeadBenchmark.run(list: list, asksLibmagic: option == "--each-with-libmagic")
        }
        LookUpBenchmark.run()
        LanguageBenchmark.run()
        if let folder = arguments.first { DetectionBenchmark(folder: folder).run() }
    }
}
