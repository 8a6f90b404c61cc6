// Checks the interface as a careless or hostile caller would use it. It ends with 0 if all holds.
//
// Built with the address sanitizer, it shows as well that no call reads or writes beyond what it is given: every
// buffer is a block of its own and exactly as long as it says.

#include <mimetype.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void expect(int holds, const char *claim) {
    if (!holds) {
        failures++;
        fprintf(stderr, "not so: %s\n", claim);
    }
}

static mimetype_detector *make(uint32_t flags) {
    mimetype_options options = {sizeof options, flags, 0, 0, 0, 0, NULL};
    mimetype_detector *detector = NULL;
    expect(mimetype_detector_create(&options, &detector, NULL, 0) == MIMETYPE_OK, "a detector is made");
    return detector;
}

/// Asks about a copy that ends where its block ends.
static void ask(mimetype_detector *detector, const void *bytes, size_t length, const char *name, mimetype_result *result) {
    void *copy = malloc(length ? length : 1);
    if (length) memcpy(copy, bytes, length);
    expect(mimetype_detect_bytes(detector, copy, length, name, NULL, result) == MIMETYPE_OK, "bytes have an answer");
    free(copy);
}

static void answers(mimetype_detector *detector) {
    mimetype_result result;
    ask(detector, "%PDF-1.7\n", 9, "report.png", &result);
    expect(strcmp(result.type, "application/pdf") == 0, "a PDF is a PDF");
    expect(result.flags & MIMETYPE_CONSTANT_TYPE, "a known type is constant");
    expect(result.conflict_count == 1 && strcmp(result.conflicts[0]->claimed, "image/png") == 0, "its name lies");
    expect(result.confidence == -1 && result.message == NULL, "no model was asked, and nothing is wrong");
    const char *type = result.type;
    mimetype_results_free(&result, 1);
    expect(strcmp(type, "application/pdf") == 0, "a constant type outlives its result");
    expect(result.memory == NULL && result.conflicts == NULL, "a freed result is empty");
    mimetype_results_free(&result, 1);

    ask(detector, "", 0, NULL, &result);
    expect(strcmp(result.type, "application/x-zerosize") == 0, "no bytes have a type");
    mimetype_results_free(&result, 1);

    expect(mimetype_detect_name(detector, "a.tar.gz", &result) == MIMETYPE_OK && result.type, "a name has a type");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_bytes(detector, "abc", 3, NULL, "application/x-nobody;a=b", &result) == MIMETYPE_OK, "declared");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_bytes(detector, "abc", 3, "\xff\xfe.txt", "no type", &result) == MIMETYPE_OK, "odd names");
    mimetype_results_free(&result, 1);
}

