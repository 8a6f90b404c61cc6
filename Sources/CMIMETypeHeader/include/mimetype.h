/// The C interface of swift-mimetype: detects the media type of a file, of bytes, of a stream or of a name, says why,
/// and decides whether an upload may be kept.
///
///     mimetype_detector *detector = NULL;
///     mimetype_result result;
///     char message[256];
///     if (mimetype_detector_create(NULL, &detector, message, sizeof message) != MIMETYPE_OK) return puts(message);
///     if (mimetype_detect_path(detector, "photo.jpg", &result) == MIMETYPE_OK) puts(result.type);
///     mimetype_results_free(&result, 1);
///     mimetype_detector_free(detector);
///
/// All functions may be called from many threads at once, with the same detector, policy or session too; only what a
/// call writes to belongs to that call. Nothing throws, and no content of a file ends the process. Names and paths are
/// bytes up to a NUL, and need not be UTF-8. All text that comes back is UTF-8 and ends with a NUL. Bytes must not
/// change while a call looks at them.
///
/// Later versions of interface 1 run programs that were compiled with this header. They may add functions, codes, bits
/// of flags in results, words such as other kinds of conflicts, and fields: to options at the end, where `size` tells
/// which ones the caller knows; to results and verdicts in what is reserved; to conflicts, readings and refusals at the
/// end, for which reason they are reached through pointers. Treat a code that you don't know as a failure, and ignore
/// bits that you don't know. A field that a library does not know is 0 or NULL.

#ifndef SWIFT_MIMETYPE_H
#define SWIFT_MIMETYPE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of this interface, which is that of the library's soname: `libmimetype.so.1`. It changes only if a
/// program that was compiled with an earlier header would break.
#define MIMETYPE_ABI 1

/// How a call ended. An unknown type is no error: it is `application/octet-stream`.
enum {
    /// There is an answer.
    MIMETYPE_OK = 0,
    /// A pointer is missing, or a number is out of its range.
    MIMETYPE_INVALID_ARGUMENT = 1,
    /// There is no such file.
    MIMETYPE_NOT_FOUND = 2,
    /// The file may not be read, or a folder on the way may not be entered.
    MIMETYPE_PERMISSION_DENIED = 3,
    /// Symbolic links lead in a circle.
    MIMETYPE_TOO_MANY_LINKS = 4,
    /// Anything else that keeps bytes from being read.
    MIMETYPE_UNREADABLE = 5,
    /// The file of own types can't be read or used, or a line of it is wrong.
    MIMETYPE_BAD_TYPES_FILE = 6
};

/// What to do besides, as bits of `mimetype_options.flags`.
enum {
    /// Never ask the system's libmagic, so that answers are the same on every machine.
    MIMETYPE_NATIVE_ONLY = 1,
    /// Search thoroughly for what else the bytes can be read as, and compare texts with the language of their name.
    /// Limits that are not set are then larger.
    MIMETYPE_THOROUGH = 2,
    /// Take a declared type at its word instead of as a hint.
    MIMETYPE_DECLARED_TYPE_DECIDES = 4,
    /// Look at a symbolic link instead of at what it leads to.
    MIMETYPE_KEEP_LINKS = 8,
    /// Fill `mimetype_result.evidence`, which costs some memory for each result.
    MIMETYPE_WITH_EVIDENCE = 16
};

/// How a detector works. Set `size`, and leave everything else 0 for what suits most: `{sizeof(mimetype_options)}`.
typedef struct {
    /// `sizeof(mimetype_options)`. Options that this library does not know are refused unless they are 0.
    size_t size;
    /// Bits such as `MIMETYPE_NATIVE_ONLY`; others are refused.
    uint32_t flags;
    /// How likely a language has to be, from 0 to 1, to be the type of a text that nothing else identifies; 0 for the value
    /// that suits each language.
    double minimum_text_confidence;
    /// How many bytes of the start are read, at most 1 MiB; 0 for 8 KiB.
    size_t head_length;
    /// How many more reads one detection may make; 0 for 64.
    size_t reads;
    /// How many bytes these may return together; 0 for 1 MiB.
    size_t bytes;
    /// A file of own types, or NULL. Each line is a type and its file name extensions: `application/vnd.acme+json
    /// acme`. What follows a `#` is a comment. It may be a description of the shared MIME-info database in XML instead,
    /// with signatures and parents, or the folder of such a database.
    const char *types_file;
} mimetype_options;

