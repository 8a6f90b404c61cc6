import Testing

@testable import MIMEDetection

struct InflateTests {
    private func inflate(_ input: [UInt8], limit: Int = 1 << 16, enough: Int = .max) -> [UInt8] {
        input.withUnsafeBytes { Inflate.bytes($0, limit: limit) { $0.count >= enough } }
    }

    @Test func storedBlocksAreCopied() {
        #expect(inflate(Binaries.stored([1, 2, 3])) == [1, 2, 3])
    }

    /// What zlib makes of ten times `a`: literals and a match at a distance of one, in the fixed code.
    @Test func fixedCodesAndMatchesAreDecoded() {
        #expect(inflate([0x4B, 0x4C, 0x84, 0x01, 0x00]) == [UInt8](repeating: 0x61, count: 10))
    }

    /// What zlib makes of a few words over and over, by codes of the block's own.
    @Test func dynamicCodesAreDecoded() {
        let input: [UInt8] = [
            0x65, 0x8E, 0x3B, 0x0A, 0x80, 0x40, 0x0C, 0x05, 0xAF, 0x92, 0xAB, 0xBD, 0x80, 0x68, 0xE1, 0x82, 0x85, 0xC5,
            0x1C, 0x5F, 0x34, 0xAE, 0x3E, 0x48, 0x93, 0xCF, 0x24, 0x43, 0x92, 0xCB, 0xA9, 0xC8, 0x3B, 0xAC, 0x1A, 0x43,
            0x81, 0xF6, 0x63, 0x53, 0x54, 0xA4, 0x58, 0x7E, 0x3B, 0xC0, 0xDF, 0x14, 0xF1, 0xFD, 0x87, 0x54, 0x59, 0xA6,
            0xD7, 0x30, 0x6D, 0x9F, 0x99, 0xE8, 0x43, 0xA6, 0xF3, 0xE6, 0xE6, 0xD9, 0x67, 0x8E, 0x0D, 0xF4, 0x2B, 0xD0,
            0x7F, 0xBB, 0x00,
        ]
        let text =
            "beta beta gamma xalpha alpha xgamma beta beta xxxbeta beta beta xalpha alpha beta alpha gamma alpha gamma xxxxxbeta gamma alpha alpha beta xbeta "
            + "gamma xgamma xxgamma xbeta gamma alpha gamma beta gamma alpha beta gamma gamma alpha alpha xxalpha gamma alpha "
        #expect(String(decoding: inflate(input), as: UTF8.self) == text)
        // For a few bytes no table of codes is made.
        for limit in 1...24 { #expect(inflate(input, limit: limit).elementsEqual(text.utf8.prefix(limit))) }
    }

    @Test func limitIsKept() {
        #expect(inflate([0x4B, 0x4C, 0x84, 0x01, 0x00], limit: 4) == [UInt8](repeating: 0x61, count: 4))
    }

    @Test func damageEndsTheOutput() {
        #expect(inflate([]) == [])
        #expect(inflate([7]) == [])
        #expect(inflate(Array(Binaries.stored([1, 2, 3]).dropLast())) == [1, 2])
        // A match that starts before the output.
        #expect(inflate([0x03, 0x02]) == [])
    }

    @Test func outputStopsWhenItIsEnough() {
        let blocks = (0..<8).flatMap { _ in [0] + Binaries.stored(Binaries.zeros(512)).dropFirst() }
        #expect(inflate(blocks, enough: 600).count < 4096)
    }

    /// The output is the same in pieces, whatever the consumer takes of each, unless it leaves too much.
    @Test(arguments: [0, 1, 1000, 128 << 10])
    func piecesAreTheWholeOutput(_ left: Int) {
        var text: [UInt8] = []
        for number in 0..<60_000 { text += Array("\(number),".utf8) }
        let blocks = Containers.ZIPEntry("a", blocks: 4000).content
        // Stored blocks, the last of which isn't marked as the last one, and one with repetitions.
        var stored = Containers.ZIPEntry("a", inBlocks: text).content
        stored[text.count / 0xFFFF * (0xFFFF + 5)] = 0
        let input = stored + blocks
        var output: [UInt8] = []
        input.withUnsafeBytes { input in
            let isWhole = Inflate.stream(input) { piece, isLast in
                #expect(piece.count <= Inflate.window)
                let taken = isLast ? piece.count : piece.count - left
                output += piece[..<taken]
                return taken
            }
            #expect(isWhole && output == Inflate.bytes(input, limit: 8 << 20) { _ in false })
        }
        #expect(output.count == text.count + 1 + 258 * 4000)
    }

    @Test func consumerCanStop() {
        let input = Containers.ZIPEntry("a", blocks: 4000).content
        input.withUnsafeBytes { input in
            var count = 0
            let isWhole = Inflate.stream(input) { _, _ in
                count += 1
                return nil
            }
            #expect(!isWhole && count == 1)
            #expect(!Inflate.stream(input) { piece, isLast in isLast ? nil : piece.count })
            #expect(!Inflate.stream(input) { piece, _ in piece.count - (128 << 10) - 1 })
        }
    }
}
