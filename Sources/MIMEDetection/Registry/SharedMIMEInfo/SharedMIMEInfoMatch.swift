/// A comparison described by a `match` element.
struct SharedMIMEInfoMatch {
    private let bytes: [UInt8]
    private let mask: [UInt8]?
    private let offset: Int
    private let range: Int

    /// Reads the attributes of the element; nil if they are not supported.
    init?(_ attributes: [String: String]) {
        guard let kind = attributes["type"], let value = attributes["value"],
            let place = attributes["offset"].flatMap(Self.place), let bytes = Self.bytes(value, kind), !bytes.isEmpty
        else { return nil }
        var mask: [UInt8]?
        if let text = attributes["mask"] {
            guard let bits = kind == "string" ? Self.hexadecimal(text) : Self.bytes(text, kind),
                bits.count == bytes.count
            else { return nil }
            mask = bits
        }
        (self.bytes, self.mask, offset, range) = (bytes, mask, place.offset, place.range)
    }

    func signature(_ nested: [TypeSignature]) -> TypeSignature {
        TypeSignature(bytes, at: offset, range: range, mask: mask, nested: nested)
    }

    /// Parses an offset such as `4`, or a range of offsets such as `4:64`.
    private static func place(_ text: String) -> (offset: Int, range: Int)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, let first = parts.first ?? nil, let last = parts.last ?? nil, first >= 0, last >= first
        else { return nil }
        return (first, last - first)
    }

    private static func bytes(_ text: String, _ kind: String) -> [UInt8]? {
        if kind == "string" { return unescaped(Array(text.utf8)) }
        guard let number = number(text) else { return nil }
        let isHostLittle = UInt16(littleEndian: 1) == 1
        return switch kind {
        case "byte": words(number, 1, isLittle: false)
        case "big16": words(number, 2, isLittle: false)
        case "big32": words(number, 4, isLittle: false)
        case "little16": words(number, 2, isLittle: true)
        case "little32": words(number, 4, isLittle: true)
        case "host16": words(number, 2, isLittle: isHostLittle)
        case "host32": words(number, 4, isLittle: isHostLittle)
        default: nil
        }
    }

    private static func words(_ number: UInt64, _ width: Int, isLittle: Bool) -> [UInt8]? {
        guard number >> UInt64(8 * width) == 0 else { return nil }
        let bytes = (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
        return isLittle ? bytes : bytes.reversed()
    }

    /// Parses a decimal number, a hexadecimal one with the prefix `0x`, or an octal one with the prefix `0`.
    private static func number(_ text: String) -> UInt64? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") { return UInt64(text.dropFirst(2), radix: 16) }
        return text.hasPrefix("0") && text.count > 1 ? UInt64(text.dropFirst(), radix: 8) : UInt64(text)
    }

    private static func hexadecimal(_ text: String) -> [UInt8]? {
        guard text.hasPrefix("0x") || text.hasPrefix("0X"), text.utf8.count.isMultiple(of: 2) else { return nil }
        let digits = Array(text.utf8.dropFirst(2))
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let byte = UInt8(String(decoding: digits[index..<(index + 2)], as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(byte)
        }
        return bytes
    }

    /// Replaces C-style escapes such as `\x89`, `\0`, `\377` and `\n` by the bytes that they represent.
    private static func unescaped(_ text: [UInt8]) -> [UInt8] {
        var (bytes, rest) = ([UInt8](), text[...])
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            switch next {
            case UInt8(ascii: "x"): bytes.append(digits(&rest, 2, radix: 16) ?? next)
            case 0x30...0x37:
                var number = text[(rest.startIndex - 1)...]
                if let value = digits(&number, 3, radix: 8) {
                    rest = number
                    bytes.append(value)
                } else {
                    bytes.append(next)
                }
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            default: bytes.append(next)
            }
        }
        return bytes
    }

    private static func digits(_ rest: inout ArraySlice<UInt8>, _ count: Int, radix: Int) -> UInt8? {
        let text = rest.prefix(count).prefix { byte in
            radix == 8 ? 0x30...0x37 ~= byte : UnicodeScalar(byte).properties.isASCIIHexDigit
        }
        guard let value = UInt8(String(decoding: text, as: UTF8.self), radix: radix) else { return nil }
        rest = rest.dropFirst(text.count)
        return value
    }
}
