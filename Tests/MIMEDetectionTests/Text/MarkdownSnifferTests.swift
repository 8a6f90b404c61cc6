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
        "These are some words.\n\n# Title\n\n* these are [some words](a) and\n* these are [some words](b) and more\n",
    ])
    func linksAndFencesBelowHeadingsAreRecognised(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == "text/markdown")
    }

    @Test(arguments: [
        "# These are [some words](a)\n\na = 1\nThese are [some words](b) and more.\n",
        "# Title\n\nThese are the words of it:\n\n```{r}\na\n```\n", "# Title\n\na[b](c)\n",
        "These are [some words](a) and more.\n",
    ])
    func linksAloneAreNotEnough(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == nil)
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
