#if Server
import Configuration
import MIMEService
import Testing

@testable import mimetype_server

struct ServerSettingsTests {
    private func settings(_ arguments: [String], _ environment: [String: String] = [:]) throws -> ServerSettings {
        let provider = EnvironmentVariablesProvider(environmentVariables: environment)
        return try ServerSettings(arguments: arguments, variables: ConfigReader(provider: provider))
    }

    @Test func defaultIsThisMachineAlone() throws {
        let configuration = try settings([]).configuration
        #expect(configuration == ServiceConfiguration())
        #expect(configuration.address == "127.0.0.1")
        #expect(configuration.port == 8080)
    }

    @Test func flagsCountMoreThanVariables() throws {
        let environment = ["MIMETYPE_PORT": "9000", "MIMETYPE_MAX_BODY": "2M", "MIMETYPE_ADDRESS": ""]
        let configuration = try settings(["--port", "9001"], environment).configuration
        #expect(configuration.port == 9001)
        #expect(configuration.limits.bodyLength == 2 << 20)
        #expect(configuration.address == "127.0.0.1")
    }

    /// The help shows each default as it could be given.
    @Test(arguments: ServerOption.all.map(\.name))
    func defaultCanBeGivenAgain(_ name: String) throws {
        let option = try #require(ServerOption.all.first { $0.name == name })
        let value = option.value(ServerSettings())
        #expect(HelpText.text.contains("\(option.flag) "))
        #expect(HelpText.text.contains(option.variable))
        if value.isEmpty { return }
        #expect(try settings([option.flag, value]).configuration == ServiceConfiguration())
        #expect(try settings([], [option.variable: value]).configuration == ServiceConfiguration())
    }

    @Test(arguments: [
        ("--port=70000", "'--port' takes a number from 0 to 65535, not '70000'"),
        ("--port=", "'--port' takes a number from 0 to 65535, not ''"),
        ("--port", "'--port' takes a number from 0 to 65535; none is given"),
        ("--prot=1", "'--prot=1' is not an option; see mimetype-server --help"),
        ("--idle-timeout=0", "'--idle-timeout' takes a number of seconds from 1 to 86400, not '0'"),
        (
            "--allow-origin=example.org",
            "'--allow-origin' takes origins such as https://example.org, or *, not 'example.org'"
        ),
        (
            "--max-body=1T",
            "'--max-body' takes a number of bytes from 1 to 1048576G, with K, M or G for 1024, its square and its cube, not '1T'"
        ),
        (
            "--trusted-proxies=localhost",
            "'--trusted-proxies' takes IP addresses such as 127.0.0.1 or ::1, not 'localhost'"
        ),
        ("extra", "'extra' is not an option; see mimetype-server --help"),
    ])
    func wrongValueIsOneLine(_ argument: String, _ message: String) throws {
        let error = #expect(throws: SettingsError.self) { try settings([argument]) }
        #expect(error?.description == message)
    }

    @Test func variableIsNamedInItsError() throws {
        let error = #expect(throws: SettingsError.self) { try settings([], ["MIMETYPE_LOG_LEVEL": "loud"]) }
        #expect(error?.description.hasPrefix("'MIMETYPE_LOG_LEVEL' takes one of trace, debug") == true)
    }

    @Test(arguments: [("0", 0), ("17", 17), ("1k", 1024), ("3M", 3 << 20), ("4G", 4 << 30)])
    func byteCountsHaveUnits(_ text: String, _ value: Int) {
        #expect(ByteCount(text)?.value == value)
        #expect(ByteCount("\(ByteCount(value))")?.value == value)
    }

    @Test(arguments: ["", "K", "1KB", "-1", "1.5M", "9999999999999G", "١"])
    func otherTextIsNoByteCount(_ text: String) {
        #expect(ByteCount(text) == nil)
    }
}
#endif
