import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadJudgementTests {
    private static func reason(
        _ bytes: [UInt8], _ name: String?, allowing types: [MIMEType] = [.png, .plainText, .pdf]
    ) throws -> UploadRefusal.Reason? {
        let policy = UploadPolicy(allowing: types)
        let resource = Resource(bytes: bytes, name: name.map { ResourceName($0) }, limits: .thorough)
        let detection = try MIMEDetector.thorough.detect(resource)
        return policy.judge(detection, name: name.map { ResourceName($0) }).refusal?.reason
    }

    @Test func plainFilesAreAccepted() throws {
        #expect(try Self.reason(Pictures.png(), "a.png") == nil)
        #expect(try Self.reason(Array("words\n".utf8), "a.txt") == nil)
        #expect(try Self.reason(Pictures.png(), nil) == nil)
    }

    @Test func eachReasonHasAFile() throws {
        #expect(try Self.reason(Pictures.pdf(), "a.png") == .nameContradicts)
        #expect(try Self.reason(Pictures.gif(), "a.gif") == .notAllowed)
        #expect(try Self.reason([], "a.png") == .unproven)
        #expect(try Self.reason(Pictures.png(text: "<?php x(); ?>"), "a.png") == .scriptInside)
        #expect(try Self.reason(Pictures.png() + Containers.zip([.init("a", "b")]), "a.png") == .alsoReadable)
    }

    @Test func nameComesBeforeTheType() throws {
        #expect(try Self.reason(Pictures.gif(), "a.php.gif") == .nameContradicts)
    }

    @Test func kindsOfATypeAreAllowedUnlessTheyAct() throws {
        #expect(try Self.reason(Array("a,b\n1,2\n3,4\n5,6\n".utf8), "a.csv") == nil)
        #expect(try Self.reason(Array("<!DOCTYPE html><html></html>".utf8), "a.html") == .notAllowed)
        #expect(try Self.reason(Array("#!/bin/sh\necho\n".utf8), "a.sh") == .notAllowed)
    }
}
