#if Upload
import FormClient
import MIMEDetection
import MIMETypes
import MultipartFormData

/// Puts a form together and sends it.
struct UploadRun {
    let url: String
    let method: String
    let arguments: [FormArgument]
    let configuration: HTTPFormClient.Configuration
    let explains: Bool
    let showsProgress: Bool

    /// Sends the form and writes the response to standard output.
    func send() async -> ExitStatus {
        let bar = showsProgress ? ProgressBar() : nil
        do throws(FormClientError) {
            guard let form = form() else { return .usage }
            let client = try HTTPFormClient(configuration: configuration)
            let response = try await client.upload(form, to: url, method: method, onProgress: bar?.draw)
            bar?.clear()
            try await write(response.body)
            await client.shutdown()
            if 200..<300 ~= response.status { return .success }
            let subject = "'\(response.url.printable())'"
            Console.report("\(subject) answered with the status \(response.status); see what it says in its answer")
            return .refused
        } catch {
            bar?.clear()
            Console.report("\(error)")
            return ExitStatus(error)
        }
    }

    /// Writes what would be sent to standard output, but for the contents.
    func preview() -> ExitStatus {
        do throws(FormClientError) {
            guard let form = form() else { return .usage }
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
            Console.report("\(error)")
            return ExitStatus(error)
        }
    }

    /// Adds the fields and files; reports the first that can't be added.
    private func form() -> FormData? {
        let detector = ExplainingDetector()
        var form = FormData(detector: detector)
        do throws(FormDataError) {
            for argument in arguments {
                switch argument {
                case .field(let name, let value): try form.append(name, value: value)
                case .file(let name, let path):
                    try form.append(name, path: path)
                    if explains { Console.writeError(detector.explanation(of: path)) }
                }
            }
            return form
        } catch {
            Console.report("\(error)")
            return nil
        }
    }

    private func write(_ body: FormResponse.Body) async throws(FormClientError) {
        var iterator = body.makeAsyncIterator()
        while let chunk = try await iterator.next(isolation: nil) { Console.write(chunk) }
    }

    private func print(head: [UInt8]) {
        // It ends with a line break, and may begin with that of the part before.
        var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for line in lines { print(String(line)) }
    }

    /// Writes a line of a header; names of files are chosen by strangers, and a terminal would obey what is in them.
    private func print(_ line: String) {
        Console.print(Console.showsOutputOnTerminal ? line.printable(limit: 4096) : line)
    }
}
#endif
