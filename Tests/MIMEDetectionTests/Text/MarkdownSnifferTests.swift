import Testing

@testable import MIMEDetection

struct MarkdownSnifferTests {
    @Test(arguments: [
        "# Title\n\nThese are some words.\n\n## Part\n\nMore words here too.\n",
        "---\ntitle: a\n---\n\n# Title\n\nThese are some words.\n",
        "# Title\n\n```\n# a comment\n```\n\n## Part\n\nThese are some words.\n",
    ])
    func headingsAndSentencesAreRecognised(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == "text/markdown")
    }

    @Test(arguments: [
        "# Title\n\nThese are some words.\n", "# a\n# b\nvalue = 1\n", "#!/bin/sh\n",
        "# a\nwords\n\n## b\n\nThese are some words.\n",
        "words\n\n# Title\n",
    ])
    func commentsAreNotHeadings(_ text: String) {
        #expect(MarkdownSniffer.essence(of: text) == nil)
    }
}
