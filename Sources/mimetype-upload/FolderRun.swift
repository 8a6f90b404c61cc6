#if Upload
import FormClient
import HTTPTypes
import MIMEDetection
import MIMETypes
import MultipartFormData

/// Sends many files, each in its own form.
struct FolderRun {
    /// A form to send, and its line for the journal.
    private struct Job {
        let path: String
        let line: String?
        let request: UploadRequest
    }

    let url: String
    let method: HTTPRequest.Method
    /// The folder whose files are sent; nil to send the files among the arguments.
    let folder: [UInt8]?
    let arguments: [FormArgument]
    let selection: TypeSelection?
    let checks: FileChecks
    let delivery: Delivery
    let jobs: Int
    let stopsAtFailure: Bool
    let journal: String?

    /// Sends the forms.
    ///
    /// For each accepted form, a line is written to standard output, and another one to the journal if there is one.
    func send() async -> ExitStatus {
        do {
            let journal = try journal.map { try Journal($0) }
            let found = try await forms(journal)
            if found.knownCount > 0, delivery.showsNotices {
                Console.report("\(found.knownCount) files had been accepted before, and are not sent again")
            }
            let status = await send(found.forms, journal)
            return found.isComplete || status != .success ? status : .usage
        } catch {
            Console.report("\(error)")
            return .usage
        }
    }

    private func send(_ forms: [Job], _ journal: Journal?) async -> ExitStatus {
        var delivery = delivery
        delivery.configuration.acceptedStatuses = 200..<300
        return await delivery.perform { client, bar throws(FormClientError) in
            var options = BatchOptions()
            (options.concurrency, options.stopsAtFailure) = (jobs, stopsAtFailure)
            let onProgress = bar.map { bar -> @Sendable (BatchProgress) -> Void in
                { bar.draw(sent: $0.totalBytesSent, total: $0.totalBytesExpected) }
            }
            let results = await client.upload(forms.map(\.request), options: options, onProgress: onProgress) {
                index, result in
                report(forms[index], result, journal, above: bar)
            }
            bar?.clear()
            let statuses = results.map { ExitStatus($0) }
            let failures = statuses.count { $0 != .success }
            if failures > 0 { Console.report("\(failures) of \(forms.count) forms were not taken") }
            return statuses.first { $0 != .success } ?? .success
        }
    }

    private func report(
        _ job: Job, _ result: Result<UploadAnswer, FormClientError>, _ journal: Journal?, above bar: ProgressBar?
    ) {
        func write(_ write: () -> Void) {
            if let bar { bar.write(write) } else { write() }
        }
        switch result {
        case .success(let answer) where answer.isRequestBodySent:
            if let line = job.line { journal?.add(line) }
            write { Console.print("\(answer.status)\t\(job.path)") }
        case .success:
            write { Console.report("'\(job.path)' was only partly read by the server; check what it has") }
        case .failure(let error) where error.code == .cancelled: break
        case .failure(let error): write { Console.report("'\(job.path)': \(CommandAdvice.message(for: error))") }
        }
    }

    /// Builds the forms for the files to send.
    ///
    /// - Returns: the forms; `isComplete` is false if a file was refused; `knownCount` is the number of files that are
    ///   left out because the journal lists them.
    private func forms(
        _ journal: Journal?
    ) async throws -> (forms: [Job], isComplete: Bool, knownCount: Int) {
        let target = try RequestTarget(url).text
        let fields = arguments.filter { $0.path == nil }
        var files = arguments.filter { $0.path != nil }
        if let folder {
            files += try FolderFiles.paths(in: folder).map { .file(name: FormArgument.fileField, path: $0) }
        }
        var (forms, isComplete, knownCount) = ([Job](), true, 0)
        let detector = MIMEDetector()
        for file in files {
            guard let path = file.path, !(journal?.isAt(path) ?? false) else { continue }
            let line: String?
            do {
                line = try journal == nil ? nil : Journal.line(FileContent(path: path), path, to: target)
                if let line, journal?.contains(line) ?? false {
                    knownCount += 1
                    continue
                }
                // Files that are not selected are not checked by the gate.
                if let selection, !selection.contains(try FileContent(path: path, detector: detector).type) { continue }
            } catch {
                Console.report("\(error)")
                isComplete = false
                continue
            }
            guard let form = await checks.form(fields + [file]) else {
                isComplete = false
                continue
            }
            forms.append(
                Job(
                    path: String(decoding: path, as: UTF8.self).printable(), line: line,
                    request: UploadRequest(.form(form), to: url, method: method)))
        }
        return (forms, isComplete, knownCount)
    }
}

extension ExitStatus {
    fileprivate init(_ result: Result<UploadAnswer, FormClientError>) {
        switch result {
        case .success(let answer): self = answer.isRequestBodySent ? .success : .refused
        case .failure(let error): self = error.code == .cancelled ? .refused : ExitStatus(error)
        }
    }
}

extension FormArgument {
    /// The path of a file that is sent as a file; nil for a text field.
    fileprivate var path: [UInt8]? {
        if case .file(_, let path, _, _) = self { path } else { nil }
    }
}
#endif
