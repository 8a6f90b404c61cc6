// swift-tools-version: 6.2

import PackageDescription

let commands: TargetDependencyCondition? = .when(traits: ["Upload", "Server"])
let nio: TargetDependencyCondition? = .when(traits: ["NIO"])
let upload: TargetDependencyCondition? = .when(traits: ["Upload"])
let server: TargetDependencyCondition? = .when(traits: ["Server"])

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-mimetype",
    // The first systems that have `OSAllocatedUnfairLock` and `Duration`.
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "MIMETypes", targets: ["MIMETypes"]),
        .library(name: "MIMENames", targets: ["MIMENames"]),
        .library(name: "MIMEDetection", targets: ["MIMEDetection"]),
        .library(name: "MIMEDetectionFoundation", targets: ["MIMEDetectionFoundation"]),
        .library(name: "MIMEDetectionNIO", targets: ["MIMEDetectionNIO"]),
        .library(name: "MIMEDetectionTesting", targets: ["MIMEDetectionTesting"]),
        .library(name: "MultipartFormData", targets: ["MultipartFormData"]),
        .library(name: "FormClient", targets: ["FormClient"]),
        .library(name: "FormClientFoundation", targets: ["FormClientFoundation"]),
        .library(name: "MIMEService", targets: ["MIMEService"]),
        .library(name: "MIMEHummingbird", targets: ["MIMEHummingbird"]),
        .library(name: "ClamAVScanning", targets: ["ClamAVScanning"]),
        .library(name: "CMIMEType", type: .dynamic, targets: ["CMIMEType"]),
        .executable(name: "mimetype", targets: ["mimetype"]),
        .executable(name: "mimetype-upload", targets: ["mimetype-upload"]),
        .executable(name: "mimetype-server", targets: ["mimetype-server"]),
    ],
    traits: [
        // None is on by default, so that a package that depends on this one fetches no other. What needs one is behind
        // a trait, and each use of a gated product, tests included, carries its trait's condition.
        .trait(name: "NIO", description: "Builds the overloads for the buffers of SwiftNIO."),
        .trait(
            name: "Upload", description: "Builds the client that sends forms over HTTP, and its command.",
            enabledTraits: ["NIO"]),
        .trait(name: "Server", description: "Builds the HTTP service and its command.", enabledTraits: ["NIO"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-service-context", from: "1.5.1"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    ],
    targets: [
        .target(name: "MIMETypes", swiftSettings: settings),
        .target(name: "AsyncIteration", swiftSettings: settings),
        .target(name: "CByteScan"),
        .target(name: "CDetectionTables"),
        .target(name: "MIMENames", dependencies: ["CDetectionTables", "MIMETypes"], swiftSettings: settings),
        .target(
            name: "MIMEDetection",
            dependencies: ["AsyncIteration", "CByteScan", "CDetectionTables", "MIMENames", "MIMETypes"],
            swiftSettings: settings),
        .target(name: "MIMEDetectionTesting", dependencies: ["MIMETypes"], swiftSettings: settings),
        .target(name: "CMIMETypeHeader"),
        .target(
            name: "CMIMEType", dependencies: ["CMIMETypeHeader", "MIMEDetection", "MIMETypes"], swiftSettings: settings),
        .target(name: "DetectionJSON", dependencies: ["MIMEDetection", "MIMETypes"], swiftSettings: settings),
        .target(name: "MIMEDetectionFoundation", dependencies: ["MIMEDetection"], swiftSettings: settings),
        .target(
            name: "MIMEDetectionNIO",
            dependencies: [
                "MIMEDetection", "MIMETypes", .product(name: "NIOCore", package: "swift-nio", condition: nio),
            ],
            swiftSettings: settings),
        .target(name: "MultipartFormData", dependencies: ["AsyncIteration", "MIMETypes"], swiftSettings: settings),
        .executableTarget(
            name: "mimetype", dependencies: ["DetectionJSON", "MIMEDetection", "MIMETypes"],
            swiftSettings: settings),
        .target(
            name: "FormClient",
            dependencies: [
                "MIMETypes", "MultipartFormData",
                .product(name: "CoreMetrics", package: "swift-metrics", condition: upload),
                .product(name: "Crypto", package: "swift-crypto", condition: upload),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: upload),
                .product(name: "NIOCore", package: "swift-nio", condition: upload),
                .product(name: "NIOExtras", package: "swift-nio-extras", condition: upload),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: upload),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: upload),
                .product(name: "NIOPosix", package: "swift-nio", condition: upload),
                .product(name: "NIOSOCKS", package: "swift-nio-extras", condition: upload),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: upload),
                .product(name: "NIOTLS", package: "swift-nio", condition: upload),
                .product(name: "ServiceContextModule", package: "swift-service-context", condition: upload),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: upload),
            ],
            swiftSettings: settings),
        .target(
            name: "FormClientFoundation",
            dependencies: [
                "FormClient", "MIMETypes", "MultipartFormData",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: upload),
            ],
            swiftSettings: settings),
        .target(
            name: "CommandOptions",
            dependencies: [
                "MIMEDetection",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commands),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "mimetype-upload",
            dependencies: [
                "CommandOptions", "FormClient", "MIMEDetection", "MIMETypes",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commands),
            ],
            swiftSettings: settings),
        .target(
            name: "MIMEHummingbird",
            dependencies: [
                "MIMEDetection", "MIMETypes",
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
            ],
            swiftSettings: settings),
        .target(
            name: "ClamAVScanning",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "NIOPosix", package: "swift-nio", condition: server),
            ],
            swiftSettings: settings),
        .target(name: "CServiceAssets", exclude: ["api.js", "openapi.json", "page", "page.css", "token.js"]),
        .target(
            name: "CGzip", cSettings: [.define("HAS_SERVER", .when(traits: ["Server"]))],
            linkerSettings: [.linkedLibrary("z", .when(traits: ["Server"]))]),
        .target(
            name: "MIMEService",
            dependencies: [
                "CGzip", "CServiceAssets", "DetectionJSON", "MIMEDetection", "MIMEDetectionNIO", "MIMETypes",
                "MultipartFormData",
                .product(name: "CoreMetrics", package: "swift-metrics", condition: server),
                .product(name: "DequeModule", package: "swift-collections", condition: server),
                .product(name: "HeapModule", package: "swift-collections", condition: server),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "NIOExtras", package: "swift-nio-extras", condition: server),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: server),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: server),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: server),
                .product(name: "NIOPosix", package: "swift-nio", condition: server),
                .product(name: "ServiceContextModule", package: "swift-service-context", condition: server),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
                .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: server),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "mimetype-server",
            dependencies: [
                "CommandOptions", "DetectionJSON", "MIMEService", "MIMETypes",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
            ],
            swiftSettings: settings),
        .executableTarget(name: "generate-tables", dependencies: ["MIMETypes"], swiftSettings: settings),
        .target(name: "CLearner"),
        .executableTarget(
            name: "train-language-model", dependencies: ["CLearner", "MIMEDetection"], swiftSettings: settings),

        .target(name: "FileTesting", path: "Tests/FileTesting", swiftSettings: settings),
        .testTarget(name: "AsyncIterationTests", dependencies: ["AsyncIteration"], swiftSettings: settings),
        .testTarget(name: "MIMETypesTests", dependencies: ["FileTesting", "MIMETypes"], swiftSettings: settings),
        .testTarget(name: "MIMENamesTests", dependencies: ["MIMENames", "MIMETypes"], swiftSettings: settings),
        .testTarget(
            name: "MIMEDetectionTests",
            dependencies: [
                "CByteScan", "FileTesting", "MIMEDetection", "MIMEDetectionTesting", "MIMENames", "MultipartFormData",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MIMEDetectionTestingTests", dependencies: ["MIMEDetectionTesting", "MIMETypes"],
            swiftSettings: settings),
        .testTarget(
            name: "MIMEDetectionFoundationTests", dependencies: ["FileTesting", "MIMEDetectionFoundation"],
            swiftSettings: settings),
        .testTarget(
            name: "MIMEDetectionNIOTests",
            dependencies: [
                "MIMEDetection", "MIMEDetectionNIO", "MIMETypes",
                .product(name: "NIOCore", package: "swift-nio", condition: nio),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MultipartFormDataTests", dependencies: ["FileTesting", "MultipartFormData", "MIMEDetection"],
            swiftSettings: settings),
        .target(name: "ProcessTesting", path: "Tests/ProcessTesting", swiftSettings: settings),
        .testTarget(
            name: "MimetypeCommandTests",
            dependencies: ["DetectionJSON", "FileTesting", "MIMEDetection", "mimetype", "ProcessTesting"],
            swiftSettings: settings),
        .target(name: "ScriptedServer", path: "Tests/ScriptedServer", swiftSettings: settings),
        .testTarget(
            name: "FormClientTests",
            dependencies: [
                "FileTesting", "FormClient", "MIMETypes", "MultipartFormData", "ScriptedServer",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: upload),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing", condition: upload),
                .product(name: "MetricsTestKit", package: "swift-metrics", condition: upload),
                .product(name: "NIOCore", package: "swift-nio", condition: upload),
                .product(name: "NIOPosix", package: "swift-nio", condition: upload),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: upload),
                .product(name: "ServiceContextModule", package: "swift-service-context", condition: upload),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: upload),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "FormClientFoundationTests",
            dependencies: [
                "FileTesting", "FormClient", "FormClientFoundation", "MultipartFormData", "ScriptedServer",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: upload),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MimetypeUploadTests",
            dependencies: ["FileTesting", "mimetype-upload", "ProcessTesting", "ScriptedServer"],
            swiftSettings: settings),
        .testTarget(
            name: "ClamAVScanningTests",
            dependencies: [
                "ClamAVScanning", "FileTesting",
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "NIOPosix", package: "swift-nio", condition: server),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MIMEHummingbirdTests",
            dependencies: [
                "ClamAVScanning", "FileTesting", "MIMEDetection", "MIMEHummingbird", "MIMETypes", "MultipartFormData",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HummingbirdTesting", package: "hummingbird", condition: server),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MIMEServiceTests",
            dependencies: [
                "FileTesting", "MIMEDetection", "MIMEService", "MIMETypes",
                .product(name: "CoreMetrics", package: "swift-metrics", condition: server),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: server),
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "HummingbirdTesting", package: "hummingbird", condition: server),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
                .product(name: "MetricsTestKit", package: "swift-metrics", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: server),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: server),
                .product(name: "NIOPosix", package: "swift-nio", condition: server),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: server),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: server),
            ],
            swiftSettings: settings),
        .target(
            name: "BrowserTesting", dependencies: ["FileTesting"], path: "Tests/BrowserTesting", swiftSettings: settings
        ),
        .testTarget(
            name: "MIMEPageTests",
            dependencies: [
                "BrowserTesting", "FileTesting", "MIMEService", "ProcessTesting",
                .product(name: "Logging", package: "swift-log", condition: server),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MimetypeServerTests",
            dependencies: [
                "CommandOptions", "MIMEDetection", "MIMEService", "mimetype-server",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: server),
                .product(name: "Logging", package: "swift-log", condition: server),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "ClamAVScanning", "FormClient", "FormClientFoundation", "MIMEDetection", "MIMEDetectionFoundation",
                "MIMEDetectionNIO",
                "MIMEHummingbird", "MIMENames", "MIMEService", "MIMETypes", "MultipartFormData",
                .product(name: "Hummingbird", package: "hummingbird", condition: server),
                .product(name: "NIOCore", package: "swift-nio", condition: upload),
            ]),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CByteScan", "FormClient", "MIMEDetection", "MIMETypes", "MultipartFormData", "ScriptedServer",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: upload),
                .product(name: "NIOCore", package: "swift-nio", condition: upload),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: upload),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: upload),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: upload),
            ],
            path: "Tests/Fuzzing", exclude: ["make-inputs", "check-inflate", "run", "README.md"],
            swiftSettings: settings),
        .executableTarget(
            name: "hello-server",
            dependencies: [.product(name: "Hummingbird", package: "hummingbird", condition: server)],
            path: "Tests/HelloServer", swiftSettings: settings),
        .testTarget(
            name: "GenerateTablesTests", dependencies: ["generate-tables", "FileTesting"], swiftSettings: settings),
        .testTarget(
            name: "TrainLanguageModelTests", dependencies: ["FileTesting", "train-language-model"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// A test of what traits change builds the other tests too, most of the package's code, unless they are left out.
if Context.environment["SWIFT_MIMETYPE_TESTS"] == "traits" {
    let others: Set = [
        "GenerateTablesTests", "MIMEDetectionFoundationTests", "MIMEDetectionTestingTests", "MIMEDetectionTests",
        "MIMENamesTests", "MIMETypesTests", "MimetypeCommandTests", "MultipartFormDataTests",
        "TrainLanguageModelTests", "generate-tables", "train-language-model",
    ]
    package.targets.removeAll { others.contains($0.name) }
}
