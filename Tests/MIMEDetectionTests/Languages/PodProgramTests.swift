import MIMETypes
import Testing

@testable import MIMEDetection

struct PodProgramTests {
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
}
