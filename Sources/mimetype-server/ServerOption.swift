#if Server
import Configuration

/// Something that a flag or an environment variable sets.
struct ServerOption: Sendable {
    let name: String
    /// What stands for the value in the help.
    let placeholder: String
    /// What the value may be, in words.
    let accepts: String
    let help: String
    /// The value that settings have, as it would be written.
    let value: @Sendable (ServerSettings) -> String
    /// Sets a value; false if it is none that is accepted.
    let set: @Sendable (inout ServerSettings, String) -> Bool

    var flag: String { "--\(name)" }
    var variable: String { "MIMETYPE_" + name.uppercased().split(separator: "-").joined(separator: "_") }
    /// What a provider of configuration calls it; variables are named after this.
    var key: ConfigKey { ConfigKey(["mimetype"] + name.split(separator: "-").map(String.init)) }
}

extension ServerOption {
    typealias Field<Value> = any WritableKeyPath<ServerSettings, Value> & Sendable

    static func text(_ name: String, _ placeholder: String, _ field: Field<String>, _ help: String) -> ServerOption {
        ServerOption(name: name, placeholder: placeholder, accepts: "a text that is not empty", help: help) {
            $0[keyPath: field]
        } set: { settings, text in
            settings[keyPath: field] = text
            return !text.isEmpty
        }
    }

    static func number(
        _ name: String, _ field: Field<Int>, _ range: ClosedRange<Int>, _ help: String
    ) -> ServerOption {
        let accepts = "a number from \(range.lowerBound) to \(range.upperBound)"
        return ServerOption(name: name, placeholder: "N", accepts: accepts, help: help) {
            "\($0[keyPath: field])"
        } set: { settings, text in
            guard let number = Int(text), range.contains(number) else { return false }
            settings[keyPath: field] = number
            return true
        }
    }

    /// More than any file, and far enough from what a number can hold to be added to.
    private static let most = 1 << 50

    static func size(_ name: String, _ field: Field<Int>, _ least: Int, _ help: String) -> ServerOption {
        let accepts =
            "a number of bytes from \(ByteCount(least)) to \(ByteCount(most)), with K, M or G for 1024, its square and its cube"
        return ServerOption(name: name, placeholder: "BYTES", accepts: accepts, help: help) {
            "\(ByteCount($0[keyPath: field]))"
        } set: { settings, text in
            guard let count = ByteCount(text)?.value, (least...most).contains(count) else { return false }
            settings[keyPath: field] = count
            return true
        }
    }

    static func seconds(_ name: String, _ field: Field<Duration>, _ help: String) -> ServerOption {
        ServerOption(name: name, placeholder: "SECONDS", accepts: "a number of seconds from 1 to 86400", help: help) {
            "\($0[keyPath: field].components.seconds)"
        } set: { settings, text in
            guard let seconds = Int(text), (1...86_400).contains(seconds) else { return false }
            settings[keyPath: field] = .seconds(seconds)
            return true
        }
    }
}
#endif
