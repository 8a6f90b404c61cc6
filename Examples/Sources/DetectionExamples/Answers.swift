import Foundation
import MIMEDetection
import MIMETypes

/// Files, errors, and answers as JSON: that of the command can be decoded, too.
enum Answers {
    static func show(_ files: [String]) throws {
        let detector = MIMEDetector()
        for file in files + ["/nowhere"] {
            // With the type of the error, the one `catch` needs no pattern.
            do throws(ResourceError) {
                print("file:", file, try detector.detect(path: file).type)
            } catch {
                print("no file:", error)
            }
        }
        let json = try JSONEncoder().encode(detector.detect(name: "a.tar.gz"))
        let read = try JSONDecoder().decode(Detection.self, from: json)
        print("JSON:", read.type, read.evidence.nameStrength == .strong, json.count > 100)
        while let line = readLine() {
            print("command:", try JSONDecoder().decode(Detection.self, from: Data(line.utf8)))
        }
    }
}
