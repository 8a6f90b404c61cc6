#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData

/// Uploads a file with a protocol for resumable uploads, and resumes until the upload is complete.
struct ResumableRun {
    private enum Step {
        case complete(UploadAnswer)
        case at(UploadPosition)
    }

    private let requests: ResumableRequests
    private var state: UploadState?
    /// The number of times that the upload was resumed without progress.
    private var failures = 0
    /// The highest number of bytes that the server has reported to have received.
    private var furthest = -1
    /// Whether the upload can be created again without losing or duplicating anything.
    private var canBeginAgain = true

    init(requests: ResumableRequests) {
        self.requests = requests
    }

    /// Uploads the file, or the rest of it if an earlier upload was interrupted.
    mutating func run() async throws(FormClientError) -> UploadAnswer {
        let lock = try UploadLock(statePath: requests.statePath)
        let result: Result<UploadAnswer, FormClientError>
        do throws(FormClientError) {
            result = .success(try await runLocked())
        } catch {
            result = .failure(error)
        }
        _ = consume lock
        return try result.get()
    }

    private mutating func runLocked() async throws(FormClientError) -> UploadAnswer {
        state = try storedState()
        var position: UploadPosition?
        while true {
            do throws(FormClientError) {
                let step =
                    if let state {
                        if let position { try await append(position, state) } else { try await ask(state) }
                    } else {
                        try await begin()
                    }
                switch step {
                case .complete(let answer): return try accepted(answer)
                case .at(let next): position = next
                }
            } catch {
                try await pause(after: error)
                position = nil
            }
        }
    }

    /// The state of an earlier upload of the same file to the same URL; nil if there is none.
    private func storedState() throws(FormClientError) -> UploadState? {
        let path = requests.statePath
        guard let state = try UploadState.read(path) else { return nil }
        guard state.target == requests.target.text else {
            throw FormClientError(
                .invalidParameter, path,
                reason: "is the state of an upload to '\(state.target.printable())'; finish that, or remove it")
        }
        // Another user may have put the file there.
        try requests.requireAllowed(RequestTarget(state.resource), from: requests.target)
        guard state.file == requests.file.version else {
            throw FormClientError(
                .unreadableBody, requests.file.path,
                reason: "'\(requests.file.path.printable())' has changed since its upload began; "
                    + "remove '\(path.printable())' to begin again")
        }
        return state
    }

    /// Removes the state, and returns the response if its status is accepted.
    private func accepted(_ answer: UploadAnswer) throws(FormClientError) -> UploadAnswer {
        if state != nil { UploadState.remove(requests.statePath) }
        guard requests.client.configuration.acceptedStatuses.contains(answer.status) else { throw answer.error }
        return answer
    }

    /// Waits before the upload is resumed; throws the error if resuming makes no sense.
    private mutating func pause(after error: FormClientError) async throws(FormClientError) {
        let policy = requests.options.retries
        let isPassing = [.connectionLost, .connectionFailed, .timedOut, .proxyFailed].contains(error.code)
        guard isPassing || error.isPassingStatus, state != nil || canBeginAgain, failures < policy.limit else {
            throw error
        }
        let delay = policy.pause(failures)
        failures += 1
        requests.client.configuration.onEvent?(
            .retrying(url: state?.resource ?? requests.target.text, problem: error.problem, delay: delay))
        do {
            try await Task.sleep(for: delay)
        } catch {
            throw FormClientError(error, url: requests.target.text)
        }
    }

    /// Records how much the server has received; throws if the reported position is impossible.
    private mutating func note(_ position: UploadPosition, _ url: String) throws(FormClientError) -> Step {
        guard 0...requests.length ~= position.offset, position.offset == requests.length || !position.isComplete else {
            throw FormClientError(
                .invalidResponse, url,
                reason:
                    "says that it has \(position.offset) bytes\(position.isComplete ? ", and all," : "") of a file of "
                    + "\(requests.length); ask its operator")
        }
        if position.offset > furthest { failures = 0 }
        furthest = max(furthest, position.offset)
        return .at(position)
    }
}

