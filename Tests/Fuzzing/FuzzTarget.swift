#if FUZZING || DEBUG
import Foundation

/// What can be fuzzed.
///
/// A target traps on what must not happen: `precondition` on a property of the result, or a trap in the library itself.
enum FuzzTarget: String, CaseIterable {
    case detection
    case thorough
    case upload
    case officePart
    case zip
    case compoundFile
    case inflate
    case byteScan
    case xml
    case json
    case mediaType
    case accept
    case types
    case formParser
    case contentDisposition
    #if Upload
    case url
    case response
    case exchange
    #endif

    /// The target that the environment names.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            fatalError("set FUZZ_TARGET to one of \(names)")
        }
        return target
    }()

    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        switch self {
        case .detection: Self.detect(bytes)
        case .thorough: Self.detectThoroughly(bytes)
        case .upload: Self.judge(bytes)
        case .officePart: Self.searchPart(bytes)
        case .zip: Self.readZIP(bytes)
        case .compoundFile: Self.readCompoundFile(bytes)
        case .inflate: _ = Self.inflated(Array(bytes))
        case .byteScan: Self.scanBytes(bytes)
        case .xml: Self.readXML(bytes)
        case .json: Self.scanJSON(bytes)
        case .mediaType: Self.parseMediaType(bytes)
        case .accept: Self.parseAccept(bytes)
        case .types: Self.readTypes(bytes)
        case .formParser: Self.parseForm(bytes)
        case .contentDisposition: Self.parseContentDisposition(bytes)
        #if Upload
        case .url: Self.checkTarget(bytes)
        case .response: Self.readResponse(bytes)
        case .exchange: Self.exchange(bytes)
        #endif
        }
    }
}
#endif
