extension UploadPhrases {
    /// The phrases in English.
    public static let english = UploadPhrases(english: [
        "refused": "This file can't be sent here.",
        "what-can-be-sent": "What can be sent: {allowed}.",
        "empty": "This file is empty.",
        "not-a-file": "This is not a file; choose a single file.",
        "too-large": "This file is too large.",
        "too-large.subject": "This file is larger than {subject}; send a smaller one.",
        "too-many-pixels": "This image has too many pixels; save it in a smaller size and send it again.",
        "too-many-pixels.subject":
            "This image has more than {subject} million pixels; save it in a smaller size and send it again.",
        "too-many-entries.subject":
            "There are more than {subject} files in this archive; split it and send the parts one by one.",
        "unpacks-too-large.subject": "This archive is too large when it is unpacked; split it and send the parts.",
        "name-misleads": "The name of this file can't be used; give it a plain name and send it again.",
        "name-misleads.subject": "The name of this file contains {subject}; rename it without that and send it again.",
        "name-path": "The name of this file is a path; send only the name of the file.",
        "name-folder": "The name of this file is a path; send only the name of the file.",
        "name-too-long": "The name of this file is too long; shorten it and send it again.",
        "name-too-long.subject":
            "The name of this file is longer than {subject} bytes; shorten it and send it again.",
        "name-of-settings.subject": "A file called {subject} can't be sent here; rename it and send it again.",
        "name-runs.subject": "The name of this file contains {subject}; rename it without that and send it again.",
        "name-contradicts": "The name of this file doesn't fit its content; rename it and send it again.",
        "name-contradicts.other": "The name says that this is {other}, but it is {found}; rename it and send it again.",
        "declared-type-contradicts.subject":
            "The program that sent this file calls it {subject}, but it is {found}; try another program.",
        "type-not-allowed": "This is {found}, which can't be sent here.",
        "not-allowed": "This can't be sent here.",
        "unproven": "This file is damaged, or not what it seems to be.",
        "script-inside": "There is a script in this file; save it without the script and send it again.",
        "macros": "There are macros in this document; save it without macros and send it again.",
        "macro-sheet": "There is a macro sheet in this workbook; save it without the sheet and send it again.",
        "launch": "This document opens another file or program; remove that and send it again.",
        "rich-media": "This document has media that can contain programs; remove them and send it again.",
        "remote-template":
            "This document loads its template from elsewhere; attach another template and send it again.",
        "data-exchange":
            "There is a field or formula in this document that starts a program; remove it and send it again.",
        "active-x": "There is an ActiveX control in this document; remove it and send it again.",
        "embedded-object":
            "There is an object of another program in this document; replace it by an image and send it again.",
        "external-link": "This document refers to another file; embed that file and send the document again.",
        "external-reference": "This file refers to another file; remove the reference and send it again.",
        "transformation":
            "A style sheet turns this file into another one; remove the line <?xml-stylesheet and send it again.",
        "entity-expansion": "There are declarations in this file that make it too large; save it without them.",
        "also-readable": "This file has two formats at once.",
        "also-readable.other": "This file has two formats at once: it contains {other}.",
        "other-format.other": "This file has two formats at once: it contains {other}.",
        "trailing-file.other": "This file has two formats at once: it contains {other}.",
        "trailing-data": "There is data after the end of this file; save it again and send that.",
        "entry-path.subject": "{subject} in this archive would be unpacked outside of its folder; pack it again.",
        "entry-link.subject": "{subject} in this archive is a link to another folder; pack it again without links.",
        "sniffed-by-browser": "A browser would show this file as a page.",
        "sniffed-as-page.other": "A browser would treat this file as {other}.",
        "encrypted":
            "This file is encrypted, so it can't be checked; save it without a password and restrictions and send it again.",
        "encrypted.subject": "A password protects {subject} in this archive; pack it again without a password.",
        "unchecked": "A part of this file can't be checked; save it in the usual way and send it again.",
        "too-costly": "A part of this file takes too long to check; save it in the usual way or split it.",
        "too-little-read": "This file is too large to be checked, or did not arrive completely.",
    ])
}
