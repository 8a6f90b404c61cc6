//! The declarations of `mimetype.h`, interface 1, by hand. The header describes each of them.
//!
//! `tests/interface.rs` compares the layout with that of the header.

#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_void};

pub const MIMETYPE_ABI: u32 = 1;

pub const MIMETYPE_OK: i32 = 0;
pub const MIMETYPE_INVALID_ARGUMENT: i32 = 1;
pub const MIMETYPE_NOT_FOUND: i32 = 2;
pub const MIMETYPE_PERMISSION_DENIED: i32 = 3;
pub const MIMETYPE_TOO_MANY_LINKS: i32 = 4;
pub const MIMETYPE_UNREADABLE: i32 = 5;
pub const MIMETYPE_BAD_TYPES_FILE: i32 = 6;

pub const MIMETYPE_NATIVE_ONLY: u32 = 1;
pub const MIMETYPE_THOROUGH: u32 = 2;
pub const MIMETYPE_DECLARED_TYPE_DECIDES: u32 = 4;
pub const MIMETYPE_KEEP_LINKS: u32 = 8;
pub const MIMETYPE_WITH_EVIDENCE: u32 = 16;

pub const MIMETYPE_CONSTANT_TYPE: u32 = 1;
pub const MIMETYPE_LIMIT_REACHED: u32 = 2;
pub const MIMETYPE_WANTS_MORE: u32 = 4;

pub const MIMETYPE_POLICY_HEAD_ONLY: u32 = 1;

pub const MIMETYPE_UNKNOWN_SIZE: u64 = u64::MAX;
pub const MIMETYPE_UNKNOWN_OFFSET: u64 = u64::MAX;

#[repr(C)]
pub struct mimetype_detector {
    _private: [u8; 0],
}

#[repr(C)]
pub struct mimetype_session {
    _private: [u8; 0],
}

