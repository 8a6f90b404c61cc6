import MIMEDetection
import MIMETypes
import Testing

/// Bytes under a name, what they are, and whether the name disagrees.
struct DetectionCase: CustomTestStringConvertible {
    let testDescription: String
    let name: String?
    let bytes: [UInt8]
    let type: String
    let conflict: Conflict.Kind?

    init(_ description: String, _ name: String?, _ bytes: [UInt8], _ type: String, _ conflict: Conflict.Kind? = nil) {
        testDescription = description
        self.name = name
        self.bytes = bytes
        self.type = type
        self.conflict = conflict
    }

    init(_ description: String, _ name: String?, _ text: String, _ type: String, _ conflict: Conflict.Kind? = nil) {
        self.init(description, name, Array(text.utf8), type, conflict)
    }
}

extension DetectionCase {
    /// Without libmagic: the answers have to be the same on every machine.
    private static let resolvers: [any MIMETypeResolver] = MIMEDetector.nativeResolvers + [FallbackResolver()]

    func expectAnswer() {
        let detection = MIMEDetector(resolvers: Self.resolvers).detect(bytes: bytes, name: name)
        #expect(detection.type.essence == type, "\(detection.evidence.detail)")
        #expect(detection.conflicts.map(\.kind) == [conflict].compactMap(\.self))
    }

    /// Passing resolvers over that are not needed must not change the answer.
    func expectSameAnswerOfAllResolvers() {
        let short = MIMEDetector(resolvers: Self.resolvers).detect(bytes: bytes, name: name)
        let long = MIMEDetector(resolvers: Self.resolvers.map { Always($0) }).detect(bytes: bytes, name: name)
        #expect(short.type == long.type)
        #expect(short.conflicts == long.conflicts)
    }
}
