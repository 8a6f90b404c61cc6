/// The version of this package, the only file where it is written: commands, service and client state this one.
///
/// https://semver.org
package enum PackageVersion {
    package static let current = "0.2.0"
}
