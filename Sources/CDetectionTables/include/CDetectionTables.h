// Generated from data/ by generate-tables; do not edit.
#ifndef C_DETECTION_TABLES_H
#define C_DETECTION_TABLES_H

#include <stdint.h>

// Swift can't import an array of unknown size, so each has a function. The numbers belong to the program
// or library that they are linked into, and are not looked up in others.
#if defined(_WIN32)
#define DETECTION_TABLE_HIDDEN
#else
#define DETECTION_TABLE_HIDDEN __attribute__((visibility("hidden")))
#endif
#define DETECTION_TABLE(type, name) \
    extern const type name##_numbers[] DETECTION_TABLE_HIDDEN; \
    static inline const type *name(void) { return name##_numbers; }

DETECTION_TABLE(uint32_t, glob_table_wildcards)
DETECTION_TABLE(uint16_t, glob_table_wildcard_ends)
DETECTION_TABLE(uint64_t, signature_table_rules)
DETECTION_TABLE(uint16_t, signature_table_fixed_offsets)
DETECTION_TABLE(uint64_t, signature_table_places_by_byte)
DETECTION_TABLE(uint64_t, signature_table_search_filter)
DETECTION_TABLE(uint8_t, signature_table_search_near_classes)
DETECTION_TABLE(uint8_t, signature_table_search_middle_classes)
DETECTION_TABLE(uint8_t, signature_table_search_binary_classes)
DETECTION_TABLE(uint8_t, signature_table_search_far_bytes)
DETECTION_TABLE(uint64_t, signature_table_search_far_followers)
DETECTION_TABLE(uint16_t, signature_table_search_far_ends)
DETECTION_TABLE(uint8_t, signature_table_search_binary_far_bytes)
DETECTION_TABLE(uint64_t, signature_table_search_binary_far_followers)
DETECTION_TABLE(uint16_t, signature_table_search_binary_far_ends)
DETECTION_TABLE(uint64_t, signature_table_list_slots)
DETECTION_TABLE(uint16_t, signature_table_members)
DETECTION_TABLE(uint64_t, language_table_languages)
DETECTION_TABLE(uint32_t, language_table_positions)
DETECTION_TABLE(uint64_t, language_table_rules)
DETECTION_TABLE(uint64_t, language_table_starts)
DETECTION_TABLE(uint64_t, language_table_plain_filter)
DETECTION_TABLE(uint32_t, language_table_plain_positions)
DETECTION_TABLE(uint16_t, language_table_plain_starts)
DETECTION_TABLE(uint32_t, language_table_plain_members)
DETECTION_TABLE(uint64_t, language_table_indented_filter)
DETECTION_TABLE(uint32_t, language_table_indented_positions)
DETECTION_TABLE(uint16_t, language_table_indented_starts)
DETECTION_TABLE(uint32_t, language_table_indented_members)
DETECTION_TABLE(uint64_t, language_model_table_types)
DETECTION_TABLE(uint64_t, language_model_table_disputed)
DETECTION_TABLE(uint8_t, language_model_table_thresholds)
DETECTION_TABLE(int16_t, language_model_table_biases)
DETECTION_TABLE(int32_t, language_model_table_factors)
DETECTION_TABLE(uint8_t, language_model_table_steps)
DETECTION_TABLE(int32_t, language_model_table_scales)
DETECTION_TABLE(uint16_t, language_model_table_buckets)
DETECTION_TABLE(uint16_t, language_model_table_fingerprints)
DETECTION_TABLE(uint8_t, language_model_table_vectors)
DETECTION_TABLE(uint8_t, language_model_table_vector_scales)
DETECTION_TABLE(int8_t, language_model_table_outputs)
DETECTION_TABLE(uint64_t, language_grammar_table_grammars)
DETECTION_TABLE(uint16_t, language_kin_table_types)
DETECTION_TABLE(uint16_t, language_kin_table_sets)
DETECTION_TABLE(uint64_t, language_kin_table_labels)
DETECTION_TABLE(uint8_t, charset_table_alphabets)
DETECTION_TABLE(uint8_t, charset_table_rivals)
DETECTION_TABLE(uint8_t, charset_table_sizes)
DETECTION_TABLE(uint16_t, charset_table_pair_offsets)
DETECTION_TABLE(uint16_t, charset_table_ends)
DETECTION_TABLE(int32_t, alarm_confidence_table_thousandths)

#endif