static void mistakes(mimetype_detector *detector) {
    mimetype_result result;
    char message[24];
    mimetype_detector *none = detector;
    mimetype_options options = {0};
    expect(mimetype_detector_create(&options, &none, message, sizeof message) == MIMETYPE_INVALID_ARGUMENT, "size");
    expect(none == NULL && strlen(message) == sizeof message - 1, "a message is cut off where its room ends");
    options = (mimetype_options){sizeof options, 0, 7, 0, 0, 0, NULL};
    expect(mimetype_detector_create(&options, &none, NULL, 0) == MIMETYPE_INVALID_ARGUMENT, "a confidence of 7");
    struct {
        mimetype_options known;
        uint64_t later[3];
    } newer = {{sizeof newer, 0, 0, 0, 0, 0, NULL}, {0}};
    expect(mimetype_detector_create(&newer.known, &none, NULL, 0) == MIMETYPE_OK, "a newer header, without its options");
    mimetype_detector_free(none);
    newer.later[2] = 1;
    expect(mimetype_detector_create(&newer.known, &none, NULL, 0) == MIMETYPE_INVALID_ARGUMENT, "an option of later");
    expect(none == NULL, "no detector ignores an option");
    newer.known.size = SIZE_MAX;
    expect(mimetype_detector_create(&newer.known, &none, NULL, 0) == MIMETYPE_INVALID_ARGUMENT, "a size of everything");
    mimetype_options unknown = {sizeof unknown, 1u << 5, 0, 0, 0, 0, NULL};
    char sentence[128];
    expect(mimetype_detector_create(&unknown, &none, sentence, sizeof sentence) == MIMETYPE_INVALID_ARGUMENT, "a flag");
    expect(strstr(sentence, "bits 32") != NULL, "the message names the flag");
    unknown.flags = 31;
    expect(mimetype_detector_create(&unknown, &none, NULL, 0) == MIMETYPE_OK && none, "all flags");
    mimetype_detector_free(none);
    none = NULL;
    options = (mimetype_options){sizeof options, 0, 0, SIZE_MAX, SIZE_MAX, SIZE_MAX, NULL};
    expect(mimetype_detector_create(&options, &none, NULL, 0) == MIMETYPE_INVALID_ARGUMENT, "endless limits");
    options = (mimetype_options){sizeof options, 0, 0, 0, 0, 0, "/nonexistent/types"};
    expect(mimetype_detector_create(&options, &none, NULL, 0) == MIMETYPE_BAD_TYPES_FILE, "a missing file of types");
    options.types_file = "/";
    expect(mimetype_detector_create(&options, &none, NULL, 0) == MIMETYPE_BAD_TYPES_FILE, "a folder of types");
    expect(mimetype_detector_create(NULL, NULL, NULL, 0) == MIMETYPE_INVALID_ARGUMENT, "no place for a detector");

    expect(mimetype_detect_path(detector, "/nonexistent", &result) == MIMETYPE_NOT_FOUND && result.message, "no file");
    expect(result.type == NULL, "what can't be read has no type");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_path(detector, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "no path");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_path(NULL, "/", &result) == MIMETYPE_INVALID_ARGUMENT, "no detector");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_path(detector, "/", NULL) == MIMETYPE_INVALID_ARGUMENT, "no result");
    expect(mimetype_detect_bytes(detector, NULL, 5, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "no bytes");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_bytes(detector, "a", SIZE_MAX, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "too many");
    mimetype_results_free(&result, 1);
    mimetype_piece beyond = {UINT64_MAX, "a", 1};
    expect(mimetype_detect_pieces(detector, &beyond, 1, 5, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "far");
    mimetype_results_free(&result, 1);
    beyond = (mimetype_piece){INT64_MAX, "a", 1};
    expect(mimetype_detect_pieces(detector, &beyond, 1, 5, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "farther");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_pieces(detector, NULL, 3, 5, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "no pieces");
    mimetype_results_free(&result, 1);
    beyond = (mimetype_piece){0, "a", 1};
    expect(mimetype_detect_pieces(detector, &beyond, SIZE_MAX, 5, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "many");
    mimetype_results_free(&result, 1);
    const void *buffer = "a";
    size_t length = 1;
    expect(mimetype_detect_buffers(detector, &buffer, NULL, NULL, NULL, 1, 0, &result) == MIMETYPE_INVALID_ARGUMENT, "none");
    expect(mimetype_detect_buffers(NULL, &buffer, &length, NULL, NULL, 1, 0, &result) == MIMETYPE_INVALID_ARGUMENT, "by");
    expect(mimetype_detect_buffers(detector, &buffer, &length, NULL, NULL, SIZE_MAX, 0, &result), "far too many buffers");
    expect(mimetype_detect_paths(detector, NULL, 1, 0, &result) == MIMETYPE_INVALID_ARGUMENT, "no paths");
    expect(mimetype_detect_buffers(detector, NULL, NULL, NULL, NULL, 3, 0, NULL) == MIMETYPE_INVALID_ARGUMENT, "batch");
    expect(mimetype_detect_buffers(detector, NULL, NULL, NULL, NULL, 0, 0, NULL) == MIMETYPE_OK, "an empty batch");
    mimetype_results_free(NULL, 3);
    mimetype_detector_free(NULL);

    char room[4];
    expect(mimetype_extensions("image/jpeg", room, sizeof room) >= 4 && strlen(room) == 3, "extensions are cut off");
    expect(mimetype_extensions("no type", room, sizeof room) == 0 && room[0] == 0, "no type has no extensions");
    expect(mimetype_extensions(NULL, NULL, 0) == 0, "nothing has no extensions");
    size_t size = mimetype_extension_types(NULL, 0);
    char *table = malloc(size + 1);
    expect(table && mimetype_extension_types(table, size + 1) == size && strlen(table) == size, "all extensions");
    expect(table && strstr(table, "\npdf application/pdf\n") && size > 10000, "an extension has its type");
    free(table);
    expect(mimetype_abi() == MIMETYPE_ABI && mimetype_version()[0] >= '0', "the library is that of the header");
}

static int64_t fail(void *context, uint64_t offset, void *buffer, size_t length) {
    (void)context, (void)offset, (void)buffer, (void)length;
    return -1;
}

static int64_t boast(void *context, uint64_t offset, void *buffer, size_t length) {
    (void)context, (void)offset, (void)buffer;
    return (int64_t)length + 1;
}

static int64_t ones(void *context, uint64_t offset, void *buffer, size_t length) {
    (void)offset;
    ++*(int *)context;
    memset(buffer, 1, length);
    return (int64_t)length;
}

static void parts(mimetype_detector *detector, int is_thorough) {
    mimetype_result result;
    int calls = 0;
    expect(mimetype_detect_reader(detector, fail, NULL, 9, NULL, NULL, &result) == MIMETYPE_UNREADABLE, "reading fails");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_reader(detector, boast, NULL, 9, NULL, NULL, &result) == MIMETYPE_UNREADABLE, "a boaster");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_reader(detector, NULL, NULL, 9, NULL, NULL, &result) == MIMETYPE_INVALID_ARGUMENT, "no reader");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_reader(detector, ones, &calls, INT64_MAX, NULL, NULL, &result) == MIMETYPE_OK, "endless");
    expect(calls == (int)result.reads && result.bytes_read < 3u << 20, "endless content is read within limits");
    mimetype_results_free(&result, 1);

    // The directory of a ZIP archive is at its end, so the start alone can't be enough.
    unsigned char start[8192] = "PK\3\4\24";
    mimetype_piece pieces[2] = {{0, start, sizeof start}};
    expect(mimetype_detect_pieces(detector, pieces, 1, 100000, NULL, NULL, &result) == MIMETYPE_OK, "the start of a ZIP");
    expect(result.flags & MIMETYPE_WANTS_MORE, "a ZIP wants more than its start");
    expect(result.wanted_offset >= sizeof start && result.wanted_offset + result.wanted_length <= 100000, "within it");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_pieces(detector, pieces, 1, MIMETYPE_UNKNOWN_SIZE, NULL, NULL, &result) == MIMETYPE_OK, "ZIP");
    expect(result.flags & MIMETYPE_WANTS_MORE && result.wanted_offset == sizeof start, "and reads on if it may be long");
    mimetype_results_free(&result, 1);
    memcpy(start, "%PDF-1.7\n", 10);
    expect(mimetype_detect_pieces(detector, pieces, 1, 100000, NULL, NULL, &result) == MIMETYPE_OK, "the start of a PDF");
    expect(!(result.flags & MIMETYPE_WANTS_MORE) == !is_thorough, "only a thorough search wants more of a PDF");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_pieces(detector, NULL, 0, 100000, NULL, NULL, &result) == MIMETYPE_OK, "nothing known");
    expect(result.flags & MIMETYPE_WANTS_MORE && result.wanted_offset == 0, "who knows nothing wants the start");
    mimetype_results_free(&result, 1);
    pieces[0] = (mimetype_piece){0, start, 0};
    expect(mimetype_detect_pieces(detector, pieces, 1, 100, "a.png", NULL, &result) == MIMETYPE_OK, "no bytes yet");
    expect(strcmp(result.type, "image/png") == 0, "a name decides as long as there are no bytes");
    expect(result.flags & MIMETYPE_WANTS_MORE && result.wanted_length == 100, "a short file is wanted whole");
    mimetype_results_free(&result, 1);
    pieces[0] = (mimetype_piece){50, start, 4};
    expect(mimetype_detect_pieces(detector, pieces, 1, 100, "a.png", NULL, &result) == MIMETYPE_OK, "no first byte yet");
    expect(strcmp(result.type, "image/png") == 0, "a name decides as long as the first byte is not known");
    mimetype_results_free(&result, 1);
    expect(mimetype_detect_pieces(detector, NULL, 0, 0, "a.png", NULL, &result) == MIMETYPE_OK, "an empty file");
    expect(strcmp(result.type, "application/x-zerosize") == 0, "a file of no bytes is empty");
    mimetype_results_free(&result, 1);
}

