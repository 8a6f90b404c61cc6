/// The C interface of swift-mimetype, which detects the media type of a file, bytes, a stream or a name, explains the
/// result, and decides whether an upload may be kept.
///
///     mimetype_detector *detector = NULL;
///     mimetype_result result;
///     char message[256];
///     if (mimetype_detector_create(NULL, &detector, message, sizeof message) != MIMETYPE_OK) return puts(message);
///     if (mimetype_detect_path(detector, "photo.jpg", &result) == MIMETYPE_OK) puts(result.type);
///     mimetype_results_free(&result, 1);
///     mimetype_detector_free(detector);
///
/// All functions may be called from many threads at once, even with the same detector, policy or session; but
/// concurrent calls must not write to the same memory of the caller. No function throws an exception, and no file
/// content can make the process end. Names and paths are bytes that end with a NUL, and need not be UTF-8. All returned
/// text is UTF-8 and ends with a NUL. Bytes passed to a call must not change during the call.
///
/// Programs that were compiled with this header also run with later versions of interface 1. These may add functions,
/// codes, flags in results, values of strings such as new kinds of conflicts, and fields. In options, fields are added
/// at the end, and `size` states which ones the caller knows; in results and verdicts, they take reserved space; in
/// conflicts, readings and refusals, they are added at the end, which is why these structures are accessed through
/// pointers. Treat unknown codes as failures, and ignore unknown flags. A field that a library does not know is 0 or
/// NULL.

#ifndef SWIFT_MIMETYPE_H
#define SWIFT_MIMETYPE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of this interface, which is also in the library's soname: `libmimetype.so.1`. It changes only if
/// programs that were compiled with an earlier header would break.
#define MIMETYPE_ABI 1

/// The outcome of a call. An unknown type is not an error; it is `application/octet-stream`.
enum {
    /// There is a result.
    MIMETYPE_OK = 0,
    /// A pointer is missing, or a number is out of range.
    MIMETYPE_INVALID_ARGUMENT = 1,
    /// There is no such file.
    MIMETYPE_NOT_FOUND = 2,
    /// There is no permission to read the file or to enter a folder on its path.
    MIMETYPE_PERMISSION_DENIED = 3,
    /// Symbolic links form a loop.
    MIMETYPE_TOO_MANY_LINKS = 4,
    /// The bytes can't be read for any other reason.
    MIMETYPE_UNREADABLE = 5,
    /// The file of custom types can't be read or used, or a line of it is wrong.
    MIMETYPE_BAD_TYPES_FILE = 6
};

/// Changes to the behaviour of a detector, as flags in `mimetype_options.flags`.
enum {
    /// Never use the system's libmagic, so that results are the same on every machine.
    MIMETYPE_NATIVE_ONLY = 1,
    /// Search thoroughly for what else the bytes can be read as, and compare each text with the language that its name
    /// suggests. The default limits are then larger.
    MIMETYPE_THOROUGH = 2,
    /// Use a declared type as the result instead of as a hint.
    MIMETYPE_DECLARED_TYPE_DECIDES = 4,
    /// Detect symbolic links as such instead of following them.
    MIMETYPE_KEEP_LINKS = 8,
    /// Fill `mimetype_result.evidence`, which takes some memory for each result.
    MIMETYPE_WITH_EVIDENCE = 16
};

/// The options of a detector. Set `size`, and leave everything else 0 for the defaults: `{sizeof(mimetype_options)}`.
typedef struct {
    /// `sizeof(mimetype_options)`. Options that this library does not know are refused unless they are 0.
    size_t size;
    /// Flags such as `MIMETYPE_NATIVE_ONLY`; unknown ones are refused.
    uint32_t flags;
    /// The minimum confidence, from 0 to 1, at which a language becomes the type of a text that nothing else
    /// identifies; 0 for the default of each language.
    double minimum_text_confidence;
    /// The number of bytes read from the start, at most 1 MiB; 0 for 8 KiB.
    size_t head_length;
    /// The maximum number of further reads for each detection; 0 for 64.
    size_t reads;
    /// The maximum number of bytes that the further reads may return in total; 0 for 1 MiB.
    size_t bytes;
    /// The path of a file of custom types, or NULL. Each line contains a type and its file name extensions:
    /// `application/vnd.acme+json acme`. A `#` starts a comment. Alternatively, the path may lead to an XML file of the
    /// shared MIME-info database, with signatures and parents, or to the folder of such a database.
    const char *types_file;
} mimetype_options;

