#if Server
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

import Hummingbird
import MIMEDetection
import MIMETypes
import MultipartFormData
import NIOCore

/// Reads the starts of many files, one per line of JSON: `{"name":"a.png","head":"iVBORw0KGgo="}`.
///
/// https://jsonlines.org
struct HeadListReader {
    private var body: BodyReader
    private let limits: ServiceLimits
    private var line: HeldBytes
    /// The memory held for decoding a line.
    private let decoding: MemoryBudget.Share
    /// The memory held for results while more lines follow.
    private let results: MemoryBudget.Share
    /// The bytes that have arrived but belong to later lines.
    private var rest = ByteBuffer()
    private var lineNumber = 0

    /// The media types of such lists.
    static let types: Set = ["application/jsonl", "application/json-lines", "application/x-ndjson"]

    /// The memory for decoding a line, as a multiple of its length: it is held as text, as a value, and as bytes.
    private static let decodingFactor = 3

    init(
        _ request: Request, context: ServiceContext, limits: ServiceLimits, budget: MemoryBudget
    ) throws(ServiceError) {
        guard try !request.isPartial else {
            throw ServiceError(.badRequest, "Leave out partial: a file is complete if its size is that of the head.")
        }
        body = try BodyReader(request, context: context, limit: limits.bodyLength, budget: budget)
        self.limits = limits
        func share() -> MemoryBudget.Share { MemoryBudget.Share(of: budget, for: context.client) }
        // Base64 takes four bytes for three, and JSON takes up to six for each byte of the name.
        let lineLength = limits.prefixLength / 3 * 4 + limits.nameLength * 6 + 1024
        line = HeldBytes(share: share(), limit: lineLength + 1)
        (decoding, results) = (share(), share())
    }

    /// Returns the next file, or nil at the end.
    mutating func next() async throws -> Upload? {
        while try await readLine() {
            lineNumber += 1
            defer { decoding.giveBack() }
            // Empty lines also count, since each takes some time.
            guard lineNumber <= limits.nameCount else { throw ServiceError.tooManyNames(limits) }
            guard line.bytes.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
            try decoding.set(Self.decodingFactor * line.count)
            let head = try decoded()
            try results.take(FileResult.heldLength + 2 * (head.name?.utf8.count ?? 0))
            return upload(of: head)
        }
        return nil
    }

    /// Reads up to the end of the line or of the body; returns false if there is nothing more.
    private mutating func readLine() async throws -> Bool {
        line.removeAll()
        while true {
            if rest.readableBytes == 0 {
                guard let chunk = try await body.next() else { return line.count > 0 }
                rest = chunk
            }
            let bytes = rest.readableBytesView
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            let piece = bytes[..<(end ?? bytes.endIndex)]
            guard piece.count < line.room else {
                throw problem(.contentTooLarge, "send at most \(limits.prefixLength) bytes of a file")
            }
            try line.append(piece)
            rest.moveReaderIndex(forwardBy: piece.count + (end == nil ? 0 : 1))
            if end != nil { return true }
        }
    }

    private func decoded() throws(ServiceError) -> FileHead {
        // The decoder also accepts a comma after the last member.
        let isValid = JSONGrammar.isObjectOrArray(Array(line.bytes))
        guard let head = isValid ? try? JSONDecoder().decode(FileHead.self, from: Data(line.bytes)) : nil else {
            throw problem(
                .badRequest,
                #"send an object such as {"name":"a.png","size":70,"head":"iVBORw0KGgo="}, the head in Base64"#)
        }
        if let member = head.unknownMember {
            throw problem(.badRequest, "leave out '\(member.printable(limit: 64))'; send name, size, type and head")
        }
        guard head.name?.utf8.count ?? 0 <= limits.nameLength else { throw ServiceError.nameTooLong(limits) }
        guard head.head.count <= limits.prefixLength else {
            throw problem(.contentTooLarge, "send at most \(limits.prefixLength) bytes of a file")
        }
        guard head.size ?? .max >= head.head.count else {
            throw problem(.badRequest, "send a size that is no less than the number of bytes in the head")
        }
        return head
    }

    /// Returns the upload for a line; it is complete if the stated size is the number of bytes present.
    private func upload(of head: FileHead) -> Upload {
        Upload(
            name: head.name, declaredType: head.type.flatMap { MIMEType($0) }, prefix: Array(head.head),
            isComplete: head.size == head.head.count)
    }

    private func problem(_ kind: ServiceError.Kind, _ advice: String) -> ServiceError {
        ServiceError(kind, "In line \(lineNumber + (kind == .contentTooLarge ? 1 : 0)), \(advice).")
    }
}

/// One line of a list: the start of a file.
private struct FileHead: Decodable {
    let name: String?
    /// The length of the whole file in bytes, or nil if it is not known.
    let size: Int?
    /// The declared type, or nil if there is none.
    let type: String?
    let head: Data
    /// A member that an object may not have; nil if there is none.
    ///
    /// A misspelled member must not be ignored silently.
    let unknownMember: String?

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        unknownMember = members.allKeys.map(\.stringValue).filter { !["name", "size", "type", "head"].contains($0) }
            .min()
        name = try members.decodeIfPresent(String.self, forKey: Key(stringValue: "name"))
        size = try members.decodeIfPresent(Int.self, forKey: Key(stringValue: "size"))
        type = try members.decodeIfPresent(String.self, forKey: Key(stringValue: "type"))
        head = try members.decode(Data.self, forKey: Key(stringValue: "head"))
    }
}
#endif
