import Foundation

/// Runs the command beside its peers over the same files.
@main
enum ComparePeers {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var chart: String?
        if let index = arguments.firstIndex(of: "--chart"), index + 1 < arguments.count {
            chart = arguments[index + 1]
            arguments.removeSubrange(index...(index + 1))
        }
        guard arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: ComparePeers COMMAND FOLDER [--chart FILE.svg]\n".utf8))
            exit(2)
        }
        let files = FileList(below: arguments[1])
        guard !files.paths.isEmpty else {
            FileHandle.standardError.write(Data("no files below '\(arguments[1])'\n".utf8))
            exit(1)
        }
        print("\(files.paths.count) files below \(arguments[1])\n")
        let results = try Peer.all(command: arguments[0]).filter(\.isInstalled).map { try $0.measure(files) }
        let table = ResultTable(results)
        print(table.text)
        if let chart {
            try table.chart.write(toFile: chart, atomically: true, encoding: .utf8)
            print("\nwrote \(chart)")
        }
    }
}
