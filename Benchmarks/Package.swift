// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-mimetype", path: "..", traits: ["LibMagic"])],
    targets: [
        .executableTarget(
            name: "Benchmarks", dependencies: [.product(name: "MIMEDetection", package: "swift-mimetype")])
    ],
    swiftLanguageModes: [.v6]
)
