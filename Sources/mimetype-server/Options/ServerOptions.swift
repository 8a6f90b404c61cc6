#if Server
import ArgumentParser
import CommandOptions
import Logging
import MIMEService

/// All options, which can be set on the command line and by environment variables.
struct ServerOptions: ParsableArguments {
    @OptionGroup(title: "Listening") var listening: ListenOptions
    @OptionGroup(title: "Access") var access: AccessOptions
    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup(title: "What ?allow= refuses") var uploads: PolicyLimitOptions
    @OptionGroup(title: "Time-outs") var timeouts: TimeoutOptions
    @OptionGroup(title: "Logging") var logging: LogOptions

    var configuration: ServiceConfiguration {
        var configuration = ServiceConfiguration()
        listening.apply(to: &configuration)
        configuration.limits = limits.limits
        configuration.limits.uploads = uploads.limits
        configuration.timeouts = timeouts.timeouts
        return configuration
    }

    /// The names of all options, without the dashes.
    static var names: [String] {
        let groups: [any ParsableArguments] = [
            ListenOptions(), AccessOptions(), LimitOptions(), PolicyLimitOptions(), TimeoutOptions(),
            LogOptions(),
        ]
        return groups.flatMap { group in
            Mirror(reflecting: group).children.compactMap(\.label).map { label in
                label.drop { $0 == "_" }.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
            }
        }
    }

    /// Returns the environment variables with the prefix `MIMETYPE_` that don't belong to an option, sorted.
    static func unknownVariables(in environment: [String]) -> [String] {
        let known = Set(names.map(variable))
        return environment.filter { $0.hasPrefix(prefix) && !known.contains($0) }.sorted()
    }

    private static let prefix = "MIMETYPE_"

    /// Returns the name of an option's environment variable.
    static func variable(_ name: String) -> String {
        prefix + name.uppercased().split(separator: "-").joined(separator: "_")
    }
}
#endif
