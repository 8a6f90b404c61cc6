#if FUZZING || DEBUG
@testable import MIMEDetection
import MIMETypes

extension FuzzTarget {
    private static let uploadNames: [String?] = [
        nil, "x.png", "x.jpg", "x.gif", "x.svg", "x.pdf", "x.zip", "x.docx", "x.txt", "x.csv", "x.json", "x.mp3",
        "x.mp4", "x.tif", "x.psd", "x.flac", "x.jxl", "x.bmp", "x.wav", "x.webm",
        "x.html", "x.php", "x.xml", "x.ics", "x.pem", "..", "a/b.png", "x.png.exe", "x\u{202E}gnp.exe",
    ]

    private static let policies: [UploadPolicy] = [
        UploadPolicy(allowing: [.png, .jpeg, .gif]), UploadPolicy(allowing: [.pdf]),
        UploadPolicy(allowing: [.plainText]),
        UploadPolicy(allowing: [.svg, .xml]), UploadPolicy(allowing: [.zip]), UploadPolicy(allowing: [.json]),
        UploadPolicy(allowing: [.png, .pdf, .plainText, .zip], search: .head),
        UploadPolicy(allowing: [], ranges: [.images]), UploadPolicy(allowing: [], ranges: [.audio, .videos]),
        UploadPolicy(allowing: [.docx, .xlsx, .pptx, .odt, .doc, .xls, .ppt, .rtf]),
        UploadPolicy(allowing: [.csv, .markdown, .html, .epub, .gzip, .tar]),
    ]

    /// A thorough search gives the same answer twice, knows what a search of the head knows, and stays within its
    /// limits.
    static func detectThoroughly(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let name = uploadNames[Int(first) % uploadNames.count].map { ResourceName($0) }
        let content = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[1...])
        let limits = first > 127 ? ReadLimits(headLength: 512, bytes: 1 << 20) : .thorough
        let resource = { Resource(unownedMemory: content, name: name, limits: limits) }
        guard let one = try? MIMEDetector.thorough.detect(resource()),
            let other = try? MIMEDetector.thorough.detect(resource())
        else { fatalError("memory can be read") }
        precondition(one.type == other.type && one.conflicts == other.conflicts, "the answer must not change")
        precondition(one.alsoReadableAs == other.alsoReadableAs, "other readings must not change")
        precondition(one.usage.reads <= limits.reads + 1, "reads are bounded")
    }

    /// What is accepted is of an allowed type, without a conflict or another reading, and is accepted again.
    static func judge(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count > 2 else { return }
        let name = uploadNames[Int(bytes[0]) % uploadNames.count]
        let policy = policies[Int(bytes[1]) % policies.count]
        let content = Array(bytes[2...])
        let (verdict, again) = (policy.judge(bytes: content, name: name), policy.judge(bytes: content, name: name))
        precondition(verdict == again, "the verdict must not change")
        if let refusal = verdict.refusal {
            for phrases in [UploadPhrases.english, .german, .french] {
                precondition(!refusal.message(in: phrases).isEmpty, "each refusal has a message")
            }
            precondition(!refusal.logMessage.contains("\n"), "a refusal is one line of a log")
            precondition(verdict.type == nil && verdict.safeName == nil, "a refused file is not stored")
            return
        }
        precondition(
            policy.allowed.contains { TypeRegistry.standard.isSubtype(verdict.found, of: $0) }
                || policy.ranges.contains { $0.matches(verdict.found) },
            "\(verdict.found) is not allowed")
        precondition(verdict.findings.allSatisfy { $0.action == .report }, "what refuses was accepted")
        if let safe = verdict.safeName {
            precondition(UploadName(ResourceName(safe)).findings { _ in false }.isEmpty, "\(safe) is not safe")
        }
        guard policy.search == .thorough else { return }
        let detection = MIMEDetector.thorough.detect(bytes: content, name: name)
        precondition(detection.conflicts.isEmpty, "a conflict was accepted")
    }
}
#endif
