#if Server
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import MIMEDetection

/// A list of names in JSON.
enum NameList {
    /// Reads an array of strings.
    ///
    /// The strings are counted first, since each one takes far more memory than the quotes around it.
    static func names(in json: [UInt8], _ limits: ServiceLimits) throws(ServiceError) -> [String] {
        guard stringCount(in: json) <= limits.nameCount else { throw .tooManyNames(limits) }
        // The decoder also accepts a comma after the last name.
        let names =
            JSONGrammar.isObjectOrArray(json) ? try? JSONDecoder().decode([String].self, from: Data(json)) : nil
        guard let names else {
            throw ServiceError(.badRequest, "Send a JSON array of names, for example [\"photo.jpg\",\"Makefile\"].")
        }
        return names
    }

    /// Returns an upper bound for the number of strings and other values in a JSON text.
    private static func stringCount(in json: [UInt8]) -> Int {
        var (count, isInString, isEscaped) = (1, false, false)
        for byte in json {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if isInString {
                isEscaped = byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: ",") {
                count += 1
            }
        }
        return count
    }
}
#endif
