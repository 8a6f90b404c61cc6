// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-mimetype", path: "..", traits: ["Upload"])],
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
    ],
    swiftLanguageModes: [.v6]
)