/// A detector. It does not change after it was made.
typedef struct mimetype_detector mimetype_detector;

/// A disagreement between what something is said to be and what was found. Only the library makes one.
typedef struct {
    /// `content-contradicts-name`, `missing-signature`, `unsupported-refinement`, `declared-type-contradicts` or
    /// `misleading-name`.
    const char *kind;
    /// The type that the name stands for, or the declared one.
    const char *claimed;
    /// The type that was found instead.
    const char *found;
    /// One sentence for a person.
    const char *sentence;
} mimetype_conflict;

/// Something else that the same bytes can be read as. Only the library makes one.
typedef struct {
    /// `format`, `sniffed-by-browser`, `script`, `server-script`, `trailing-data` or `unchecked`.
    const char *kind;
    /// What it is then.
    const char *type;
    /// Where it is, in bytes from the start.
    uint64_t offset;
    /// What was seen, for a person.
    const char *detail;
} mimetype_reading;

/// What holds for a result, as bits of `mimetype_result.flags`.
enum {
    /// `type` and `description` are constant: the same pointers for the same type as long as the process lives. They
    /// may be used after `mimetype_results_free`, and compared instead of the text.
    MIMETYPE_CONSTANT_TYPE = 1,
    /// A limit kept the detection from reading more, so that the answer may be less precise than it could be.
    MIMETYPE_LIMIT_REACHED = 2,
    /// More bytes could change the answer: see `wanted_offset`.
    MIMETYPE_WANTS_MORE = 4
};

/// An answer, or why there is none.
typedef struct {
    /// `MIMETYPE_OK`, or why there is no answer. All text but `message` is NULL then.
    int32_t code;
    /// Bits such as `MIMETYPE_CONSTANT_TYPE`.
    uint32_t flags;
    /// The type, without parameters.
    const char *type;
    /// The type in a few English words, or NULL if nobody has written it down.
    const char *description;
    /// The encoding of the text, or NULL if it is not text or was not looked at; constant.
    const char *charset;
    /// The rule that decided, such as `agreement` or `content-alone`; constant.
    const char *reason;
    /// What was looked at to find the type: `name`, `signature`, `container`, ...; constant.
    const char *basis;
    /// What was seen, for a person; NULL unless `MIMETYPE_WITH_EVIDENCE` is set.
    const char *evidence;
    /// How likely the type is, from 0 to 1, where a model of languages estimated it; -1 for all other answers.
    double confidence;
    /// Pointers to the disagreements, or NULL: `result.conflicts[0]->sentence`.
    const mimetype_conflict *const *conflicts;
    /// Pointers to what else the bytes can be read as, or NULL.
    const mimetype_reading *const *readings;
    /// How many disagreements there are.
    uint32_t conflict_count;
    /// How many other readings there are.
    uint32_t reading_count;
    /// How many bytes were read, and `reads` in how many reads; 0 for bytes in memory.
    uint64_t bytes_read;
    uint64_t reads;
    /// With `MIMETYPE_WANTS_MORE`, the offset and the length of the bytes that were asked for first and are not known;
    /// 0 in sessions, which want what comes next.
    uint64_t wanted_offset;
    uint64_t wanted_length;
    /// One sentence that says what is wrong and what to do, or NULL if there is an answer.
    const char *message;
    /// What has to be freed; not for callers.
    void *memory;
    /// For later fields; 0.
    uint64_t reserved[7];
} mimetype_result;

