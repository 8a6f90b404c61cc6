// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "swift-mimetype", path: "..")],
    targets: [
        .systemLibrary(name: "CMagicReference", pkgConfig: "libmagic", providers: [.apt(["libmagic-dev"])]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CMagicReference", .product(name: "MIMEDetection", package: "swift-mimetype")]),
        .executableTarget(name: "ComparePeers"),
        .executableTarget(
            name: "ReadForms", dependencies: [.product(name: "MultipartFormData", package: "swift-mimetype")]),
    ],
    swiftLanguageModes: [.v6]
)
