#if Server
import Configuration
import Logging
import MIMEService
import MIMETypes

/// The command that runs the service.
@main
struct MimetypeServer {
    static func main() async {
        let settings: ServerSettings
        do throws(SettingsError) {
            let variables = ConfigReader(provider: EnvironmentVariablesProvider())
            settings = try ServerSettings(arguments: Process.arguments, variables: variables)
        } catch {
            Process.exit(2, "mimetype-server: \(error.description)")
        }
        switch settings.action {
        case .help: Process.print(HelpText.text)
        case .version: Process.print("mimetype-server \(PackageVersion.current)")
        case .serve: await serve(settings)
        }
    }

    private static func serve(_ settings: ServerSettings) async {
        var logger = Logger(label: "mimetype-server") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = settings.logLevel
        Process.raiseDescriptorLimit()
        Process.shareArenas()
        do {
            let service = DetectionService(settings.configuration, logger: logger, whenIdle: Process.releaseMemory)
            try await service.run()
        } catch {
            let place = "\(settings.configuration.address):\(settings.configuration.port)"
            Process.exit(1, "mimetype-server: cannot serve on \(place): \(DetectionService.explain(error))")
        }
    }
}
#else
/// Stands for the command where the trait that it needs is off.
@main
struct MimetypeServer {
    static func main() {
        Process.exit(2, "mimetype-server: built without its parts; build with the trait Server")
    }
}
#endif