/// Bytes of a larger whole, of which other parts may be unknown. It gets no further fields.
typedef struct {
    /// Where they are, from the start of the whole.
    uint64_t offset;
    /// The bytes.
    const void *bytes;
    /// How many there are.
    size_t length;
} mimetype_piece;

/// Reads bytes for a detection: fills `buffer` from `offset` on.
///
/// Returns how many bytes were read, fewer than `length` only at the end of the content, or a negative number if
/// reading failed. It is called on the thread of the call that it was given to.
typedef int64_t (*mimetype_read)(void *context, uint64_t offset, void *buffer, size_t length);

/// The size of content whose end is not known.
#define MIMETYPE_UNKNOWN_SIZE UINT64_MAX

/// `MIMETYPE_ABI` of the library, to be compared with that of the header.
uint32_t mimetype_abi(void);

/// The version of the library, such as `1.2.3`; constant.
const char *mimetype_version(void);

/// Makes a detector.
///
/// `options` is NULL for what suits most. `*detector` is set to NULL on an error, and `message`, which has room for
/// `message_size` bytes and may be NULL, is set to a sentence that says what to do. Returns `MIMETYPE_OK`,
/// `MIMETYPE_INVALID_ARGUMENT` or `MIMETYPE_BAD_TYPES_FILE`.
int32_t mimetype_detector_create(
    const mimetype_options *options, mimetype_detector **detector, char *message, size_t message_size);

/// Frees a detector that no call uses any more; NULL is allowed. Results and sessions outlive it.
void mimetype_detector_free(mimetype_detector *detector);

/// Detects the type of the file at a path; of a folder or a device, its kind. Returns `result->code`.
int32_t mimetype_detect_path(const mimetype_detector *detector, const char *path, mimetype_result *result);

/// Detects the type of all bytes of something, without copying them. `name` and `declared_type` may be NULL. What is no
/// media type counts as no declared type. Returns `result->code`.
int32_t mimetype_detect_bytes(
    const mimetype_detector *detector, const void *bytes, size_t length, const char *name, const char *declared_type,
    mimetype_result *result);

/// Returns the type that a name suggests; reads nothing. Returns `result->code`.
int32_t mimetype_detect_name(const mimetype_detector *detector, const char *name, mimetype_result *result);

/// Detects the type of data of which only some parts are available, and returns which part it needs.
///
/// `size` is that of the whole, or `MIMETYPE_UNKNOWN_SIZE`. Without `MIMETYPE_WANTS_MORE` in the result no other bytes
/// could change the answer. With it, read at least what is wanted, add it as a piece, and ask again. Where the size is
/// not known, what is wanted may be everything up to the end; who reads no further has the best answer so far. Returns
/// `result->code`.
int32_t mimetype_detect_pieces(
    const mimetype_detector *detector, const mimetype_piece *pieces, size_t piece_count, uint64_t size,
    const char *name, const char *declared_type, mimetype_result *result);

/// Detects the type of data that a callback reads, such as an object in a store.
///
/// `size` is that of the whole, or `MIMETYPE_UNKNOWN_SIZE`. `context` is passed on. Returns `result->code`, which is
/// `MIMETYPE_UNREADABLE` if the function failed.
int32_t mimetype_detect_reader(
    const mimetype_detector *detector, mimetype_read read, void *context, uint64_t size, const char *name,
    const char *declared_type, mimetype_result *result);

/// Detects the types of many buffers, without copying them.
///
/// `names` and `declared_types` may be NULL, and so may each of their members. `threads` is how many work at once; 0
/// for as many as there are processors. Returns `MIMETYPE_OK` once every result is filled, each with a code of its own,
/// or `MIMETYPE_INVALID_ARGUMENT` if none is.
int32_t mimetype_detect_buffers(
    const mimetype_detector *detector, const void *const *buffers, const size_t *lengths, const char *const *names,
    const char *const *declared_types, size_t count, uint32_t threads, mimetype_result *results);

/// Detects the types of many files. `threads` and the return value are as in `mimetype_detect_buffers`.
int32_t mimetype_detect_paths(
    const mimetype_detector *detector, const char *const *paths, size_t count, uint32_t threads,
    mimetype_result *results);

