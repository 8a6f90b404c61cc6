/// The version of this package, written only in this file and reported by the commands, the service and the client.
///
/// https://semver.org
package enum PackageVersion {
    package static let current = "0.2.0"
}
