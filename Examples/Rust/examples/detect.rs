//! Prints the media types of files: `cargo run --example detect -- FILE...`

use mimetype_sys::*;
use std::ffi::{CStr, CString};
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStringExt;

fn main() {
    let mut detector = std::ptr::null_mut();
    let mut message = [0; 256];
    let code = unsafe {
        mimetype_detector_create(std::ptr::null(), &mut detector, message.as_mut_ptr(), message.len())
    };
    if code != MIMETYPE_OK {
        eprintln!("{}", unsafe { CStr::from_ptr(message.as_ptr()) }.to_string_lossy());
        std::process::exit(1);
    }
    for path in std::env::args_os().skip(1) {
        let shown = path.to_string_lossy().into_owned();
        let path = CString::new(path.into_vec()).expect("an argument has no NUL");
        let mut result = MaybeUninit::<mimetype_result>::uninit();
        unsafe {
            mimetype_detect_path(detector, path.as_ptr(), result.as_mut_ptr());
            let mut result = result.assume_init();
            let text = if result.code == MIMETYPE_OK { result.type_ } else { result.message };
            println!("{shown}: {}", CStr::from_ptr(text).to_string_lossy());
            mimetype_results_free(&mut result, 1);
        }
    }
    unsafe { mimetype_detector_free(detector) };
}
