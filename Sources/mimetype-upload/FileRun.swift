#if Upload
import FormClient
import HTTPTypes
import MIMETypes
import MultipartFormData

/// Sends a file as it is.
struct FileRun {
    let path: String
    let checks: FileChecks
    let delivery: Delivery

    /// Sends the file with `PUT`.
    func put(
        to url: String, store: ObjectStore?, digests: [ContentDigest.Algorithm]
    ) async -> ExitStatus {
        await delivery.perform { client, bar throws(FormClientError) in
            guard let type = await type() else { return .usage }
            let response = try await client.put(path, to: url, store: store, digests: digests, type: type) {
                bar?.draw(sent: $0.totalBytesSent, total: $0.totalBytesExpected)
            }
            bar?.clear()
            return try await delivery.finish(response)
        }
    }

    /// Sends the file in parts, and either has the object store assemble the parts or writes the parts' tags to
    /// standard output.
    func putParts(
        to urls: [String], partLength: Int?, complete: String?, store: ObjectStore?,
        digests: [ContentDigest.Algorithm], jobs: Int
    ) async -> ExitStatus {
        var delivery = delivery
        delivery.configuration.acceptedStatuses = 200..<300
        return await delivery.perform { client, bar throws(FormClientError) in
            guard await type() != nil else { return .usage }
            var options = BatchOptions()
            options.concurrency = jobs
            let parts = try await client.putParts(
                of: path, to: urls, partLength: partLength, store: store ?? .s3, digests: digests, options: options
            ) {
                bar?.draw(sent: $0.totalBytesSent, total: $0.totalBytesExpected)
            }
            bar?.clear()
            if let complete { return delivery.finish(try await client.completeParts(parts, at: complete)) }
            for part in parts { Console.print("\(part.number)\t\(part.tag)") }
            return .success
        }
    }

    /// Sends the file, or only the part of it that the server has not received yet.
    func resume(
        to url: String, method: HTTPRequest.Method, transfer: ResumableUploadOptions.Transfer, state: String?,
        retries: Int
    ) async -> ExitStatus {
        await delivery.perform { client, bar throws(FormClientError) in
            guard let type = await type() else { return .usage }
            var options = ResumableUploadOptions()
            options.transfer = transfer
            options.method = method
            options.type = type
            options.statePath = state
            if retries > 0 { options.retries.limit = retries }
            let answer = try await client.uploadResumably(path, to: url, options: options) {
                bar?.draw(sent: $0.totalBytesSent, total: $0.totalBytesExpected)
            }
            bar?.clear()
            if delivery.showsNotices, answer.url != url, 200..<300 ~= answer.status {
                Console.report("'\(path.printable())' is at '\(answer.url.printable(limit: 4096))'")
            }
            return delivery.finish(answer)
        }
    }

    /// Returns the type of the file; nil if the file can't be sent, in which case the error is reported.
    private func type() async -> MIMEType? {
        do throws(FormDataError) {
            guard path != "-" else {
                Console.report(
                    "'-' can't be sent without a form, since its size is not known; save it to a file, and send that")
                return nil
            }
            // Reading a pipe here would consume it.
            _ = try FileContent(path: Array(path.utf8))
        } catch {
            Console.report("\(error)")
            return nil
        }
        let argument = FormArgument.file(name: FormArgument.fileField, path: Array(path.utf8))
        return await checks.form([argument])?.parts.first?.type
    }
}
#endif