/// Frees what results hold and sets them to 0; results that are 0 are left alone. The array itself is the caller's.
void mimetype_results_free(mimetype_result *results, size_t count);

/// A stream whose type is detected while its bytes arrive. Calls with the same session wait for each other.
typedef struct mimetype_session mimetype_session;

/// Starts a session without bytes.
///
/// `name` and `declared_type` may be NULL. Up to 1 MiB from the start and up to 2 MiB from the end of the stream are
/// kept until the answer is final. `*session` is set to NULL on an error. Returns `MIMETYPE_OK` or
/// `MIMETYPE_INVALID_ARGUMENT`.
int32_t mimetype_session_create(
    const mimetype_detector *detector, const char *name, const char *declared_type, mimetype_session **session);

/// Takes the next bytes of the stream, and looks at what has arrived if that is enough for another look.
///
/// `*is_final`, if `is_final` is not NULL, is 1 if bytes that follow can't change the type, else 0. Further bytes are
/// allowed then, and cost nothing. Returns `MIMETYPE_OK`; `MIMETYPE_INVALID_ARGUMENT` if there are no bytes at a null
/// pointer, or if the session has ended.
int32_t mimetype_session_feed(mimetype_session *session, const void *bytes, size_t length, int32_t *is_final);

/// Detects the type from the bytes so far. With `MIMETYPE_WANTS_MORE` in the result, further bytes could change it.
/// Returns `result->code`.
int32_t mimetype_session_look(mimetype_session *session, mimetype_result *result);

/// Ends the stream and detects its type; a second call gives the same answer. Returns `result->code`.
int32_t mimetype_session_finish(mimetype_session *session, mimetype_result *result);

/// Frees a session that no call uses any more; NULL is allowed. Results outlive it.
void mimetype_session_free(mimetype_session *session);

/// How a policy judges, as bits of `mimetype_policy_options.flags`.
enum {
    /// Search only the first bytes of each file, for callers who see no more. The policy knows nothing of the rest.
    MIMETYPE_POLICY_HEAD_ONLY = 1
};

/// What a policy allows. Set `size` and `allowed`, and leave everything else 0 for what suits most.
typedef struct {
    /// `sizeof(mimetype_policy_options)`. Options that this library does not know are refused unless they are 0.
    size_t size;
    /// Bits such as `MIMETYPE_POLICY_HEAD_ONLY`; others are refused.
    uint32_t flags;
    /// How many types are allowed; at least one.
    uint32_t allowed_count;
    /// The allowed types, such as `image/png`; unknown ones are refused. A type also allows what can be used as one,
    /// unless that runs or holds scripts: `text/plain` allows CSV, but not HTML.
    const char *const *allowed;
    /// How many bytes of the start are read, at most 1 MiB; 0 for 8 KiB.
    size_t head_length;
    /// How many more reads one judgement may make; 0 for 4,096.
    size_t reads;
    /// How many bytes these may return together; 0 for 33 MiB.
    size_t bytes;
} mimetype_policy_options;

/// A policy that decides by their bytes whether files of untrusted clients may be kept. It does not change after it was
/// made, and asks no libmagic.
typedef struct mimetype_policy mimetype_policy;

/// One reason to refuse a file. Only the library makes one.
typedef struct {
    /// A stable code, such as `type-not-allowed`, `name-runs` or `macros`; `UploadFinding.Code` lists them.
    const char *code;
    /// The group of the code: `name-contradicts`, `not-allowed`, `unproven`, `script-inside`, `also-readable`,
    /// `sniffed-by-browser`, `unchecked`, `too-large` or `too-little-read`.
    const char *reason;
    /// `low`, `medium` or `high`: how much harm the file can do.
    const char *severity;
    /// What else the file is, or the type that its name stands for; NULL if the reason has no second type.
    const char *type;
    /// What was seen, for readers who know file formats.
    const char *detail;
    /// The entry of an archive or a document that has it, or NULL.
    const char *part;
    /// Its offset in the file; `MIMETYPE_UNKNOWN_OFFSET` if it has none.
    uint64_t offset;
} mimetype_refusal;

