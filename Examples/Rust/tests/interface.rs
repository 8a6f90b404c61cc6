//! The declarations agree with the header, and calls through them work.

use mimetype_sys::*;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString};
use std::mem::{size_of, MaybeUninit};
use std::os::raw::c_void;
use std::process::Command;
use std::ptr::{addr_of, null, null_mut};

/// The sizes and offsets of all structures, as this crate declares them.
fn layout() -> BTreeMap<String, usize> {
    let mut layout = BTreeMap::new();
    macro_rules! add {
        ($type:ident: $($field:ident)*) => {
            layout.insert(format!("sizeof({})", stringify!($type)), size_of::<$type>());
            let room = MaybeUninit::<$type>::uninit();
            $({
                let offset = unsafe { addr_of!((*room.as_ptr()).$field) as usize } - room.as_ptr() as usize;
                let field = stringify!($field).trim_end_matches('_');
                layout.insert(format!("offsetof({}, {field})", stringify!($type)), offset);
            })*
        };
    }
    add!(mimetype_options: size flags minimum_text_confidence head_length reads bytes types_file);
    add!(mimetype_conflict: kind claimed found sentence);
    add!(mimetype_reading: kind type_ offset detail);
    add!(mimetype_result: code flags type_ description charset reason basis evidence confidence conflicts readings
        conflict_count reading_count bytes_read reads wanted_offset wanted_length message memory reserved);
    add!(mimetype_piece: offset bytes length);
    add!(mimetype_policy_options: size flags allowed_count allowed head_length reads bytes);
    add!(mimetype_refusal: code reason severity type_ detail part offset);
    add!(mimetype_verdict: code is_accepted type_ refusals refusal_count flags message log_message safe_name memory reserved);
    layout
}

#[test]
fn layout_is_that_of_the_header() {
    let layout = layout();
    let checks: String =
        layout.iter().map(|(what, number)| format!("_Static_assert({what} == {number}, \"{what}\");\n")).collect();
    let file = std::env::temp_dir().join(format!("mimetype-sys-{}.c", std::process::id()));
    std::fs::write(&file, format!("#include <mimetype.h>\n{checks}")).unwrap();
    let flags = Command::new("pkg-config").args(["--cflags", "mimetype"]).output().unwrap();
    let flags = String::from_utf8(flags.stdout).unwrap();
    let compiled = Command::new("cc").arg("-fsyntax-only").args(flags.split_whitespace()).arg(&file).output().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    assert!(layout.len() > 60);
}

fn text(pointer: *const std::os::raw::c_char) -> String {
    assert!(!pointer.is_null());
    unsafe { CStr::from_ptr(pointer) }.to_str().unwrap().to_owned()
}

fn detector() -> *mut mimetype_detector {
    let options = mimetype_options {
        size: size_of::<mimetype_options>(),
        flags: MIMETYPE_NATIVE_ONLY,
        minimum_text_confidence: 0.0,
        head_length: 0,
        reads: 0,
        bytes: 0,
        types_file: null(),
    };
    let mut detector = null_mut();
    let code = unsafe { mimetype_detector_create(&options, &mut detector, null_mut(), 0) };
    assert_eq!((code, unsafe { mimetype_abi() }), (MIMETYPE_OK, MIMETYPE_ABI));
    detector
}

#[test]
fn bytes_have_a_type_and_conflicts() {
    let detector = detector();
    let name = CString::new("report.png").unwrap();
    let bytes = b"%PDF-1.7\n";
    let mut result = MaybeUninit::<mimetype_result>::uninit();
    unsafe {
        let start = bytes.as_ptr() as *const c_void;
        mimetype_detect_bytes(detector, start, bytes.len(), name.as_ptr(), null(), result.as_mut_ptr());
        let mut result = result.assume_init();
        assert_eq!(text(result.type_), "application/pdf");
        assert_eq!(result.conflict_count, 1);
        assert_eq!(text((**result.conflicts).claimed), "image/png");
        mimetype_results_free(&mut result, 1);
        mimetype_detector_free(detector);
    }
}

#[test]
fn sessions_take_streams() {
    let detector = detector();
    let mut session = null_mut();
    let mut result = MaybeUninit::<mimetype_result>::uninit();
    unsafe {
        assert_eq!(mimetype_session_create(detector, null(), null(), &mut session), MIMETYPE_OK);
        mimetype_detector_free(detector);
        for chunk in [&b"%PD"[..], b"F-1.7\n"] {
            let start = chunk.as_ptr() as *const c_void;
            assert_eq!(mimetype_session_feed(session, start, chunk.len(), null_mut()), MIMETYPE_OK);
        }
        assert_eq!(mimetype_session_finish(session, result.as_mut_ptr()), MIMETYPE_OK);
        let mut result = result.assume_init();
        assert_eq!(text(result.type_), "application/pdf");
        mimetype_results_free(&mut result, 1);
        mimetype_session_free(session);
    }
}

#[test]
fn policies_refuse_for_a_reason() {
    let (gif, name) = (CString::new("image/gif").unwrap(), CString::new("dot.gif").unwrap());
    let allowed = [gif.as_ptr()];
    let options = mimetype_policy_options {
        size: size_of::<mimetype_policy_options>(),
        flags: 0,
        allowed_count: 1,
        allowed: allowed.as_ptr(),
        head_length: 0,
        reads: 0,
        bytes: 0,
    };
    let program = b"<?php system('id'); ?>";
    let mut policy = null_mut();
    let mut verdict = MaybeUninit::<mimetype_verdict>::uninit();
    unsafe {
        assert_eq!(mimetype_policy_create(&options, &mut policy, null_mut(), 0), MIMETYPE_OK);
        let start = program.as_ptr() as *const c_void;
        mimetype_judge_bytes(policy, start, program.len(), name.as_ptr(), null(), verdict.as_mut_ptr());
        let mut verdict = verdict.assume_init();
        assert_eq!((verdict.code, verdict.is_accepted), (MIMETYPE_OK, 0));
        assert!(verdict.refusal_count > 0 && !text((**verdict.refusals).code).is_empty());
        mimetype_verdicts_free(&mut verdict, 1);
        mimetype_policy_free(policy);
    }
}
