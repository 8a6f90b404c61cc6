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