static void sessions(mimetype_detector *detector, int is_thorough) {
    mimetype_result result;
    mimetype_session *session = NULL;
    int32_t is_final = 7;
    expect(mimetype_session_create(detector, "a.bin", NULL, &session) == MIMETYPE_OK && session, "a session");
    expect(mimetype_session_look(session, &result) == MIMETYPE_OK && result.flags & MIMETYPE_WANTS_MORE, "no bytes yet");
    mimetype_results_free(&result, 1);
    expect(mimetype_session_feed(session, "%PDF-1.7\n", 9, &is_final) == MIMETYPE_OK && is_final == 0, "some bytes");
    expect(mimetype_session_feed(session, NULL, 9, NULL) == MIMETYPE_INVALID_ARGUMENT, "no bytes to feed");
    expect(mimetype_session_feed(session, NULL, 0, NULL) == MIMETYPE_OK, "a chunk of nothing");
    char *chunk = calloc(1, 9000);
    expect(mimetype_session_feed(session, chunk, 9000, &is_final) == MIMETYPE_OK, "more bytes");
    expect(is_final == !is_thorough, "the start of a PDF is final unless all of it is searched");
    free(chunk);
    for (int i = 0; i < 2; i++) {
        expect(mimetype_session_finish(session, &result) == MIMETYPE_OK, "an end");
        expect(strcmp(result.type, "application/pdf") == 0 && !(result.flags & MIMETYPE_WANTS_MORE), "the answer at the end");
        mimetype_results_free(&result, 1);
    }
    expect(mimetype_session_feed(session, "a", 1, &is_final) == MIMETYPE_INVALID_ARGUMENT, "bytes after the end");
    expect(mimetype_session_feed(session, "a", SIZE_MAX, NULL) == MIMETYPE_INVALID_ARGUMENT, "too many bytes");
    mimetype_session_free(session);

    mimetype_detector *short_lived = make(MIMETYPE_NATIVE_ONLY);
    expect(mimetype_session_create(short_lived, NULL, "text/csv", &session) == MIMETYPE_OK, "a session outlives");
    mimetype_detector_free(short_lived);
    expect(mimetype_session_feed(session, "a,b\n1,2\n", 8, NULL) == MIMETYPE_OK, "its detector");
    expect(mimetype_session_finish(session, &result) == MIMETYPE_OK && strcmp(result.type, "text/csv") == 0, "and answers");
    mimetype_results_free(&result, 1);
    mimetype_session_free(session);

    session = (mimetype_session *)&result;
    expect(mimetype_session_create(NULL, NULL, NULL, &session) == MIMETYPE_INVALID_ARGUMENT && !session, "no detector");
    expect(mimetype_session_create(detector, NULL, NULL, NULL) == MIMETYPE_INVALID_ARGUMENT, "no place for a session");
    expect(mimetype_session_feed(NULL, "a", 1, &is_final) == MIMETYPE_INVALID_ARGUMENT && !is_final, "no session");
    expect(mimetype_session_look(NULL, &result) == MIMETYPE_INVALID_ARGUMENT && result.message, "no session to look at");
    mimetype_results_free(&result, 1);
    expect(mimetype_session_finish(NULL, NULL) == MIMETYPE_INVALID_ARGUMENT, "nothing to finish");
    mimetype_session_free(NULL);
}

