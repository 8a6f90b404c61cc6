extension URLEncodedForm: LosslessStringConvertible {
    /// The encoded form, for use as the body of a request or the query of a URL.
    ///
    /// https://url.spec.whatwg.org/#urlencoded-serializing
    public var description: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The encoded form as ASCII bytes, for use as the body of a request.
    public var bytes: [UInt8] {
        var result: [UInt8] = []
        for pair in pairs {
            if !result.isEmpty { result.append(UInt8(ascii: "&")) }
            Self.encode(pair.name, into: &result)
            result.append(UInt8(ascii: "="))
            Self.encode(pair.value, into: &result)
        }
        return result
    }

    /// Creates a form by parsing the body of a request or the query of a URL.
    ///
    /// This initialiser never fails.
    ///
    /// - Parameter description: the encoded form, without the URL's question mark.
    public init(_ description: String) {
        self.init(parsing: description)
    }

    /// Escapes all characters except ASCII letters, digits and `*-._`, and writes a space as a plus sign.
    ///
    /// https://url.spec.whatwg.org/#application-x-www-form-urlencoded-percent-encode-set
    private static func encode(_ text: String, into result: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"):
                result.append(byte)
            case UInt8(ascii: " "): result.append(UInt8(ascii: "+"))
            default: PercentEncoding.append(byte, to: &result)
            }
        }
    }
}
