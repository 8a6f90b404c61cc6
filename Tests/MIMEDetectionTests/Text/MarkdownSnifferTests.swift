import MIMETypes
import Testing

@testable import MIMEDetection

struct MarkdownSnifferTests {
    @Test(arguments: [
        "# Title\n\nThese are some words.\n\n## Part\n\nMore words here too.\n",
        "---\ntitle: a\n---\n\n# Title\n\nThese are some words.\n",
        "# Title\n\n```\n# a comment\n```\n\n## Part\n\nThese are some words.\n",
        "# Title\n\n## 1.0 - 2022-05-26\n\n* These are some words\n", "# Title\n\n## Part\n\n- These are some words\n",
    ])
    func headingsAndTextAreRecognised(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == "text/markdown")
    }

    @Test(arguments: [
        "# Title\nThese are [some words](a.md), and more.\n",
        "# Title\n\nThese are the words of it:\n```\na = b;\n```\n",
        "# Title\n\nThese are the words of it:\n~~~ c\na = b;\n```\n# a\n~~~~\n",
        "These are some words.\n\n# Title\n\n* these are [some words](a) and\n* these are [some words](b) and more\n",
    ])
    func linksAndFencesBelowHeadingsAreRecognised(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == "text/markdown")
    }

    @Test(arguments: [
        "Title\n=====\n\nThese are [some words](a.md), and more.\nThese are [more words](b.md).\nThese are the last words.\n",
        "<!-- a\nb -->\n# Title\n\nThese are some words.\n\n## Part\n\nMore words here too.\n",
        "# 1.1\n\n* These are some words\n\n# 1.0\n\n* These are some words\n\n# 0.9\n\n* These are some words\n",
        "# Title\n\nThese are some words,\nthese are more of them,\n- and these are\n  the last ones.\nThese are all words.\n",
        "These are the first words.\nThese are [some words](a), and more.\nThese are [more words](b), too.\nThese are no links.\n",
        "## Title\n\n### Part\n  * these are some words\n\n### Part\n  * these are some words\n",
    ])
    func otherMarksAreRecognised(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == "text/markdown")
    }

    /// The underlined headings of other formats, and comments above settings.
    @Test(arguments: [
        "Title\n=====\n\nThese are `some words <a>`_, and more.\nThese are more words.\nThese are the last words.\n",
        "# a\n\n* * * * * b\n\n# c\n\n* * * * * d\n\n# e\n\n* * * * * f\n",
        "# Title\n\nThese are some words.\na\nb\nThese are more words.\nThese are the last words.\n", "<!-- a\n# b\n",
    ])
    func similarMarksAreRefused(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == nil)
    }

    @Test(arguments: [
        "# These are [some words](a)\n\na = 1\nThese are [some words](b) and more.\n",
        "# Title\n\nThese are the words of it:\n\n```{r}\na\n```\n", "# Title\n\na[b](c)\n",
        "These are [some words](a) and more.\n",
    ])
    func linksAloneAreNotEnough(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == nil)
    }

    /// Fences are made of backticks or tildes; only three tildes, or those before a language, are none of a heading.
    @Test(arguments: [
        ("```", true), ("````", true), ("``` c", true), ("~~~", true), ("~~~\r", true), ("~~~ c", true),
        ("~~~~ c", true), ("~~~{#a .c}", true), ("~~~~", false), ("~~~~\r", false), ("~~~~ ", false), ("~~", false),
        ("``", false), (" ~~~", false),
    ])
    func fencesOpenQuotedText(_ line: String, _ opens: Bool) {
        var line = line
        #expect(line.withUTF8 { CodeFence.opens(UnsafeRawBufferPointer($0)) } == opens)
    }

    @Test(arguments: ["ruby", "{.file .sh}"])
    func documentThatQuotesAProgramIsNotOne(_ language: String) {
        let text =
            "# Elk\n\nOnly words.\n\n~~~\(language)\n#!/bin/sh\nset -e\nif [ -e a ]; then\n  exit 1\nfi\n"
            + "require 'elk'\n\nclass Elk\n  def initialize\n    @a = 1\n  end\nend\n~~~\n"
        let detection = MIMEDetector().detect(bytes: Array(text.utf8), name: "elk.md")
        #expect(detection.type.essence == "text/markdown" && detection.conflicts.isEmpty, "\(detection)")
    }

    @Test(arguments: [
        "# Title\n\nThese are some words.\n", "# a\n# b\nvalue = 1\n", "#!/bin/sh\n",
        "# a\nwords\n\n## b\n\nThese are some words.\n", "# a\n\n## b\n\n- c: d\n", "# a\n\n* These are some words\n",
        "words\n\n# Title\n",
    ])
    func commentsAreNotHeadings(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == nil)
    }
}
