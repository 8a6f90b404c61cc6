import FileTesting
import MultipartFormData
import Testing

/// Forms that fill each limit of the parser to its edge cost no more than a stated multiple of an ordinary form of the
/// same length.
///
/// Only processor time is measured, and only its ratio counts. The ratios are some four times those of an unoptimised
/// build; the quadratic search for the end of the headers, which these tests were written for, takes thousands of
/// times as much.
@Suite(.serialized)
struct FormCostTests {
    private static let boundary = "X"
    private static let length = 1 << 20

    /// A part whose head is followed by content.
    private static func part(_ headers: String, _ content: String = "") -> String {
        "--X\r\n\(headers)\r\n\(content)\r\n"
    }

    private static func form(_ part: String, count: Int? = nil) -> [UInt8] {
        let count = count ?? max(1, length / part.utf8.count)
        return Array((String(repeating: part, count: count) + "--X--\r\n").utf8)
    }

    private static let disposition = "Content-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n"

    /// What browsers send: a thousand bytes a file.
    private static let ordinary = form(part(disposition, String(repeating: "content ", count: 118)))

    struct Edge: CustomTestStringConvertible {
        let testDescription: String
        let limits: FormDataLimits
        let body: [UInt8]
        /// How many times the processor time of an ordinary form it may take for each byte.
        let ratio: Double
        var strictness = FormDataStrictness.lenient
    }

    private static let wide = FormDataLimits(
        headerLength: length, headerCount: length, totalHeaderLength: length, nameLength: length, partCount: length,
        textLength: length, fileLength: length)

    static let edges: [Edge] = {
        let filler = { (count: Int) in String(repeating: "x", count: count) }
        let lines = (0..<31).map { "H\($0): v\r\n" }.joined() + disposition
        let longName = "Content-Disposition: form-data; name=\"\(filler(1024))\"; filename=\"\(filler(1024))\"\r\n"
        let escapes = "Content-Disposition: form-data; name=\"\(String(repeating: "%22", count: 1024))\"\r\n"
        let backslashes = "Content-Disposition: form-data; name=\"\(String(repeating: "\\\"", count: 1024))\"\r\n"
        let parameters = (0..<1000).map { "; p\($0)=v" }.joined()
        return [
            Edge(testDescription: "headerCount", limits: wide, body: form(part(lines)), ratio: 80),
            Edge(
                testDescription: "headerCount, strict", limits: wide, body: form(part(lines)), ratio: 220,
                strictness: .strict),
            Edge(
                testDescription: "headerCount without a limit", limits: wide,
                body: form(part(disposition + String(repeating: "A: b\r\n", count: length / 8)), count: 1), ratio: 100),
            Edge(
                testDescription: "headerLength", limits: wide,
                body: form(part(disposition + "A: \(filler((16 << 10) - 100))\r\n")), ratio: 12),
            Edge(testDescription: "nameLength", limits: wide, body: form(part(longName)), ratio: 75),
            Edge(testDescription: "nameLength, escapes", limits: wide, body: form(part(escapes)), ratio: 40),
            Edge(testDescription: "nameLength, backslashes", limits: wide, body: form(part(backslashes)), ratio: 40),
            Edge(
                testDescription: "parameters", limits: wide,
                body: form(part("Content-Disposition: form-data; name=a\(parameters)\r\n")), ratio: 60),
            Edge(testDescription: "partCount", limits: wide, body: form(part(disposition)), ratio: 60),
            Edge(
                testDescription: "padding", limits: wide,
                body: form("--X\(String(repeating: " ", count: 16 << 10))\r\n\(disposition)\r\n\r\n"), ratio: 40),
            Edge(
                testDescription: "textLength of almost boundaries", limits: wide,
                body: form(
                    part(
                        "Content-Disposition: form-data; name=a\r\n",
                        String(repeating: "\r\n--\r\n-\r\r\n--Y", count: length / 16)), count: 1), ratio: 0.5),
            Edge(
                testDescription: "fileLength of almost boundaries, strict", limits: wide,
                body: form(part(disposition, String(repeating: "\r\n-\r\n-Y-", count: length / 10)), count: 1),
                ratio: 1, strictness: .strict),
        ]
    }()

    @Test(arguments: edges)
    func edgeCostsAStatedMultiple(_ edge: Edge) throws {
        let (plain, _) = try Self.cost(Self.ordinary, FormDataLimits(partCount: .max), .lenient)
        let (cost, error) = try Self.cost(edge.body, edge.limits, edge.strictness)
        #expect(error == nil)
        let ratio = cost / plain
        #expect(ratio < edge.ratio, "\(ratio) times the processor time of an ordinary form")
    }

    /// With standard limits, what is refused costs nothing after that.
    @Test func headersPastTheirLimitAreNotParsed() throws {
        let lines = part(Self.disposition + String(repeating: "A: b\r\n", count: 2500))
        let (_, error) = try Self.cost(Self.form(lines), .standard, .lenient)
        #expect(error?.code == .limitExceeded)
        #expect(error?.subject == "headerCount")
    }

    private func part(_ headers: String) -> String { Self.part(headers) }

    /// The processor time for each byte of a form in pieces of 64 KiB, and what the parser says about the form.
    private static func cost(
        _ body: [UInt8], _ limits: FormDataLimits, _ strictness: FormDataStrictness
    ) throws -> (nanoseconds: Double, error: FormDataError?) {
        var error: FormDataError?
        let boundary = try Boundary(validating: boundary)
        let time = ProcessorTime.nanoseconds {
            var parser = FormDataParser(boundary: boundary, limits: limits, strictness: strictness)
            error = parser.skip(body)
        }
        return (time / Double(body.count), error)
    }
}

extension FormDataParser {
    /// Reads a form and keeps nothing of it.
    fileprivate mutating func skip(_ body: [UInt8]) -> FormDataError? {
        do throws(FormDataError) {
            for start in stride(from: 0, to: body.count, by: 64 << 10) {
                feed(body[start..<min(start + (64 << 10), body.count)])
                while try next() != nil {}
            }
            try finish()
            return nil
        } catch {
            return error
        }
    }
}
