/// The version of this package, which its programs state.
///
/// https://semver.org
package enum PackageVersion {
    package static let current = "0.1.0"
}
