#if Upload
import FormClient
import HTTPTypes
import MIMETypes
import MultipartFormData

/// Sends a form, or previews it.
struct UploadRun {
    let url: String
    let method: HTTPRequest.Method
    let arguments: [FormArgument]
    let checks: FileChecks
    let delivery: Delivery

    /// Sends the form and writes the response.
    func send() async -> ExitStatus {
        await delivery.perform { client, bar throws(FormClientError) in
            guard let form = await form() else { return .usage }
            let response = try await client.upload(form, to: url, method: method) {
                bar?.draw(sent: $0.totalBytesSent, total: $0.totalBytesExpected)
            }
            bar?.clear()
            return try await delivery.finish(response)
        }
    }

    /// Writes a preview to standard output: the head of the request, and the headers and the size of each part of the
    /// form.
    func preview() async -> ExitStatus {
        await delivery.perform { client, _ throws(FormClientError) in
            guard let form = await form() else { return .usage }
            let head = try client.preview(of: form, to: url, method: method)
            for line in head + [""] { print(line) }
            for part in form.parts {
                print(head: part.head)
                Console.print("(\(part.length.map { "\($0) bytes" } ?? "content of unknown length"))")
            }
            print(head: form.closing)
            return .success
        }
    }

    private func form() async -> FormData? {
        await checks.form(arguments)
    }

    private func print(head: [UInt8]) {
        // A head ends with a line break, and may begin with the line break that ends the previous part.
        var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        for line in lines { print(String(line)) }
    }

    /// Writes a line of a header.
    ///
    /// File names may come from attackers, and a terminal would interpret control characters in the names.
    private func print(_ line: String) {
        Console.print(Console.showsOutputOnTerminal ? line.printable(limit: 4096) : line)
    }
}

/// The checks that each file must pass before it is sent.
struct FileChecks {
    let explains: Bool
    let rule: UploadGate.Rule
    /// Whether refused files are sent anyway.
    let forces: Bool

    /// Builds a form.
    ///
    /// Reports the first field or file that can't be added, and every refused file.
    ///
    /// - Returns: the form; nil if nothing may be sent.
    func form(_ arguments: [FormArgument]) async -> FormData? {
        var builder = FormBuilder(explains: explains, rule: rule, forces: forces)
        do {
            for argument in arguments { try await builder.append(argument) }
            return builder.isRefused ? nil : builder.form
        } catch {
            Console.report("\(error)")
            return nil
        }
    }
}
#endif