static mimetype_policy *allow(const char *const *types, uint32_t count, uint32_t flags, char *message, size_t size) {
    mimetype_policy_options options = {sizeof options, flags, count, types, 0, 0, 0};
    mimetype_policy *policy = (mimetype_policy *)&options;
    int32_t code = mimetype_policy_create(&options, &policy, message, size);
    expect((code == MIMETYPE_OK) == (policy != NULL), "a policy is made, or there is none");
    return policy;
}

static int32_t judge(const mimetype_policy *policy, const void *bytes, size_t length, const char *name, mimetype_verdict *verdict) {
    void *copy = malloc(length ? length : 1);
    if (length) memcpy(copy, bytes, length);
    int32_t code = mimetype_judge_bytes(policy, copy, length, name, NULL, verdict);
    free(copy);
    return code;
}

static void policies(void) {
    static const char *types[] = {"image/gif", "text/plain"}, *unknown[] = {"image/gif", "image/nobodys"}, *none[] = {NULL};
    static const unsigned char gif[] = "GIF89a\1\0\1\0\200\0\0\0\0\0\377\377\377,\0\0\0\0\1\0\1\0\0\2\2D\1\0;";
    char message[128];
    mimetype_verdict verdict;
    expect(!allow(types, 0, 0, message, sizeof message) && strstr(message, "allowed"), "a policy that allows nothing");
    expect(!allow(NULL, 2, 0, NULL, 0), "no types");
    expect(!allow(none, 1, 0, message, sizeof message) && strstr(message, "[0] is NULL"), "a type is missing");
    expect(!allow(unknown, 2, 0, message, sizeof message) && strstr(message, "image/nobodys"), "an unknown type");
    expect(!allow(types, 2, 2, message, sizeof message) && strstr(message, "bits 2"), "an unknown flag of a policy");
    expect(mimetype_policy_create(NULL, NULL, message, sizeof message) == MIMETYPE_INVALID_ARGUMENT, "no policy");

    mimetype_policy *policy = allow(types, 2, 0, message, sizeof message);
    if (policy == NULL) return;
    expect(judge(policy, gif, sizeof gif - 1, "dot.gif", &verdict) == MIMETYPE_OK && verdict.is_accepted == 1, "a GIF");
    expect(verdict.type && strcmp(verdict.type, "image/gif") == 0 && !verdict.message && !verdict.refusals, "is accepted");
    mimetype_verdicts_free(&verdict, 1);
    expect(verdict.memory == NULL && verdict.is_accepted == 0, "a freed verdict is empty");
    mimetype_verdicts_free(&verdict, 1);
    expect(judge(policy, "<?php 1;", 8, "dot.gif", &verdict) == MIMETYPE_OK && verdict.is_accepted == 0, "a program");
    expect(verdict.refusal_count > 0 && verdict.refusals[0]->code && verdict.refusals[0]->detail, "is refused for a reason");
    expect(verdict.refusals[0]->reason && verdict.refusals[0]->severity && !verdict.safe_name, "of a group, and so severe");
    expect(verdict.message && verdict.log_message && strstr(verdict.log_message, "dot.gif"), "the log has its name");
    mimetype_verdicts_free(&verdict, 1);
    expect(judge(policy, gif, sizeof gif - 1, "../dot.gif", &verdict) == MIMETYPE_OK && !verdict.is_accepted, "a folder up");
    expect(verdict.refusals && strcmp(verdict.refusals[0]->code, "name-path") == 0, "the folders of a name are judged");
    mimetype_verdicts_free(&verdict, 1);
    expect(judge(policy, "", 0, "dot.gif", &verdict) == MIMETYPE_OK && !verdict.is_accepted, "no bytes are no GIF");
    mimetype_verdicts_free(&verdict, 1);

    expect(mimetype_judge_path(policy, "/", NULL, NULL, &verdict) == MIMETYPE_OK && !verdict.is_accepted, "a folder");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_path(policy, "/nonexistent", NULL, NULL, &verdict) == MIMETYPE_NOT_FOUND, "no file to judge");
    expect(!verdict.is_accepted && verdict.message && !verdict.refusals, "what can't be read is not accepted");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_path(policy, NULL, NULL, NULL, &verdict) == MIMETYPE_INVALID_ARGUMENT, "no path");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_bytes(policy, NULL, 1, NULL, NULL, &verdict) == MIMETYPE_INVALID_ARGUMENT, "bytes at NULL");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_bytes(policy, "a", SIZE_MAX, NULL, NULL, &verdict) == MIMETYPE_INVALID_ARGUMENT, "all memory");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_bytes(NULL, "a", 1, NULL, NULL, &verdict) == MIMETYPE_INVALID_ARGUMENT, "no policy to judge by");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_bytes(policy, "a", 1, NULL, NULL, NULL) == MIMETYPE_INVALID_ARGUMENT, "no verdict");
    expect(mimetype_judge_reader(policy, fail, NULL, 9, NULL, NULL, &verdict) == MIMETYPE_UNREADABLE, "reading fails");
    expect(!verdict.is_accepted && verdict.message, "and nothing is accepted");
    mimetype_verdicts_free(&verdict, 1);
    int calls = 0;
    expect(mimetype_judge_reader(policy, ones, &calls, INT64_MAX, NULL, NULL, &verdict) == MIMETYPE_OK, "endless bytes");
    expect(!verdict.is_accepted && calls < 200, "are refused, within limits");
    mimetype_verdicts_free(&verdict, 1);
    expect(mimetype_judge_reader(policy, NULL, NULL, 9, NULL, NULL, &verdict) == MIMETYPE_INVALID_ARGUMENT, "no reader");
    mimetype_verdicts_free(&verdict, 1);
    mimetype_verdicts_free(NULL, 3);
    mimetype_policy_free(policy);
    mimetype_policy_free(NULL);
}

