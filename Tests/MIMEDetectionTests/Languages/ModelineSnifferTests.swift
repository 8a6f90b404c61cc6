import MIMETypes
import Testing

@testable import MIMEDetection

struct ModelineSnifferTests {
    private func type(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBytes { ModelineSniffer.type(ByteCursor($0))?.type.essence }
    }

    @Test(arguments: [
        ("/* -*- mode: C; tab-width: 4 -*- */\n", "text/x-csrc"), ("# -*- python -*-\n", "text/x-python"),
        ("#!/bin/x\n# vim: set ft=ruby:\n", "application/x-ruby"), ("\n\n\n// vi:ft=go\n", "text/x-go"),
    ])
    func modesAreRead(_ text: String, _ type: String) {
        #expect(self.type(text) == type)
    }

    @Test(arguments: [
        "", "# -*- coding: utf-8 -*-\n", "# vim: ts=4\n", "\n\n\n\n\n# -*- c -*-\n", "# -*- no-such-mode -*-\n",
    ])
    func otherLinesAreNoEvidence(_ text: String) {
        #expect(type(text) == nil)
    }

    /// The comments of Octave's functions are in Texinfo, and the functions are not.
    @Test(arguments: [
        ("## -*- texinfo -*-\n", nil), ("%% -*- texinfo -*-\n", nil), ("@c -*- texinfo -*-\n", "application/texinfo"),
        ("\\input texinfo @c -*- texinfo -*-\n", "application/texinfo"),
    ])
    func modeOfACommentIsNoneOfTheText(_ text: String, _ type: String?) {
        #expect(self.type(text) == type)
    }
}
