/// Runs every example against a server, with the files that are named: `swift run FormExamples http://localhost:8080 photo.jpg`.
@main
enum FormExamples {
    static func main() async throws {
        guard CommandLine.arguments.count > 2 else {
            return print("usage: FormExamples URL FILE...")
        }
        let (url, paths) = (CommandLine.arguments[1], Array(CommandLine.arguments[2...]))
        try await uploadOneFile(paths[0], to: url)
        try await uploadManyFiles(paths, to: url)
        try await uploadWithProgress(paths[0], to: url)
        try await readURL(url)
        try await postFields(to: url)
        try await postJSON(to: url)
        await handleErrors(paths[0], url)
        try await findType(of: paths[0], at: url)
    }
}