/// The offset of a finding that has no single offset.
#define MIMETYPE_UNKNOWN_OFFSET UINT64_MAX

/// Whether a file may be kept, or why that is not known.
typedef struct {
    /// `MIMETYPE_OK`, or why there is no verdict.
    int32_t code;
    /// 1 if the file may be kept; 0 if it is refused, and if there is no verdict.
    int32_t is_accepted;
    /// The confirmed type of an accepted file; of a refused one the type that it seems to be, or NULL.
    const char *type;
    /// Pointers to the reasons for a refusal, the most important first, or NULL.
    const mimetype_refusal *const *refusals;
    /// How many reasons there are; at least one if the file is refused.
    uint32_t refusal_count;
    /// For later flags; 0.
    uint32_t flags;
    /// One sentence for the sender of a refused file, which helps nobody to get the next one through. If there is no
    /// verdict, one that says what is wrong and what to do. NULL if the file is accepted.
    const char *message;
    /// One line for a log about a refusal: the name, the reason, and what was seen. NULL otherwise.
    const char *log_message;
    /// A name under which an accepted file can be stored and served, made from the sender's; NULL without one.
    const char *safe_name;
    /// What has to be freed; not for callers.
    void *memory;
    /// For later fields; 0.
    uint64_t reserved[8];
} mimetype_verdict;

/// Makes a policy.
///
/// `*policy` is set to NULL on an error, and `message`, which has room for `message_size` bytes and may be NULL, is set
/// to a sentence that says what to do. Returns `MIMETYPE_OK` or `MIMETYPE_INVALID_ARGUMENT`.
int32_t mimetype_policy_create(
    const mimetype_policy_options *options, mimetype_policy **policy, char *message, size_t message_size);

/// Frees a policy that no call uses any more; NULL is allowed. Verdicts outlive it.
void mimetype_policy_free(mimetype_policy *policy);

/// Judges the file at a path. `name` is what its sender called it, or NULL for the path's last component;
/// `declared_type` may be NULL. Both can only get a file refused. Returns `verdict->code`.
int32_t mimetype_judge_path(
    const mimetype_policy *policy, const char *path, const char *name, const char *declared_type,
    mimetype_verdict *verdict);

/// Judges all bytes of a file, without copying them. `name` and `declared_type` may be NULL. Returns `verdict->code`.
int32_t mimetype_judge_bytes(
    const mimetype_policy *policy, const void *bytes, size_t length, const char *name, const char *declared_type,
    mimetype_verdict *verdict);

/// Judges a file that a function of the caller's reads. The parameters are those of `mimetype_detect_reader`. Returns
/// `verdict->code`, which is `MIMETYPE_UNREADABLE` if the function failed.
int32_t mimetype_judge_reader(
    const mimetype_policy *policy, mimetype_read read, void *context, uint64_t size, const char *name,
    const char *declared_type, mimetype_verdict *verdict);

/// Frees what verdicts hold and sets them to 0; verdicts that are 0 are left alone. The array itself is the caller's.
void mimetype_verdicts_free(mimetype_verdict *verdicts, size_t count);

/// Writes the file name extensions of a built-in type or an alias, the preferred one first, with spaces between.
///
/// `buffer` has room for `size` bytes and may be NULL if that is 0; what has no room is cut off. Returns how many bytes
/// the whole text has without its NUL: 0 for an unknown type.
size_t mimetype_extensions(const char *type, char *buffer, size_t size);

/// Writes all built-in file name extensions, sorted, each on a line with the type that it stands for: `pdf
/// application/pdf`.
///
/// `buffer`, `size` and the return value are as in `mimetype_extensions`. The text is some 100 KB long.
size_t mimetype_extension_types(char *buffer, size_t size);

#ifdef __cplusplus
}
#endif

#endif