extension ResumableRun {
    /// Creates an upload, or sends the whole file to a server that does not state whether it supports resuming.
    private mutating func begin() async throws(FormClientError) -> Step {
        var transfer = requests.options.transfer
        if transfer == .automatic {
            let offer = try await requests.offer()
            guard let offered = offer.transfer else { return try await sendWhole() }
            transfer = offered
            if let limit = offer.headers[.tusMaxSize].flatMap({ Int($0) }), limit < requests.length {
                throw FormClientError(
                    .invalidParameter, requests.file.path,
                    reason: "has \(requests.length) bytes, and the server takes \(limit); send a smaller file")
            }
        }
        // An upload of an empty file is complete immediately.
        if requests.length == 0, transfer.headers.createsComplete { canBeginAgain = false }
        let answer = try await requests.create(transfer)
        guard 200..<300 ~= answer.status else { throw answer.error }
        let target = try RequestTarget(answer.url)
        try keep(UploadState(answer.headers, of: requests, transfer: transfer, from: target))
        if requests.length == 0, transfer.headers.createsComplete { return .complete(answer) }
        return try note(UploadPosition(offset: 0, isComplete: false), answer.url)
    }

    /// Sends the whole file, and stores the state of the upload if the server announces that it is resumable.
    private mutating func sendWhole() async throws(FormClientError) -> Step {
        let announced = AnnouncedState(requests)
        canBeginAgain = false
        let result: Result<UploadAnswer, FormClientError>
        do throws(FormClientError) {
            result = .success(try await requests.sendWhole(onInterimResponse: announced.note))
        } catch {
            result = .failure(error)
        }
        state = announced.state
        let answer = try result.get()
        // Without a state there is nothing to resume.
        if answer.status >= 500, state != nil { throw answer.error }
        return .complete(answer)
    }

    /// Stores the state of a new upload.
    private mutating func keep(_ new: UploadState) throws(FormClientError) {
        try new.write(requests.statePath)
        state = new
    }

    /// Asks the server how much of the upload it has received.
    private mutating func ask(_ state: UploadState) async throws(FormClientError) -> Step {
        let answer = try await requests.ask(state)
        try requireKnown(answer)
        guard 200..<300 ~= answer.status else { throw answer.error }
        guard let position = state.transfer.headers.position(answer.headers, length: requests.length) else {
            throw FormClientError(
                .invalidResponse, answer.url, reason: "does not state how much has arrived; ask its operator")
        }
        let step = try note(position, answer.url)
        return position.isComplete ? .complete(answer) : step
    }

    /// Sends the rest of the file, or as much of it as one request may contain.
    private mutating func append(_ position: UploadPosition, _ state: UploadState) async throws(FormClientError) -> Step
    {
        let limit = min(requests.options.requestLength ?? .max, state.requestLimit ?? .max)
        let end = position.offset + min(requests.length - position.offset, max(1, limit))
        let answer = try await requests.append(position.offset..<end, to: state)
        try requireKnown(answer)
        let transfer = state.transfer.headers
        if end == requests.length, transfer.completes(answer.headers, status: answer.status, length: requests.length) {
            return .complete(answer)
        }
        if answer.status == 413, let limit = transfer.requestLimit(answer.headers), limit < end - position.offset {
            var state = state
            state.requestLimit = limit
            try keep(state)
            return .at(position)
        }
        guard 200..<300 ~= answer.status else { throw answer.error }
        let next =
            transfer.position(answer.headers, length: requests.length)
            ?? UploadPosition(offset: end, isComplete: false)
        if next.isComplete {
            _ = try note(next, answer.url)
            return .complete(answer)
        }
        guard next.offset > position.offset else {
            throw FormClientError(
                .invalidResponse, answer.url,
                reason: "responded with the status \(answer.status), but took none of what was sent; ask its operator")
        }
        return try note(next, answer.url)
    }

    /// Throws if the server has forgotten the upload.
    private func requireKnown(_ answer: UploadAnswer) throws(FormClientError) {
        guard answer.status == 404 || answer.status == 410 else { return }
        throw FormClientError(
            .uploadGone, answer.url,
            reason: "is an upload that the server no longer knows (\(answer.status)), maybe because it is complete; "
                + "look there, and remove '\(requests.statePath.printable())' to begin again",
            status: answer.status)
    }
}
#endif
