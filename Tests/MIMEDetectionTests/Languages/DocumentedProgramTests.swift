import MIMETypes
import Testing

@testable import MIMEDetection

struct DocumentedProgramTests {
    private static let start = "=pod\n\n=encoding utf-8\n\n=head1 NAME\n\nelk - grazes\n\n=head1 SYNOPSIS\n\n"

    private func essence(of text: String) -> String {
        MIMEDetector().detect(bytes: Array(text.utf8)).type.essence
    }

    @Test(arguments: ["use strict;\n", "package Elk;\n", "\n\n# A comment\nmy $elk = shift @_;\nprint $elk->{name};\n"])
    func programBelowDocumentationIsPerl(_ program: String) {
        #expect(essence(of: Self.start + "=cut\n\n" + program) == "application/x-perl")
    }

    @Test(arguments: ["", "=cut\n", "=cut\n\n=head1 MORE\n\nWords.\n", "=cut\n\nrecord(ai, \"elk\") {\n}\n"])
    func documentationAloneIsPod(_ end: String) {
        #expect(essence(of: Self.start + end) == "text/x-pod")
    }

    private static let described = "# An elk\n\n=begin\n= Elk\n\n== Usage\nIt grazes.\n\n: name\n  Its name.\n"

    @Test(arguments: ["=end\n\n@elk = 'grazes'\n", "=end\n# A comment\n"])
    func programBelowDocumentationIsRuby(_ end: String) {
        #expect(essence(of: Self.described + end) == "application/x-ruby")
    }

    @Test(arguments: ["=end\n", "=end\n\n=begin\n== More\n=end\n"])
    func documentationAloneIsRD(_ end: String) {
        #expect(essence(of: Self.described + end) == "text/x-rd")
    }

    /// Ruby skips documentation, so a file of nothing else is a program of Ruby, too.
    @Test func documentationMayHaveTheNameOfRuby() {
        let detection = MIMEDetector().detect(bytes: Array((Self.described + "=end\n").utf8), name: "elk.rb")
        #expect(detection.conflicts.isEmpty, "\(detection)")
    }
}
