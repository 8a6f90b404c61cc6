#if Upload
import FormClient
import MultipartFormData
import Testing

extension HTTPFormClient {
    /// A client that gives up late, since other tests keep the machine busy, unless a test says otherwise.
    static func make(_ change: (inout FormClientConfiguration) -> Void = { _ in }) throws -> HTTPFormClient {
        var configuration = FormClientConfiguration()
        configuration.timeouts.progress = .seconds(20)
        change(&configuration)
        return try HTTPFormClient(configuration: configuration)
    }
}

extension FormData {
    /// A form with a field, and a file of some mebibytes, more than the buffers between client and server hold.
    static func make(path: String) throws -> FormData {
        var form = FormData()
        try form.append("UserID", value: "lee1994")
        try form.append("file", path: path)
        return form
    }
}

extension String {
    /// Whether a message has names of types, cases or files of a program in Swift, which are of no use to its reader.
    var namesSwiftTypes: Bool {
        guard !contains(".swift"), !contains("NIO") else { return true }
        return zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
}

/// Runs what has to fail, and gives its error.
func failure(_ body: () async throws(FormClientError) -> some Sendable) async throws -> FormClientError {
    do throws(FormClientError) {
        _ = try await body()
    } catch {
        return error
    }
    Issue.record("nothing was thrown")
    throw CancellationError()
}
#endif
