import MIMEDetection
import MIMETypes

/// Look-ups in the compiled tables, beside a Swift dictionary that holds the same few names.
enum LookUpBenchmark {
    private static let names = ["photo.jpg", "index.html", "archive.tar.gz", "main.swift", "Makefile", "x.unknown"]

    static func run() {
        let extensions = ["jpg", "html", "tar.gz", "swift", "pdf", "no-such"]
        let dictionary = Dictionary(uniqueKeysWithValues: extensions.dropLast().map { ($0, "type of \($0)") })
        let resources = names.map { Resource(name: ResourceName($0)) }
        let types = ["image/jpeg", "application/x-gzip", "text/x-python"].compactMap { MIMEType($0) }
        let resolver = NameResolver()

        let reference = nanoseconds(calls: 20_000) { for name in extensions { blackHole(dictionary[name]) } } / 6
        print("look-up                              ns   ratio")
        report("Dictionary<String, String> (reference)", reference, reference)
        report(
            "canonical name of a type",
            nanoseconds(calls: 20_000) { for type in types { blackHole(type.canonical) } } / 3, reference)
        report(
            "NameResolver on a resource",
            nanoseconds(calls: 5_000) {
                for resource in resources { blackHole(try? resolver.candidates(for: resource)) }
            } / Double(resources.count), reference)
        report(
            "MIMEType(\"text/html\")", nanoseconds(calls: 20_000) { blackHole(MIMEType("text/html")) }, reference)
        report(
            "MIMEType(\"text/html;charset=utf-8\")",
            nanoseconds(calls: 20_000) { blackHole(MIMEType("text/html;charset=utf-8")) }, reference)
        report(
            "MIMEType(fileExtension:)",
            nanoseconds(calls: 5_000) { for name in extensions { blackHole(MIMEType(fileExtension: name)) } } / 6,
            reference)
    }

    private static func report(_ name: String, _ time: Double, _ reference: Double) {
        let columns = [(time * 10).rounded() / 10, (time / reference * 100).rounded() / 100]
        print(name.padded(to: 36), columns.map { "\($0)".padded(to: 7) }.joined(separator: " "))
    }
}

extension String {
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
