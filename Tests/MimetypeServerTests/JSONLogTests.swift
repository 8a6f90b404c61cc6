#if Server
import Foundation
import Logging
import Testing

@testable import mimetype_server

struct JSONLogTests {
    @Test func messageIsAnObjectOnALine() throws {
        let lines = LogLines()
        let handler = JSONLogHandler(label: "test", stream: lines)
        var logger = Logger(label: "test") { _ in handler }
        logger.logLevel = .info
        logger.info(
            "a \"b\"\n", metadata: ["n": .stringConvertible(7), "t": .stringConvertible(0.25), "s": "\u{202E}"])
        let line = String(decoding: lines.bytes, as: UTF8.self)
        #expect(line.hasSuffix("\n") && line.dropLast().allSatisfy { $0 != "\n" })
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["message"] as? String == "a \"b\"\n")
        #expect(object["level"] as? String == "info")
        #expect(object["n"] as? Int == 7)
        #expect(object["t"] as? Double == 0.25)
        #expect((object["time"] as? String)?.wholeMatch(of: /[0-9-]{10}T[0-9:]{8}\.[0-9]{3}Z/) != nil)
        #expect(line.contains("\\u202e"))
    }
}
#endif
