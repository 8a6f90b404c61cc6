import Testing

@testable import MIMEDetection

struct JinjaSnifferTests {
    @Test(arguments: [
        "{% if a %}\nb\n{% endif %}\n", "{%- for a in b -%}\n{{ a }}\n{%+ endfor %}\n",
        "{% extends 'a' %}\n{%block c%}{%endblock%}\n", "{% set a = '%}' %}\n{% include a %}\n",
    ])
    func statementsAreRecognised(_ text: String) {
        #expect(JinjaSniffer.essence(of: text) == "text/x-jinja")
    }

    @Test(arguments: [
        "", "{% endif %}\n", "{% if a %}\n{% elseif b %}\n{% endif %}\n",
        "{% assign a = b %}\n{% if a %}\n{% endif %}\n",
        "{% a comment\n{b}\n", "{% if a %}\n{% if b %}\n", "{{ a }}\n{{ b }}\n", "{%\n{%",
        "{% load a %}{% endif %}{% endif %}",
    ])
    func otherLanguagesAreRefused(_ text: String) {
        #expect(JinjaSniffer.essence(of: text) == nil)
    }

    @Test func lastStatementMayBeCutOff() {
        let text = "{% if a %}\nb\n{% endif %}\n{% fo"
        #expect(JinjaSniffer.essence(of: text, isWhole: false) == "text/x-jinja")
        #expect(JinjaSniffer.essence(of: text) == nil)
    }
}