/// A detector. It never changes after it has been created.
typedef struct mimetype_detector mimetype_detector;

/// A conflict between the claimed type and the type that was found. Only the library creates conflicts.
typedef struct {
    /// `content-contradicts-name`, `missing-signature`, `unsupported-refinement`, `declared-type-contradicts` or
    /// `misleading-name`.
    const char *kind;
    /// The type that the name suggests, or the declared one.
    const char *claimed;
    /// The type that was found instead.
    const char *found;
    /// A description in one sentence, for people.
    const char *sentence;
} mimetype_conflict;

/// Something else that the same bytes can be read as. Only the library creates readings.
typedef struct {
    /// `format`, `sniffed-by-browser`, `script`, `server-script`, `trailing-data` or `unchecked`.
    const char *kind;
    /// The type in this reading.
    const char *type;
    /// The offset in bytes from the start.
    uint64_t offset;
    /// A description of what was found, for people.
    const char *detail;
} mimetype_reading;

/// Properties of a result, as flags in `mimetype_result.flags`.
enum {
    /// `type` and `description` are constant: they are always the same pointers for the same type until the process
    /// ends. The pointers may be used after `mimetype_results_free`, and compared instead of the text.
    MIMETYPE_CONSTANT_TYPE = 1,
    /// A limit prevented the detection from reading more, so the result may be less precise than possible.
    MIMETYPE_LIMIT_REACHED = 2,
    /// More bytes could change the result; see `wanted_offset`.
    MIMETYPE_WANTS_MORE = 4
};

/// The result of a detection, or the reason why there is none.
typedef struct {
    /// `MIMETYPE_OK`, or the reason why there is no result. Without a result, all text except for `message` is NULL.
    int32_t code;
    /// Flags such as `MIMETYPE_CONSTANT_TYPE`.
    uint32_t flags;
    /// The type, without parameters.
    const char *type;
    /// A description of the type in a few English words, or NULL if there is none.
    const char *description;
    /// The encoding of the text, or NULL if the content is not text or was not examined; constant.
    const char *charset;
    /// The rule that determined the type, such as `agreement` or `content-alone`; constant.
    const char *reason;
    /// What the type is based on: `name`, `signature`, `container`, ...; constant.
    const char *basis;
    /// A description of what was found, for people; NULL unless `MIMETYPE_WITH_EVIDENCE` is set.
    const char *evidence;
    /// The probability of the type, from 0 to 1, if a language model estimated it; -1 for all other results.
    double confidence;
    /// Pointers to the conflicts, or NULL. Example: `result.conflicts[0]->sentence`.
    const mimetype_conflict *const *conflicts;
    /// Pointers to the other readings of the bytes, or NULL.
    const mimetype_reading *const *readings;
    /// The number of conflicts.
    uint32_t conflict_count;
    /// The number of other readings.
    uint32_t reading_count;
    /// The number of bytes that were read, and the number of reads; both are 0 for bytes in memory.
    uint64_t bytes_read;
    uint64_t reads;
    /// With `MIMETYPE_WANTS_MORE`, the offset and the length of the first range of unknown bytes that was requested; 0
    /// in sessions, which always want the bytes that come next.
    uint64_t wanted_offset;
    uint64_t wanted_length;
    /// One sentence that states what is wrong and what to do about it, or NULL if there is a result.
    const char *message;
    /// The memory to free; not for use by callers.
    void *memory;
    /// Reserved for later fields; 0.
    uint64_t reserved[7];
} mimetype_result;

/// A known piece of content, other parts of which may be unknown. No fields will be added to this structure.
typedef struct {
    /// The offset of the bytes from the start of the content.
    uint64_t offset;
    /// The bytes.
    const void *bytes;
    /// The number of bytes.
    size_t length;
} mimetype_piece;

