#if Server
import Hummingbird
import MIMETypes
import MultipartFormData
import NIOCore

/// Reads the files of a form one after the other, each up to a limit.
struct FormReader {
    private var body: BodyReader
    private var parser: FormDataParser
    private let limits: ServiceLimits
    /// The number of bytes of each file that are kept.
    private let keptLength: Int
    private let share: MemoryBudget.Share
    /// The memory held for results while more files follow.
    private let results: MemoryBudget.Share
    /// Whether the client states that it sends only the starts of files.
    private let isPartial: Bool
    /// The name of the first file, if the request contains one; it takes precedence over the one in the form.
    private var firstName: String?

    init(
        _ request: Request, context: ServiceContext, limits: ServiceLimits, budget: MemoryBudget, isJudged: Bool
    ) throws {
        isPartial = try request.isPartial
        firstName = request.query["name"] ?? context.parameter("name")
        if let firstName, firstName.utf8.count > limits.nameLength { throw ServiceError.nameTooLong(limits) }
        body = try BodyReader(request, context: context, limit: limits.bodyLength, budget: budget)
        self.limits = limits
        keptLength = limits.keptLength(isJudged: isJudged)
        share = MemoryBudget.Share(of: budget, for: context.client)
        results = MemoryBudget.Share(of: budget, for: context.client)
        let accepted = FormDataLimits(
            nameLength: limits.nameLength, partCount: limits.partCount, fileLength: limits.bodyLength)
        do {
            parser = try FormDataParser(
                contentType: request.headers[.contentType] ?? "", limits: accepted, strictness: .strict)
        } catch {
            throw Self.problem(error, limits)
        }
    }

    /// A file, its field in the form, and its length in bytes.
    typealias File = (field: String, upload: Upload, size: Int)

    /// Returns the next file, or nil at the end of the form.
    mutating func nextFile() async throws -> File? {
        share.giveBack()
        var file: File?
        // One byte more than is examined shows that there is more.
        var held = HeldBytes(share: share, limit: keptLength + 1)
        while let event = try await nextEvent() {
            switch event {
            case .partBegan(let head):
                // A field without a file name is text, and an empty name means that no file was chosen.
                guard let name = head.fileName, !name.isEmpty else { continue }
                guard name.utf8.count <= limits.nameLength else { throw ServiceError.nameTooLong(limits) }
                try results.take(FileResult.heldLength + 2 * (name.utf8.count + head.name.utf8.count))
                file = (head.name, Upload(name: firstName ?? name, declaredType: Self.declaredType(head)), 0)
                firstName = nil
            case .bytes(let bytes):
                guard file != nil else { continue }
                file?.size += bytes.count
                try held.append(bytes)
            case .partEnded:
                if let file { return finished(file, &held) }
            // The rest is read as well, because there must be nothing after the form.
            case .formEnded: break
            }
        }
        return nil
    }

    /// Returns the file with its bytes, without the one that shows that there is more.
    private func finished(_ file: File, _ held: inout HeldBytes) -> File {
        var file = file
        let isWhole = held.count <= keptLength
        if !isWhole { held.removeLast() }
        file.upload.isComplete = isWhole && !isPartial
        file.upload.prefix = held.bytes
        return file
    }

    private mutating func nextEvent() async throws -> FormDataParser.Event? {
        do {
            while true {
                if let event = try parser.next() { return event }
                guard let chunk = try await body.next() else {
                    try parser.finish()
                    return nil
                }
                parser.feed(Array(chunk.readableBytesView))
            }
        } catch let error as FormDataError {
            throw Self.problem(error, limits)
        }
    }

    private static func declaredType(_ head: FormDataParser.PartHead) -> MIMEType? {
        head.type.flatMap { $0.essence == "application/octet-stream" ? nil : $0 }
    }

    private static func problem(_ error: FormDataError, _ limits: ServiceLimits) -> ServiceError {
        guard error.code == .limitExceeded else { return ServiceError(.malformedForm, "\(error)") }
        // The advice describes what exceeds a limit, since the client doesn't know the limit's name and can't raise it.
        let advice =
            switch error.subject {
            case "partCount": "Send at most \(limits.partCount) parts in a form."
            case "nameLength": "Send names of at most \(limits.nameLength) bytes."
            case "fileLength": "Send files of at most \(limits.bodyLength) bytes, or only their start."
            default: "Send parts with fewer and shorter headers."
            }
        return ServiceError(.contentTooLarge, advice)
    }
}
#endif
