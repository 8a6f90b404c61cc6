#if Server
import ArgumentParser
import Logging
import MIMEService

/// Everything that flags and environment variables set.
struct ServerOptions: ParsableArguments {
    @OptionGroup(title: "Listening") var listening: ListenOptions
    @OptionGroup(title: "Access") var access: AccessOptions
    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup(title: "Time-outs") var timeouts: TimeoutOptions
    @OptionGroup(title: "Logging") var logging: LogOptions

    var configuration: ServiceConfiguration {
        var configuration = ServiceConfiguration()
        listening.apply(to: &configuration)
        configuration.limits = limits.limits
        configuration.timeouts = timeouts.timeouts
        return configuration
    }

    /// The name of every option, without the dashes.
    static var names: [String] {
        let groups: [any ParsableArguments] = [
            ListenOptions(), AccessOptions(), LimitOptions(), TimeoutOptions(), LogOptions(),
        ]
        return groups.flatMap { group in
            Mirror(reflecting: group).children.compactMap(\.label).map { label in
                label.drop { $0 == "_" }.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
            }
        }
    }

    /// The variables that look like options and are none, sorted.
    static func unknownVariables(in environment: [String]) -> [String] {
        let known = Set(names.map(variable))
        return environment.filter { $0.hasPrefix(prefix) && !known.contains($0) }.sorted()
    }

    private static let prefix = "MIMETYPE_"

    /// The name of the environment variable of an option.
    static func variable(_ name: String) -> String {
        prefix + name.uppercased().split(separator: "-").joined(separator: "_")
    }
}
#endif