/// Reads bytes for a detection: fills `buffer` with the content that starts at `offset`.
///
/// Returns the number of bytes read, which may be less than `length` only at the end of the content, or a negative
/// number if reading failed. The function is called on the thread that called the library.
typedef int64_t (*mimetype_read)(void *context, uint64_t offset, void *buffer, size_t length);

/// The value that represents an unknown size.
#define MIMETYPE_UNKNOWN_SIZE UINT64_MAX

/// Returns the library's `MIMETYPE_ABI`, for comparison with the header's.
uint32_t mimetype_abi(void);

/// Returns the version of the library, such as `1.2.3`; constant.
const char *mimetype_version(void);

/// Creates a detector.
///
/// `options` may be NULL for the defaults. On an error, `*detector` is set to NULL, and `message` is set to a sentence
/// that states what to do; `message` has room for `message_size` bytes, and may be NULL. Returns `MIMETYPE_OK`,
/// `MIMETYPE_INVALID_ARGUMENT` or `MIMETYPE_BAD_TYPES_FILE`.
int32_t mimetype_detector_create(
    const mimetype_options *options, mimetype_detector **detector, char *message, size_t message_size);

/// Frees a detector that no call is using any more; NULL is allowed. Its results and sessions remain valid.
void mimetype_detector_free(mimetype_detector *detector);

/// Detects the type of the file at a path; for a folder or a device, the type is its kind. Returns `result->code`.
int32_t mimetype_detect_path(const mimetype_detector *detector, const char *path, mimetype_result *result);

/// Detects the type of content from all of its bytes, without copying them. `name` and `declared_type` may be NULL. A
/// declared type that is not a media type is ignored. Returns `result->code`.
int32_t mimetype_detect_bytes(
    const mimetype_detector *detector, const void *bytes, size_t length, const char *name, const char *declared_type,
    mimetype_result *result);

/// Looks up the type that a name suggests, without reading any file. Returns `result->code`.
int32_t mimetype_detect_name(const mimetype_detector *detector, const char *name, mimetype_result *result);

/// Detects the type of content from the pieces of it that are known, and reports which bytes are still needed.
///
/// `size` is the size of the whole content, or `MIMETYPE_UNKNOWN_SIZE`. If `MIMETYPE_WANTS_MORE` is not set in the
/// result, no other bytes could change it. If it is set, read at least the wanted bytes, add them as a piece, and call
/// the function again. If the size is not known, everything up to the end may be wanted; if you stop reading, use the
/// last result, which is the best one so far. Returns `result->code`.
int32_t mimetype_detect_pieces(
    const mimetype_detector *detector, const mimetype_piece *pieces, size_t piece_count, uint64_t size,
    const char *name, const char *declared_type, mimetype_result *result);

/// Detects the type of content, such as an object in a store, that is read by a function of the caller.
///
/// `size` is the size of the content, or `MIMETYPE_UNKNOWN_SIZE`. `context` is passed to the function. Returns
/// `result->code`, which is `MIMETYPE_UNREADABLE` if the function failed.
int32_t mimetype_detect_reader(
    const mimetype_detector *detector, mimetype_read read, void *context, uint64_t size, const char *name,
    const char *declared_type, mimetype_result *result);

/// Detects the types of many buffers, without copying them.
///
/// `names` and `declared_types` may be NULL, and so may each of their elements. `threads` is the number of threads to
/// use; 0 means the number of processors. Returns `MIMETYPE_OK` once every result is filled, each with its own code, or
/// `MIMETYPE_INVALID_ARGUMENT` if no result was filled.
int32_t mimetype_detect_buffers(
    const mimetype_detector *detector, const void *const *buffers, const size_t *lengths, const char *const *names,
    const char *const *declared_types, size_t count, uint32_t threads, mimetype_result *results);

/// Detects the types of many files. `threads` and the return value are those of `mimetype_detect_buffers`.
int32_t mimetype_detect_paths(
    const mimetype_detector *detector, const char *const *paths, size_t count, uint32_t threads,
    mimetype_result *results);

