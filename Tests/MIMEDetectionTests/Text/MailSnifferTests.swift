import Testing

@testable import MIMEDetection

struct MailSnifferTests {
    @Test(arguments: [
        ("From: a@b\r\nTo: c@d\r\n\r\n", "message/rfc822"),
        ("received: from a\r\nmessage-id: <b>\r\n\r\n", "message/rfc822"),
        ("From a@b Thu Jan  1 00:00:00 1970\nFrom: a@b\nSubject: c\n\n", "application/mbox"),
        ("From MAILER-DAEMON Thu Jan  1 00:00:00 2020\nFrom: a\n\n", "application/mbox"),
        ("From a@b.c  Thu Jan  1 00:00:00 2020 +0100\nReceived: x\n\n", "application/mbox"),
        ("Newsgroups: a.b\nFrom: c@d\n\n", "message/news"), ("120\nFrom: a@b\nTo: c@d\n\n", "message/x-emlx"),
        ("From: <Saved by Blink>\nSubject: a\nMIME-Version: 1.0\n\n", "application/x-mimearchive"),
        ("From 0123456789 Mon Sep 17 00:00:00 2001\nFrom: a@b\n", "text/x-patch"),
    ])
    func fieldsAreRecognised(_ text: String, _ type: String) {
        #expect(MailSniffer.essence(of: text) == type)
    }

    @Test(arguments: [
        "Subject: a\n\nwords\n", "Name: a\nVersion: b\n\n", "from: a\nto: b\n\n", "words\n", "1\n2\nFrom: a\nTo: b\n\n",
        "From Mon to Fri\nFrom: a\n\n", "From here Thu Jan  1 00:00:00 2020\n\nwords\n",
    ])
    func otherTextIsRefused(_ text: String) {
        #expect(MailSniffer.essence(of: text) == nil)
    }
}
