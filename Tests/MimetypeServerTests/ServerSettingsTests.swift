#if Server
import ArgumentParser
import CommandOptions
import MIMEDetection
import MIMEService
import Testing

@testable import mimetype_server

struct ServerSettingsTests {
    private func command(_ arguments: [String], _ environment: [String: String] = [:]) throws -> MimetypeServer {
        try MimetypeServer.read(arguments) { environment[$0] }
    }

    private func settings(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> ServiceConfiguration {
        try command(arguments, environment).options.configuration
    }

    @Test func defaultIsThisMachineAlone() throws {
        let configuration = try settings([])
        #expect(configuration == ServiceConfiguration())
        #expect(configuration.address == "127.0.0.1")
        #expect(configuration.port == 8080)
    }

    /// They have the names of the options of mimetype-upload.
    @Test func limitsOfThePolicyAreOptions() throws {
        let arguments = ["--max-size", "5M", "--max-entries", "7", "--max-unpacked-size", "1G", "--max-ratio", "9"]
        let limits = try settings(arguments, ["MIMETYPE_MAX_PIXELS": "40000000"]).limits.uploads
        #expect(limits.size == 5 << 20 && limits.pixels == 40_000_000 && limits.entries == 7)
        #expect(limits.unpackedSize == 1 << 30 && limits.ratio == 9)
    }

    @Test func flagsCountMoreThanVariables() throws {
        let environment = ["MIMETYPE_PORT": "9000", "MIMETYPE_MAX_BODY": "2M", "MIMETYPE_ADDRESS": ""]
        let configuration = try settings(["--port", "9001"], environment)
        #expect(configuration.port == 9001)
        #expect(configuration.limits.bodyLength == 2 << 20)
        #expect(configuration.address == "127.0.0.1")
    }

    /// The name that the environment uses is made from the name of a property.
    @Test(arguments: ServerOptions.names)
    func everyOptionIsInTheHelp(_ name: String) {
        #expect(MimetypeServer.helpMessage().contains("--\(name) "))
    }

    @Test func variablesSetTheAccessOfASocket() throws {
        let environment = ["MIMETYPE_SOCKET": "/tmp/x", "MIMETYPE_SOCKET_MODE": "660", "MIMETYPE_SOCKET_GROUP": "0"]
        let listening = try command([], environment).options.listening
        #expect(listening.access.mode == 0o660)
        #expect(listening.access.group == 0)
        #expect(listening.sockets == ["/tmp/x"])
    }

    @Test func optionsHaveVariables() {
        #expect(ServerOptions.names.contains("max-body"))
        #expect(ServerOptions.variable("max-body") == "MIMETYPE_MAX_BODY")
    }

    @Test(arguments: [
        (["--port=70000"], "'--port' takes a number from 0 to 65535, not '70000'"),
        (["--idle-timeout=0"], "'--idle-timeout' takes a number of seconds from 1 to 86400, not '0'"),
        (
            ["--allow-origin=example.org"],
            "'--allow-origin' takes origins such as https://example.org, or *, not 'example.org'"
        ),
        (
            ["--socket=/tmp/x", "--socket-mode=88"],
            "'--socket-mode' takes permissions in octal digits such as 660, not '88'"
        ),
        (
            ["--socket=/tmp/x", "--socket-mode=1777"],
            "'--socket-mode' takes permissions in octal digits such as 660, not '1777'"
        ),
        (
            ["--socket=/tmp/x", "--socket-group=no such group"],
            "'--socket-group' takes a group of this system, not 'no such group'"
        ),
        (["--socket-mode=660"], "'--socket-mode' and '--socket-group' are for --socket, or for --metrics unix:PATH"),
        (["--max-header=1"], "'--max-header' takes a number of bytes from 1K to 1048576G, not '1'"),
        (["--max-body=1T"], "The value '1T' is invalid for '--max-body <bytes>'"),
        (["--port="], "Missing value for '--port <number>'"),
        (["--port"], "Missing value for '--port <number>'"),
        (["--prot", "1"], "Unknown option '--prot'. Did you mean '--port'?"),
        (["--client-header=X Real"], "'--client-header' takes the name of a header, not 'X Real'"),
        (
            ["--max-memory=3M"], "'--max-memory' takes at least four times --max-prefix, which is 1M, not '3M'"
        ),
        (
            ["--max-judged=100M"], "'--max-memory' takes at least four times --max-judged, which is 100M, not '256M'"
        ),
        (["--max-ratio=0"], "'--max-ratio' takes a number of at least 1, not '0'"),
        (["--max-unpacked-size=0"], "'--max-unpacked-size' takes a number of at least 1, not '0'"),
        (["extra"], "Unexpected argument 'extra'"),
        (
            ["--trusted-proxies=localhost"],
            "'--trusted-proxies' takes addresses and networks such as ::1 or 10.0.0.0/8, or unix, not 'localhost'"
        ),
    ])
    func wrongValueIsOneLine(_ arguments: [String], _ message: String) throws {
        let error = #expect(throws: (any Error).self) { try command(arguments) }
        #expect(try MimetypeServer.message(for: #require(error)) == message)
    }

    @Test func variablesThatAreNoOptionsAreNamed() {
        let environment = ["MIMETYPE_PORT", "MIMETYPE_MAX_BODDY", "PATH", "MIMETYPE_", "MIMETYPE_PORT_8080_TCP"]
        #expect(
            ServerOptions.unknownVariables(in: environment)
                == ["MIMETYPE_", "MIMETYPE_MAX_BODDY", "MIMETYPE_PORT_8080_TCP"])
    }

    @Test func variableIsNamedInItsError() throws {
        let error = #expect(throws: VariableError.self) { try command([], ["MIMETYPE_LOG_LEVEL": "loud"]) }
        #expect(error?.description.hasPrefix("the variable MIMETYPE_LOG_LEVEL is wrong: The value 'loud'") == true)
    }

    @Test(arguments: [("0", 0), ("17", 17), ("1k", 1024), ("3M", 3 << 20), ("4G", 4 << 30)])
    func byteCountsHaveUnits(_ text: String, _ value: Int) {
        #expect(ByteCount(argument: text)?.value == value)
        #expect(ByteCount(argument: "\(ByteCount(value))")?.value == value)
    }

    @Test(arguments: ["", "K", "1KB", "-1", "1.5M", "9999999999999G", "١"])
    func otherTextIsNotAByteCount(_ text: String) {
        #expect(ByteCount(argument: text) == nil)
    }
}
#endif
