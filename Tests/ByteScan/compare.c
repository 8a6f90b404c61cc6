// Compares the scans that work on vectors with those that look at one byte at a time, and prints a number that depends on all
// results, those of the language model included. The number must be the same on every processor.

#include "CByteScan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 3000, LONGEST = 3000, VECTORS = 300 };

static uint64_t state = 0x9E3779B97F4A7C15, digest = 0xCBF29CE484222325;

static uint32_t next(uint32_t limit) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (uint32_t)(state >> 33) % limit;
}

static void note(const void *values, size_t size) {
    for (size_t i = 0; i < size; i++) digest = (digest ^ ((const uint8_t *)values)[i]) * 0x100000001B3;
}

static void same(const char *what, uint64_t fast, uint64_t plain) {
    if (fast != plain) {
        printf("%s: %llu, and %llu one byte at a time\n", what, (unsigned long long)fast, (unsigned long long)plain);
        exit(1);
    }
    note(&plain, sizeof plain);
}

// Text, text with some other bytes, any bytes, or few different bytes, so that each scan sometimes ends early and sometimes late.
static void fill(uint8_t *bytes, size_t count) {
    uint32_t kind = next(5), rare = 1 + next(400);
    for (size_t i = 0; i < count; i++) {
        uint8_t text = (uint8_t)(0x20 + next(0x5F));
        switch (kind) {
        case 0: bytes[i] = text; break;
        case 1: bytes[i] = next(rare) ? text : (uint8_t)next(256); break;
        case 2: bytes[i] = (uint8_t)next(256); break;
        case 3: bytes[i] = "PK\5\6 \n\r\x1B"[next(8)]; break;
        default: bytes[i] = next(rare) ? 'a' : '\n';
        }
    }
}

static void compare_scans(const uint8_t *bytes, size_t count) {
    byte_tally fast = byte_scan_tally(bytes, count), plain = byte_scan_tally_plain(bytes, count);
    same("high", fast.high, plain.high);
    same("controls", fast.controls, plain.controls);
    same("breaks", fast.breaks, plain.breaks);
    uint8_t byte = (uint8_t)next(256);
    same("count", byte_scan_count(bytes, count, byte), byte_scan_count_plain(bytes, count, byte));
    same("archive end", byte_scan_archive_end(bytes, count), byte_scan_archive_end_plain(bytes, count));
    same("text", byte_scan_text(bytes, count), byte_scan_text_plain(bytes, count));
    same("line", byte_scan_line(bytes, count), byte_scan_line_plain(bytes, count));
    if (count == 0) return;
    size_t end = count - 1, start = next((uint32_t)count);
    uint64_t second[4], pairs[1024];
    uint8_t classes[64];
    for (int i = 0; i < 4; i++) second[i] = next(3) ? 0 : next(2) ? 1ull << next(64) : (uint64_t)next(~0u) << next(33);
    for (int i = 0; i < 1024; i++) pairs[i] = next(8) ? 0 : (uint64_t)next(~0u) << next(33);
    for (int i = 0; i < 64; i++) classes[i] = (uint8_t)(next(256) & next(256));
    uint8_t first = bytes[next((uint32_t)count)];
    same("pair", byte_scan_pair(bytes, start, end, first, second), byte_scan_pair_plain(bytes, start, end, first, second));
    uint32_t offsets[2][9] = {{0}};
    size_t found = byte_scan_pairs(bytes, start, end, classes, pairs, offsets[0], 9);
    same("pairs", found, byte_scan_pairs_plain(bytes, start, end, classes, pairs, offsets[1], 9));
    for (size_t i = 0; i < found; i++) same("offset of a pair", offsets[0][i], offsets[1][i]);
}

static void compare_model(void) {
    static int8_t vectors[VECTORS * MODEL_DIMENSIONS];
    static uint8_t packed[VECTORS * MODEL_DIMENSIONS / 2], packed_scales[VECTORS];
    uint16_t entries[VECTORS];
    uint8_t counts[VECTORS];
    int16_t factors[MODEL_DIMENSIONS], biases[VECTORS];
    int32_t sum[MODEL_DIMENSIONS], scales[MODEL_DIMENSIONS], fast[VECTORS], plain[VECTORS];
    float scores[VECTORS], added[MODEL_DIMENSIONS] = {0};
    size_t number = next(VECTORS + 1);
    for (size_t i = 0; i < sizeof vectors; i++) vectors[i] = (int8_t)((int)next(63) - 31);
    for (size_t i = 0; i < sizeof packed; i++) packed[i] = (uint8_t)next(256);
    for (size_t i = 0; i < VECTORS; i++) packed_scales[i] = (uint8_t)next(256);
    for (int i = 0; i < VECTORS; i++) {
        entries[i] = (uint16_t)next(VECTORS), counts[i] = (uint8_t)next(30), biases[i] = (int16_t)((int)next(20000) - 10000);
    }
    for (int i = 0; i < MODEL_DIMENSIONS; i++) {
        factors[i] = (int16_t)((int)next(16383) - 8191), scales[i] = (int32_t)next(3000000);
    }
    int64_t norm = model_vectors_sum(packed, packed_scales, entries, counts, number, sum);
    note(&norm, sizeof norm), note(sum, sizeof sum);
    model_vectors_multiply(vectors, number, factors, fast);
    model_vectors_multiply_plain(vectors, number, factors, plain);
    for (size_t i = 0; i < number; i++) same("product", (uint32_t)fast[i], (uint32_t)plain[i]);
    model_scores(plain, biases, number, 1.37e-4f, scores);
    note(scores, number * sizeof *scores);
    model_scale_below_greatest(scores, number, 0.731f);
    model_divide(scores, number, 1.0f + (float)next(1000) / 7);
    note(scores, number * sizeof *scores);
    for (size_t i = 0; i < number; i++) model_sum_add(added, packed + i * MODEL_DIMENSIONS / 2, scores[i]);
    note(added, sizeof added);
    for (size_t i = 0; i < number; i++) {
        float product = model_sum_product(added, vectors + i * MODEL_DIMENSIONS, scales);
        note(&product, sizeof product);
    }
}

int main(void) {
    static uint8_t buffer[LONGEST + 64];
    for (int round = 0; round < ROUNDS; round++) {
        size_t count = next(4) ? next(200) : next(LONGEST);
        // The bytes start anywhere in memory.
        uint8_t *bytes = buffer + next(64);
        fill(bytes, count);
        compare_scans(bytes, count);
        if (round % 10 == 0) compare_model();
    }
    printf("%016llx\n", (unsigned long long)digest);
}