/// Frees the memory of results, and sets them to 0; results that are already 0 are ignored. The array itself belongs to
/// the caller.
void mimetype_results_free(mimetype_result *results, size_t count);

/// A session, which detects the type of a stream as its bytes arrive. Calls with the same session wait for each other.
typedef struct mimetype_session mimetype_session;

/// Creates a session that has no bytes yet.
///
/// `name` and `declared_type` may be NULL. Up to 1 MiB from the start and up to 2 MiB from the end of the stream are
/// kept in memory until the result is final. On an error, `*session` is set to NULL. Returns `MIMETYPE_OK` or
/// `MIMETYPE_INVALID_ARGUMENT`.
int32_t mimetype_session_create(
    const mimetype_detector *detector, const char *name, const char *declared_type, mimetype_session **session);

/// Takes the next bytes of the stream, and repeats the detection if enough bytes have arrived since the last one.
///
/// If `is_final` is not NULL, `*is_final` is set to 1 if further bytes can't change the type, otherwise to 0. Once the
/// type is final, more bytes are still accepted, and cost nothing. Returns `MIMETYPE_OK`, or
/// `MIMETYPE_INVALID_ARGUMENT` if `bytes` is NULL but `length` is not 0, or if the session has ended.
int32_t mimetype_session_feed(mimetype_session *session, const void *bytes, size_t length, int32_t *is_final);

/// Detects the type from the bytes that have arrived so far. If `MIMETYPE_WANTS_MORE` is set in the result, further
/// bytes could change it. Returns `result->code`.
int32_t mimetype_session_look(mimetype_session *session, mimetype_result *result);

/// Ends the stream and detects its type; a second call returns the same result. Returns `result->code`.
int32_t mimetype_session_finish(mimetype_session *session, mimetype_result *result);

/// Frees a session that no call is using any more; NULL is allowed. Its results remain valid.
void mimetype_session_free(mimetype_session *session);

/// Changes to the behaviour of a policy, as flags in `mimetype_policy_options.flags`.
enum {
    /// Search only the first bytes of each file, for callers who have only those. The rest of the file is not checked.
    MIMETYPE_POLICY_HEAD_ONLY = 1
};

/// The options of a policy. Set `size`, `allowed` and `allowed_count`, and leave everything else 0 for the defaults.
typedef struct {
    /// `sizeof(mimetype_policy_options)`. Options that this library does not know are refused unless they are 0.
    size_t size;
    /// Flags such as `MIMETYPE_POLICY_HEAD_ONLY`; unknown ones are refused.
    uint32_t flags;
    /// The number of allowed types, at least one.
    uint32_t allowed_count;
    /// The allowed types, such as `image/png`; unknown ones are refused. A type also allows its subtypes, unless they
    /// are programs or can contain scripts: `text/plain` allows CSV, but not HTML.
    const char *const *allowed;
    /// The number of bytes read from the start, at most 1 MiB; 0 for 8 KiB.
    size_t head_length;
    /// The maximum number of further reads for each judgement; 0 for 4,096.
    size_t reads;
    /// The maximum number of bytes that the further reads may return in total; 0 for 33 MiB.
    size_t bytes;
} mimetype_policy_options;

/// A policy, which decides whether files from untrusted clients may be kept, based on the bytes of the files. A policy
/// never changes after it has been created, and does not use libmagic.
typedef struct mimetype_policy mimetype_policy;

/// A reason to refuse a file. Only the library creates refusals.
typedef struct {
    /// A stable code, such as `type-not-allowed`, `name-runs` or `macros`; `UploadFinding.Code` lists them.
    const char *code;
    /// The group of the code: `name-contradicts`, `not-allowed`, `unproven`, `script-inside`, `also-readable`,
    /// `sniffed-by-browser`, `unchecked`, `too-large` or `too-little-read`.
    const char *reason;
    /// The harm that the file can do: `low`, `medium` or `high`.
    const char *severity;
    /// What else the file is, or the type that its name suggests; NULL if the reason involves no second type.
    const char *type;
    /// A description of what was found, for readers who know file formats.
    const char *detail;
    /// The entry of an archive or a document that contains the finding, or NULL.
    const char *part;
    /// The offset of the finding in the file, or `MIMETYPE_UNKNOWN_OFFSET`.
    uint64_t offset;
} mimetype_refusal;

