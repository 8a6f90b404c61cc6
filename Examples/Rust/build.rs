//! Asks pkg-config where the library is. The crate depends on no other, so that it builds without a network.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let output = Command::new("pkg-config")
        .args(["--libs", "mimetype"])
        .output()
        .expect("pkg-config can't be run; install it");
    assert!(
        output.status.success(),
        "pkg-config does not know mimetype; install the library, and set PKG_CONFIG_PATH to its pkgconfig folder: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    for word in String::from_utf8_lossy(&output.stdout).split_whitespace() {
        if let Some(folder) = word.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(name) = word.strip_prefix("-l") {
            println!("cargo:rustc-link-lib={name}");
        }
    }
}
