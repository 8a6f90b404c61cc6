#if Server
/// What `--help` prints.
enum HelpText {
    static var text: String {
        """
        Usage: mimetype-server [OPTION]...

        Tells the media types of names and files over HTTP.

        Each option can be set by the environment variable that stands below it; a flag counts more. Bytes may
        end with K, M or G.

        \(ServerOption.all.map(entry).joined(separator: "\n"))
          -h, --help
              print this and exit
          --version
              print the version and exit

        Exit status: 0 after SIGTERM or SIGINT, 1 if it can't listen, 2 if an option is wrong.
        """
    }

    private static func entry(_ option: ServerOption) -> String {
        let value = option.value(ServerSettings())
        return """
              \(option.flag) \(option.placeholder)
                  \(option.help) (default: \(value.isEmpty ? "none" : value))
                  \(option.variable)
            """
    }
}
#endif
