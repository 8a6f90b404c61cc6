// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "swift-mimetype", path: "..", traits: ["Upload"]),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "FormExamples",
            dependencies: [
                .product(name: "FormClient", package: "swift-mimetype"),
                .product(name: "MIMEDetection", package: "swift-mimetype"),
                .product(name: "MIMETypes", package: "swift-mimetype"),
                .product(name: "MultipartFormData", package: "swift-mimetype"),
            ]),
        .executableTarget(
            name: "DetectionExamples",
            dependencies: [
                .product(name: "MIMEDetection", package: "swift-mimetype"),
                .product(name: "MIMETypes", package: "swift-mimetype"),
            ]),
        .executableTarget(
            name: "NameExamples",
            dependencies: [
                .product(name: "MIMENames", package: "swift-mimetype"),
                .product(name: "MIMETypes", package: "swift-mimetype"),
            ]),
        .executableTarget(
            name: "ServerExamples",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "MIMEDetection", package: "swift-mimetype"),
                .product(name: "MIMEDetectionNIO", package: "swift-mimetype"),
                .product(name: "MIMETypes", package: "swift-mimetype"),
                .product(name: "MultipartFormData", package: "swift-mimetype"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
