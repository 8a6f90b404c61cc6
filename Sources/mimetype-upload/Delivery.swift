#if Upload
import FormClient
import HTTPTypes
import MIMETypes

/// Everything about a request except its body: how to send it, and what to do with the response.
struct Delivery {
    var configuration: FormClientConfiguration
    /// Whether redirects and retries are reported.
    let showsNotices: Bool
    let showsProgress: Bool
    /// The path of the file to which the response is written; nil for standard output.
    let output: String?
    let includesHeaders: Bool

    /// Makes a client and uses it to send a request; reports errors.
    ///
    /// - Parameter send: a closure that sends the request with the client and returns the exit status.
    /// - Returns: the exit status of the closure, or the exit status for the error.
    func perform(
        _ send: (HTTPFormClient, ProgressBar?) async throws(FormClientError) -> ExitStatus
    ) async -> ExitStatus {
        guard canWrite() else { return .usage }
        let bar = showsProgress ? ProgressBar() : nil
        do throws(FormClientError) {
            var configuration = configuration
            if showsNotices { configuration.onEvent = { Notice.report($0, above: bar) } }
            let client = try HTTPFormClient(configuration: configuration)
            let status = try await send(client, bar)
            await client.shutdown()
            return status
        } catch {
            bar?.clear()
            Console.report(CommandAdvice.message(for: error))
            return ExitStatus(error)
        }
    }

    /// Checks, before anything is sent, whether the file for the response can be written; reports an error if not.
    private func canWrite() -> Bool {
        do throws(ResponseOutputError) {
            try ResponseOutput.check(output)
            return true
        } catch {
            Console.report("\(error)")
            return false
        }
    }

    /// Writes a response, and returns the matching exit status.
    func finish(_ response: FormResponse) async throws(FormClientError) -> ExitStatus {
        guard try await write(response) else {
            Console.report("'\(response.url.withoutQuery.printable())' responded with the status \(response.status)")
            return .usage
        }
        return Self.verdict(response.url, response.status, isWhole: response.isRequestBodySent)
    }

    /// Writes the response to an upload, and returns the matching exit status.
    func finish(_ answer: UploadAnswer) -> ExitStatus {
        do throws(ResponseOutputError) {
            var output = try ResponseOutput(output)
            if includesHeaders {
                try output.write(Self.head(answer.status, answer.headers))
            }
            try output.write(answer.body)
            try output.finish()
        } catch {
            Console.report("\(error)")
            Console.report("'\(answer.url.withoutQuery.printable())' responded with the status \(answer.status)")
            return .usage
        }
        return Self.verdict(answer.url, answer.status, isWhole: answer.isRequestBodySent)
    }

    /// Returns the exit status for a complete response, and reports an error if the server has not accepted the
    /// request.
    static func verdict(_ url: String, _ status: Int, isWhole: Bool) -> ExitStatus {
        let start = "'\(url.withoutQuery.printable())' responded with the status \(status)"
        guard 200..<300 ~= status else {
            Console.report("\(start); see its response")
            return .refused
        }
        guard isWhole else {
            Console.report("\(start) before it had taken the whole body, and closed the connection; check what it has")
            return .refused
        }
        return .success
    }

    /// Writes a response; returns false if the file for the response can't be written.
    private func write(_ response: FormResponse) async throws(FormClientError) -> Bool {
        let result: Result<Void, any Error>
        do {
            var output = try ResponseOutput(output)
            if includesHeaders {
                try output.write(Self.head(response.status, response.headers))
            }
            var iterator = response.body.makeAsyncIterator()
            while let chunk = try await iterator.next(isolation: nil) { try output.write(chunk) }
            try output.finish()
            result = .success(())
        } catch {
            result = .failure(error)
        }
        guard case .failure(let error) = result else { return true }
        if let error = error as? FormClientError { throw error }
        Console.report("\(error)")
        return false
    }

    private static func head(_ status: Int, _ headers: HTTPFields) -> String.UTF8View {
        let lines = ["HTTP/1.1 \(status)"] + headers.map { "\($0.name): \($0.value)" }
        return (lines.map { "\($0)\r\n" }.joined() + "\r\n").utf8
    }
}
#endif