static const char *starts[] = {
    "%PDF-1.7\n", "GIF89a", "PK\3\4\24\0\0\0\10", "PK\5\6", "RIFF\377\377WAVEfmt ", "OggS", "ID3\4", "\177ELF\2\1\1",
    "\320\317\021\340\241\261\032\341", "#!/usr/bin/env -S python3\n", "{\"a\": [1, {\"b\":", "<?xml version=\"1.0\"?><a>",
    "<html><!--", "From a@b\nTo: c\n\n", "a,b\n1,\"", "\x1f\x8b\x08", "\211PNG\r\n\032\n", "\0\0\0\030ftypmp42", "MZ", "BM",
};

/// Starts of formats with random bytes behind, of all lengths, under a few names.
static void damage(mimetype_detector *detector, unsigned seed, int rounds) {
    static const char *names[] = {NULL, "a.docx", "a.txt", "", "...", "\xe2\x80\xaegpj.exe", "a.a.a.a.a.a"};
    unsigned char bytes[20000];
    for (int round = 0; round < rounds; round++) {
        const char *start = starts[round % (int)(sizeof starts / sizeof *starts)];
        size_t length = (size_t)rand_r(&seed) % (round % 50 ? 600 : sizeof bytes), given = strlen(start);
        for (size_t i = 0; i < length; i++) bytes[i] = (unsigned char)(round % 2 ? rand_r(&seed) : rand_r(&seed) % 96 + 32);
        memcpy(bytes, start, given < length ? given : length);
        mimetype_result result;
        ask(detector, bytes, length, names[(unsigned)round % 7], &result);
        expect(result.type && result.reason && result.basis, "an answer is complete");
        mimetype_results_free(&result, 1);
    }
}

