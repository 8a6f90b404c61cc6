import MIMEDetection
import MIMETypes

/// A policy for uploads that allows a type of the program's own.
enum Policies {
    static func show() {
        let policy = UploadPolicy(allowing: [OwnTypes.acme, .png])
        let uploads = [
            ("plan.acme", Array("{\"acme\": 1}".utf8)), ("plan.acme", Array("#!/bin/sh\nrm -rf /\n".utf8)),
            ("photo.gif", Array("GIF89a".utf8)),
        ]
        for (name, bytes) in uploads {
            let verdict = policy.judge(bytes: bytes, name: name)
            guard let refusal = verdict.refusal else {
                print("accepted:", name, verdict.type ?? .octetStream)
                continue
            }
            // Later versions may know more reasons.
            switch refusal.reason {
            case .notAllowed: print("not allowed:", refusal.message)
            case .nameContradicts: print("another name:", refusal.message)
            case .unproven, .scriptInside, .alsoReadable, .sniffedByBrowser: print("unsafe:", refusal.message)
            case .unchecked, .tooLarge, .tooLittleRead: print("unknown:", refusal.message)
            @unknown default: print("refused:", refusal.message)
            }
        }
    }
}