#[repr(C)]
pub struct mimetype_policy {
    _private: [u8; 0],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct mimetype_options {
    pub size: usize,
    pub flags: u32,
    pub minimum_text_confidence: f64,
    pub head_length: usize,
    pub reads: usize,
    pub bytes: usize,
    pub types_file: *const c_char,
}

#[repr(C)]
pub struct mimetype_conflict {
    pub kind: *const c_char,
    pub claimed: *const c_char,
    pub found: *const c_char,
    pub sentence: *const c_char,
}

#[repr(C)]
pub struct mimetype_reading {
    pub kind: *const c_char,
    pub type_: *const c_char,
    pub offset: u64,
    pub detail: *const c_char,
}

#[repr(C)]
pub struct mimetype_result {
    pub code: i32,
    pub flags: u32,
    pub type_: *const c_char,
    pub description: *const c_char,
    pub charset: *const c_char,
    pub reason: *const c_char,
    pub basis: *const c_char,
    pub evidence: *const c_char,
    pub confidence: f64,
    pub conflicts: *const *const mimetype_conflict,
    pub readings: *const *const mimetype_reading,
    pub conflict_count: u32,
    pub reading_count: u32,
    pub bytes_read: u64,
    pub reads: u64,
    pub wanted_offset: u64,
    pub wanted_length: u64,
    pub message: *const c_char,
    pub memory: *mut c_void,
    pub reserved: [u64; 7],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct mimetype_piece {
    pub offset: u64,
    pub bytes: *const c_void,
    pub length: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct mimetype_policy_options {
    pub size: usize,
    pub flags: u32,
    pub allowed_count: u32,
    pub allowed: *const *const c_char,
    pub head_length: usize,
    pub reads: usize,
    pub bytes: usize,
}

#[repr(C)]
pub struct mimetype_refusal {
    pub code: *const c_char,
    pub reason: *const c_char,
    pub severity: *const c_char,
    pub type_: *const c_char,
    pub detail: *const c_char,
    pub part: *const c_char,
    pub offset: u64,
}

#[repr(C)]
pub struct mimetype_verdict {
    pub code: i32,
    pub is_accepted: i32,
    pub type_: *const c_char,
    pub refusals: *const *const mimetype_refusal,
    pub refusal_count: u32,
    pub flags: u32,
    pub message: *const c_char,
    pub log_message: *const c_char,
    pub safe_name: *const c_char,
    pub memory: *mut c_void,
    pub reserved: [u64; 8],
}

pub type mimetype_read = Option<
    unsafe extern "C" fn(context: *mut c_void, offset: u64, buffer: *mut c_void, length: usize) -> i64,
>;

extern "C" {
    pub fn mimetype_abi() -> u32;
    pub fn mimetype_version() -> *const c_char;

    pub fn mimetype_detector_create(
        options: *const mimetype_options, detector: *mut *mut mimetype_detector, message: *mut c_char,
        message_size: usize,
    ) -> i32;
    pub fn mimetype_detector_free(detector: *mut mimetype_detector);
    pub fn mimetype_detect_path(
        detector: *const mimetype_detector, path: *const c_char, result: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_detect_bytes(
        detector: *const mimetype_detector, bytes: *const c_void, length: usize, name: *const c_char,
        declared_type: *const c_char, result: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_detect_name(
        detector: *const mimetype_detector, name: *const c_char, result: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_detect_pieces(
        detector: *const mimetype_detector, pieces: *const mimetype_piece, piece_count: usize, size: u64,
        name: *const c_char, declared_type: *const c_char, result: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_detect_reader(
        detector: *const mimetype_detector, read: mimetype_read, context: *mut c_void, size: u64,
        name: *const c_char, declared_type: *const c_char, result: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_detect_buffers(
        detector: *const mimetype_detector, buffers: *const *const c_void, lengths: *const usize,
        names: *const *const c_char, declared_types: *const *const c_char, count: usize, threads: u32,
        results: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_detect_paths(
        detector: *const mimetype_detector, paths: *const *const c_char, count: usize, threads: u32,
        results: *mut mimetype_result,
    ) -> i32;
    pub fn mimetype_results_free(results: *mut mimetype_result, count: usize);

    pub fn mimetype_session_create(
        detector: *const mimetype_detector, name: *const c_char, declared_type: *const c_char,
        session: *mut *mut mimetype_session,
    ) -> i32;
    pub fn mimetype_session_feed(
        session: *mut mimetype_session, bytes: *const c_void, length: usize, is_final: *mut i32,
    ) -> i32;
    pub fn mimetype_session_look(session: *mut mimetype_session, result: *mut mimetype_result) -> i32;
    pub fn mimetype_session_finish(session: *mut mimetype_session, result: *mut mimetype_result) -> i32;
    pub fn mimetype_session_free(session: *mut mimetype_session);

    pub fn mimetype_policy_create(
        options: *const mimetype_policy_options, policy: *mut *mut mimetype_policy, message: *mut c_char,
        message_size: usize,
    ) -> i32;
    pub fn mimetype_policy_free(policy: *mut mimetype_policy);
    pub fn mimetype_judge_path(
        policy: *const mimetype_policy, path: *const c_char, name: *const c_char, declared_type: *const c_char,
        verdict: *mut mimetype_verdict,
    ) -> i32;
    pub fn mimetype_judge_bytes(
        policy: *const mimetype_policy, bytes: *const c_void, length: usize, name: *const c_char,
        declared_type: *const c_char, verdict: *mut mimetype_verdict,
    ) -> i32;
    pub fn mimetype_judge_reader(
        policy: *const mimetype_policy, read: mimetype_read, context: *mut c_void, size: u64,
        name: *const c_char, declared_type: *const c_char, verdict: *mut mimetype_verdict,
    ) -> i32;
    pub fn mimetype_verdicts_free(verdicts: *mut mimetype_verdict, count: usize);

    pub fn mimetype_extensions(type_: *const c_char, buffer: *mut c_char, size: usize) -> usize;
    pub fn mimetype_extension_types(buffer: *mut c_char, size: usize) -> usize;
}
