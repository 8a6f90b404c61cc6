/// Two servers: `swift run ServerExamples 8080 8081`.
@main
struct ServerExamples {
    static func main() async throws {
        let ports = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard ports.count == 2 else {
            print("usage: ServerExamples HTTP-PORT TCP-PORT")
            return
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await PictureUploads.serve(port: ports[0]) }
            group.addTask { try await TypeServer.serve(port: ports[1]) }
            try await group.waitForAll()
        }
    }
}