static void *work(void *detector) {
    damage(detector, 7, 500);
    return NULL;
}

static void together(mimetype_detector *detector) {
    pthread_t threads[8];
    for (int i = 0; i < 8; i++) pthread_create(&threads[i], NULL, work, detector);
    for (int i = 0; i < 8; i++) pthread_join(threads[i], NULL);

    enum { count = 5000 };
    static const void *buffers[count];
    static size_t lengths[count];
    static const char *names[count], *paths[count];
    mimetype_result *results = calloc(count, sizeof *results);
    for (size_t i = 0; i < count; i++) {
        buffers[i] = starts[i % 20], lengths[i] = strlen(starts[i % 20]), names[i] = i % 3 ? NULL : "a.pdf";
        paths[i] = i % 2 ? "/etc/passwd" : i % 4 ? "/nonexistent" : NULL;
    }
    expect(mimetype_detect_buffers(detector, buffers, lengths, names, NULL, count, 8, results) == MIMETYPE_OK, "batch");
    for (size_t i = 0; i < count; i += 20) expect(strcmp(results[i].type, "application/pdf") == 0, "each in its place");
    mimetype_results_free(results, count);
    expect(mimetype_detect_paths(detector, paths, count, UINT32_MAX, results) == MIMETYPE_OK, "a batch of paths");
    for (size_t i = 0; i < count; i++)
        expect(results[i].code == (i % 2 ? MIMETYPE_OK : i % 4 ? MIMETYPE_NOT_FOUND : MIMETYPE_INVALID_ARGUMENT), "codes");
    mimetype_results_free(results, count);
    free(results);
}

int main(void) {
    uint32_t flags[] = {0, MIMETYPE_NATIVE_ONLY | MIMETYPE_WITH_EVIDENCE, MIMETYPE_NATIVE_ONLY | MIMETYPE_THOROUGH};
    for (int i = 0; i < 3; i++) {
        mimetype_detector *detector = make(flags[i]);
        if (detector == NULL) return 1;
        answers(detector);
        mistakes(detector);
        parts(detector, i == 2);
        sessions(detector, i == 2);
        damage(detector, 1, i ? 4000 : 500);
        together(detector);
        mimetype_detector_free(detector);
    }
    policies();
    printf("%s\n", failures ? "the interface does not hold" : "the interface holds");
    return failures ? 1 : 0;
}