/// The offset of a finding that has no single offset.
#define MIMETYPE_UNKNOWN_OFFSET UINT64_MAX

/// A verdict on whether a file may be kept, or the reason why there is none.
typedef struct {
    /// `MIMETYPE_OK`, or the reason why there is no verdict.
    int32_t code;
    /// 1 if the file may be kept; 0 if it is refused or if there is no verdict.
    int32_t is_accepted;
    /// The confirmed type of an accepted file; for a refused file, the type that the file appears to have, or NULL.
    const char *type;
    /// Pointers to the reasons for a refusal, most important first, or NULL.
    const mimetype_refusal *const *refusals;
    /// The number of reasons; at least one if the file is refused.
    uint32_t refusal_count;
    /// Reserved for later flags; 0.
    uint32_t flags;
    /// For a refused file, one sentence for its sender, which does not help an attacker to circumvent the policy. If
    /// there is no verdict, one sentence that states what is wrong and what to do about it. NULL if the file is
    /// accepted.
    const char *message;
    /// For a refused file, one line for a log: the name, the reason, and what was found. NULL for other files.
    const char *log_message;
    /// A name under which an accepted file can be stored and served, derived from the sender's name for it; NULL if the
    /// sender gave none.
    const char *safe_name;
    /// The memory to free; not for use by callers.
    void *memory;
    /// Reserved for later fields; 0.
    uint64_t reserved[8];
} mimetype_verdict;

/// Creates a policy.
///
/// On an error, `*policy` is set to NULL, and `message` is set to a sentence that states what to do; `message` has room
/// for `message_size` bytes, and may be NULL. Returns `MIMETYPE_OK` or `MIMETYPE_INVALID_ARGUMENT`.
int32_t mimetype_policy_create(
    const mimetype_policy_options *options, mimetype_policy **policy, char *message, size_t message_size);

/// Frees a policy that no call is using any more; NULL is allowed. Its verdicts remain valid.
void mimetype_policy_free(mimetype_policy *policy);

/// Judges the file at a path. `name` is the sender's name for it, or NULL for the last component of the path;
/// `declared_type` may be NULL. Neither of them can make a file acceptable; they can only cause it to be refused.
/// Returns `verdict->code`.
int32_t mimetype_judge_path(
    const mimetype_policy *policy, const char *path, const char *name, const char *declared_type,
    mimetype_verdict *verdict);

/// Judges a file from all of its bytes, without copying them. `name` and `declared_type` may be NULL. Returns
/// `verdict->code`.
int32_t mimetype_judge_bytes(
    const mimetype_policy *policy, const void *bytes, size_t length, const char *name, const char *declared_type,
    mimetype_verdict *verdict);

/// Judges a file that is read by a function of the caller. The parameters are those of `mimetype_detect_reader`.
/// Returns `verdict->code`, which is `MIMETYPE_UNREADABLE` if the function failed.
int32_t mimetype_judge_reader(
    const mimetype_policy *policy, mimetype_read read, void *context, uint64_t size, const char *name,
    const char *declared_type, mimetype_verdict *verdict);

/// Frees the memory of verdicts, and sets them to 0; verdicts that are already 0 are ignored. The array itself belongs
/// to the caller.
void mimetype_verdicts_free(mimetype_verdict *verdicts, size_t count);

/// Writes the file name extensions of a built-in type or an alias, separated by spaces, with the preferred one first.
///
/// `buffer` has room for `size` bytes, and may be NULL if `size` is 0; text that doesn't fit is cut off. Returns the
/// length of the whole text in bytes, without its NUL; 0 for an unknown type.
size_t mimetype_extensions(const char *type, char *buffer, size_t size);

/// Writes all built-in file name extensions, sorted, each on a line with the type that it represents: `pdf
/// application/pdf`.
///
/// `buffer`, `size` and the return value are those of `mimetype_extensions`. The text is about 100 KB long.
size_t mimetype_extension_types(char *buffer, size_t size);

#ifdef __cplusplus
}
#endif

#endif
