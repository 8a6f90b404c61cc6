/// A file of a type that libmagic calls by another name, as small as libmagic recognises it.
struct LibmagicSample {
    let type: String
    /// Its extension is one of the type's.
    let name: String
    let bytes: [UInt8]

    init(_ type: String, _ name: String, _ parts: Part...) {
        self.type = type
        self.name = name
        bytes = parts.flatMap(\.bytes)
    }

    /// Some bytes: a text, a list of numbers, or zeros.
    struct Part: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
        let bytes: [UInt8]

        init(stringLiteral text: String) { bytes = Array(text.utf8) }

        init(arrayLiteral bytes: UInt8...) { self.bytes = bytes }

        private init(_ bytes: [UInt8]) { self.bytes = bytes }

        static func zeros(_ count: Int) -> Part { Part([UInt8](repeating: 0, count: count)) }

        /// Some bytes, several times.
        static func repeated(_ count: Int, _ parts: Part...) -> Part {
            Part((0..<count).flatMap { _ in parts.flatMap(\.bytes) })
        }
    }

    static let all = texts + documents + archives + programs + images + media + disks
}
