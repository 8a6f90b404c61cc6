#if Upload
import FormClient
import HTTPTypes
import MIMETypes
import MultipartFormData

/// Sends a form, or shows it.
struct UploadRun {
    let url: String
    let method: HTTPRequest.Method
    let arguments: [FormArgument]
    let configuration: FormClientConfiguration
    let explains: Bool
    /// What is asked of each file.
    let rule: UploadGate.Rule
    /// Whether files that are refused are sent anyway.
    let forces: Bool
    /// Whether redirects and retries are reported.
    let showsNotices: Bool
    let showsProgress: Bool
    /// The file for the response, or nil for standard output.
    let output: String?
    let includesHeaders: Bool

    /// Sends the form and writes the response.
    func send() async -> ExitStatus {
        let bar = showsProgress ? ProgressBar() : nil
        do throws(FormClientError) {
            guard let form = await form() else { return .usage }
            var configuration = configuration
            if showsNotices { configuration.onEvent = { Notice.report($0, above: bar) } }
            let client = try HTTPFormClient(configuration: configuration)
            let response = try await client.upload(form, to: url, method: method, onProgress: bar?.draw)
            bar?.clear()
            guard try await write(response) else { return .refused }
            await client.shutdown()
            return Self.verdict(on: response)
        } catch {
            bar?.clear()
            Console.report(CommandAdvice.message(for: error))
            return ExitStatus(error)
        }
    }

    /// Judges a complete response, and reports if the server has not taken the form.
    private static func verdict(on response: FormResponse) -> ExitStatus {
        let start = "'\(response.url.printable())' answered with the status \(response.status)"
        guard 200..<300 ~= response.status else {
            Console.report("\(start); see what it says in its answer")
            return .refused
        }
        guard response.isRequestBodySent else {
            Console.report("\(start) before it had taken the whole form, and closed the connection; check what it has")
            return .refused
        }
        return .success
    }

    /// Writes to standard output what would be sent, except the contents.
    func preview() async -> ExitStatus {
        do throws(FormClientError) {
            guard let form = await form() else { return .usage }
            let client = try HTTPFormClient(configuration: configuration)
            let head = try client.preview(of: form, to: url, method: method)
            for line in head + [""] { print(line) }
            for part in form.parts {
                print(head: part.head)
                Console.print("(\(part.length.map { "\($0) bytes" } ?? "content of unknown length"))")
            }
            print(head: form.closing)
            return .success
        } catch {
            Console.report(CommandAdvice.message(for: error))
            return ExitStatus(error)
        }
    }

    /// Builds the form; reports the first field or file that can't be added, and every file that is refused.
    private func form() async -> FormData? {
        var builder = FormBuilder(explains: explains, rule: rule, forces: forces)
        do {
            for argument in arguments { try await builder.append(argument) }
            return builder.isRefused ? nil : builder.form
        } catch {
            Console.report("\(error)")
            return nil
        }
    }

    /// Writes the response; false if the file for it can't be written.
    private func write(_ response: FormResponse) async throws(FormClientError) -> Bool {
        let result: Result<Void, any Error>
        do {
            var output = try ResponseOutput(output)
            if includesHeaders { try output.write(Self.head(of: response).utf8) }
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

    private static func head(of response: FormResponse) -> String {
        let lines = ["HTTP/1.1 \(response.status)"] + response.headers.map { "\($0.name): \($0.value)" }
        return lines.map { "\($0)\r\n" }.joined() + "\r\n"
    }

    private func print(head: [UInt8]) {
        // It ends with a line break, and may begin with that of the previous part.
        var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for line in lines { print(String(line)) }
    }

    /// Writes a line of a header.
    ///
    /// Strangers choose file names, and a terminal would obey the control characters in them.
    private func print(_ line: String) {
        Console.print(Console.showsOutputOnTerminal ? line.printable(limit: 4096) : line)
    }
}
#endif
