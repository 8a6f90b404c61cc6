import Foundation

@main
enum GenerateTables {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("generate-tables: \(error)\n".utf8))
            exit(1)
        }
    }

    static func run(_ arguments: [String]) throws {
        let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        switch arguments.first {
        case nil: try CompileCommand(root: root).run()
        case "check": try CheckCommand(root: root, arguments: arguments.dropFirst()).run()
        case "import": try ImportCommand(root: root, arguments: arguments.dropFirst()).run()
        case "sort": try SortCommand(root: root).run()
        case "--help", "-h": print(usage)
        case let unknown?: throw UsageError("unknown command '\(unknown)'; see generate-tables --help")
        }
    }

    static let usage = """
        usage: generate-tables                        compile data/ into the tables of MIMENames and MIMEDetection
               generate-tables check                  check data/ and that the compiled tables are up to date
               generate-tables check --against FILES  the same, and that an import of FILES would change nothing
               generate-tables sort                   sort the tables in data/ that are written by hand
               generate-tables import FILES           rewrite types, globs, signatures and XML roots in data/; FILES
                                                      have to be those that data/upstream.lock pins
               generate-tables import --update-lock FILES  the same with other files, and pin them

        FILES: --tika F, --iana F, --mime-db F, --apache F, --nginx F, --debian F,
        --linguist F, --pygments F
        Run it in the package's root.
        """
}
