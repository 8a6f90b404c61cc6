// swift-tools-version: 6.2

// The part of the package that the shared library is built from, for archives of the Python package's source.

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-mimetype",
    platforms: [.macOS(.v13)],
    products: [.library(name: "CMIMEType", type: .dynamic, targets: ["CMIMEType"])],
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
        .target(name: "CMIMETypeHeader"),
        .target(
            name: "CMIMEType", dependencies: ["CMIMETypeHeader", "MIMEDetection", "MIMETypes"], swiftSettings: settings),
    ]
)
