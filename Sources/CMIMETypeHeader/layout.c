#include "mimetype.h"

// A change of the layout breaks programs that were compiled before, so it has to come with another MIMETYPE_ABI. What
// is added takes from `reserved`, or grows a structure at its end that carries its size or that only the library makes.
#if UINTPTR_MAX == UINT64_MAX
#define SIZE(type, size) _Static_assert(sizeof(type) == size, #type " has another size")
#define FIELD(type, name, offset) _Static_assert(offsetof(type, name) == offset, #type "." #name " has moved")

SIZE(mimetype_options, 56);
FIELD(mimetype_options, size, 0);
FIELD(mimetype_options, flags, 8);
FIELD(mimetype_options, minimum_text_confidence, 16);
FIELD(mimetype_options, head_length, 24);
FIELD(mimetype_options, reads, 32);
FIELD(mimetype_options, bytes, 40);
FIELD(mimetype_options, types_file, 48);

SIZE(mimetype_conflict, 32);
FIELD(mimetype_conflict, kind, 0);
FIELD(mimetype_conflict, claimed, 8);
FIELD(mimetype_conflict, found, 16);
FIELD(mimetype_conflict, sentence, 24);

SIZE(mimetype_reading, 32);
FIELD(mimetype_reading, kind, 0);
FIELD(mimetype_reading, type, 8);
FIELD(mimetype_reading, offset, 16);
FIELD(mimetype_reading, detail, 24);

SIZE(mimetype_result, 192);
FIELD(mimetype_result, code, 0);
FIELD(mimetype_result, flags, 4);
FIELD(mimetype_result, type, 8);
FIELD(mimetype_result, description, 16);
FIELD(mimetype_result, charset, 24);
FIELD(mimetype_result, reason, 32);
FIELD(mimetype_result, basis, 40);
FIELD(mimetype_result, evidence, 48);
FIELD(mimetype_result, confidence, 56);
FIELD(mimetype_result, conflicts, 64);
FIELD(mimetype_result, readings, 72);
FIELD(mimetype_result, conflict_count, 80);
FIELD(mimetype_result, reading_count, 84);
FIELD(mimetype_result, bytes_read, 88);
FIELD(mimetype_result, reads, 96);
FIELD(mimetype_result, wanted_offset, 104);
FIELD(mimetype_result, wanted_length, 112);
FIELD(mimetype_result, message, 120);
FIELD(mimetype_result, memory, 128);
FIELD(mimetype_result, reserved, 136);

SIZE(mimetype_piece, 24);
FIELD(mimetype_piece, offset, 0);
FIELD(mimetype_piece, bytes, 8);
FIELD(mimetype_piece, length, 16);

SIZE(mimetype_policy_options, 48);
FIELD(mimetype_policy_options, size, 0);
FIELD(mimetype_policy_options, flags, 8);
FIELD(mimetype_policy_options, allowed_count, 12);
FIELD(mimetype_policy_options, allowed, 16);
FIELD(mimetype_policy_options, head_length, 24);
FIELD(mimetype_policy_options, reads, 32);
FIELD(mimetype_policy_options, bytes, 40);

SIZE(mimetype_refusal, 56);
FIELD(mimetype_refusal, code, 0);
FIELD(mimetype_refusal, reason, 8);
FIELD(mimetype_refusal, severity, 16);
FIELD(mimetype_refusal, type, 24);
FIELD(mimetype_refusal, detail, 32);
FIELD(mimetype_refusal, part, 40);
FIELD(mimetype_refusal, offset, 48);

SIZE(mimetype_verdict, 128);
FIELD(mimetype_verdict, code, 0);
FIELD(mimetype_verdict, is_accepted, 4);
FIELD(mimetype_verdict, type, 8);
FIELD(mimetype_verdict, refusals, 16);
FIELD(mimetype_verdict, refusal_count, 24);
FIELD(mimetype_verdict, flags, 28);
FIELD(mimetype_verdict, message, 32);
FIELD(mimetype_verdict, log_message, 40);
FIELD(mimetype_verdict, safe_name, 48);
FIELD(mimetype_verdict, memory, 56);
FIELD(mimetype_verdict, reserved, 64);
#endif
