import MIMETypes
import Testing

@testable import MIMEDetection

struct PackedMagicAnswersTests {
    @Test(arguments: [
        ("application/pgp-encrypted", PackedMagicAnswers.Worth.weak), ("image/x-tga", .nothing), ("text/csv", .text),
        ("text/x-tex", .text), ("Image/X-TGA", .nothing),
    ])
    func answerHasItsWorth(_ type: String, _ worth: PackedMagicAnswers.Worth) throws {
        #expect(PackedMagicAnswers.worth(of: try #require(MIMEType(type))) == worth)
    }

    @Test(arguments: ["image/png", "image/x-tg", "image/x-tgaa"]) func otherAnswersAreWorthNothing(_ type: String)
        throws
    {
        #expect(PackedMagicAnswers.worth(of: try #require(MIMEType(type))) == nil)
    }
}
