#if Server
import Hummingbird

/// The minimum that a service of the same framework does, which `Benchmarks/compare-service` measures ours against.
@main
struct HelloServer {
    static func main() async throws {
        let router = Router()
        router.get("/") { _, _ in "Hello, world" }
        router.put("/") { request, _ in
            for try await _ in request.body {}
            return "Hello, world"
        }
        let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8081
        try await Application(router: router, configuration: .init(address: .hostname("127.0.0.1", port: port))).run()
    }
}
#else
@main
struct HelloServer {
    static func main() {
        print("Build it with the service: swift build --traits Server --product hello-server")
    }
}
#endif
