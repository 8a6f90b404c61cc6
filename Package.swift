// swift-tools-version: 6.2

import PackageDescription

let libMagic: TargetDependencyCondition? = .when(traits: ["LibMagic"])
let commandLineTool: TargetDependencyCondition? = .when(traits: ["CommandLineTool"])
let upload: TargetDependencyCondition? = .when(traits: ["Upload"])

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-mimetype",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "MIMETypes", targets: ["MIMETypes"]),
        .library(name: "MIMEDetection", targets: ["MIMEDetection"]),
        .library(name: "MIMEDetectionFoundation", targets: ["MIMEDetectionFoundation"]),
        .library(name: "MultipartFormData", targets: ["MultipartFormData"]),
        .library(name: "FormClient", targets: ["FormClient"]),
        .executable(name: "mimetype", targets: ["mimetype"]),
        .executable(name: "mimetype-upload", targets: ["mimetype-upload"]),
    ],
    traits: [
        // A library user writes `traits: []` or `traits: ["LibMagic"]` and fetches no other package: whatever needs one
        // is behind a trait, and each use of a gated product, tests included, carries its trait's condition.
        .trait(name: "LibMagic", description: "Asks the system's libmagic about content that nothing else knows."),
        .trait(name: "CommandLineTool", description: "Parses the command line of mimetype-upload."),
        .trait(name: "Upload", description: "Builds the client that sends forms over HTTP, and its command."),
        .default(enabledTraits: ["LibMagic", "CommandLineTool", "Upload"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CMagic", pkgConfig: "libmagic",
            providers: [.apt(["libmagic-dev"]), .brew(["libmagic"])]),
        .target(name: "MIMETypes", swiftSettings: settings),
        .target(
            name: "MIMEDetection",
            dependencies: ["MIMETypes", .target(name: "CMagic", condition: libMagic)],
            swiftSettings: settings),
        .target(name: "MIMEDetectionFoundation", dependencies: ["MIMEDetection"], swiftSettings: settings),
        .target(name: "MultipartFormData", dependencies: ["MIMETypes"], swiftSettings: settings),
        .executableTarget(
            name: "mimetype", dependencies: ["MIMEDetection"], swiftSettings: settings),
        .target(
            name: "FormClient",
            dependencies: [
                "MIMETypes", "MultipartFormData",
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: upload),
                .product(name: "NIOCore", package: "swift-nio", condition: upload),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: upload),
                .product(name: "NIOPosix", package: "swift-nio", condition: upload),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: upload),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "mimetype-upload",
            dependencies: [
                "FormClient", "MIMEDetection",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandLineTool),
            ],
            swiftSettings: settings),
        .executableTarget(name: "generate-tables", dependencies: ["MIMETypes"], swiftSettings: settings),

        .testTarget(name: "MIMETypesTests", dependencies: ["MIMETypes"], swiftSettings: settings),
        .testTarget(name: "MIMEDetectionTests", dependencies: ["MIMEDetection"], swiftSettings: settings),
        .testTarget(
            name: "MIMEDetectionFoundationTests", dependencies: ["MIMEDetectionFoundation"], swiftSettings: settings),
        .testTarget(
            name: "MultipartFormDataTests", dependencies: ["MultipartFormData", "MIMEDetection"],
            swiftSettings: settings),
        .testTarget(name: "MimetypeCommandTests", dependencies: ["mimetype"], swiftSettings: settings),
        .target(name: "ScriptedServer", path: "Tests/ScriptedServer", swiftSettings: settings),
        .testTarget(
            name: "FormClientTests",
            dependencies: [
                "FormClient", "MIMETypes", "MultipartFormData", "ScriptedServer",
                .product(name: "NIOHTTP1", package: "swift-nio", condition: upload),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MimetypeUploadTests", dependencies: ["mimetype-upload", "ScriptedServer"], swiftSettings: settings),
        .testTarget(name: "GenerateTablesTests", dependencies: ["generate-tables"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
