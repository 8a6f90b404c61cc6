// Prints the media types of files, and what contradicts them.
//
//     cc example.c $(pkg-config --cflags --libs mimetype) -o example && ./example README.md

#include <mimetype.h>
#include <stdio.h>
#include <stdlib.h>

static int print(const char *path, const mimetype_result *result) {
    if (result->code != MIMETYPE_OK) {
        fprintf(stderr, "%s\n", result->message);
        return 1;
    }
    printf("%s: %s (%s)\n", path, result->type, result->reason);
    for (uint32_t i = 0; i < result->conflict_count; i++) printf("  %s\n", result->conflicts[i]->sentence);
    return 0;
}

int main(int argc, char **argv) {
    mimetype_detector *detector = NULL;
    char message[256];
    if (mimetype_detector_create(NULL, &detector, message, sizeof message) != MIMETYPE_OK) {
        fprintf(stderr, "%s\n", message);
        return 1;
    }
    size_t count = argc > 1 ? (size_t)argc - 1 : 0;
    mimetype_result *results = calloc(count + 1, sizeof *results);
    if (results == NULL) return 1;
    int status = mimetype_detect_paths(detector, (const char *const *)argv + 1, count, 0, results);
    int failures = 0;
    for (size_t i = 0; i < count && status == MIMETYPE_OK; i++) failures += print(argv[i + 1], &results[i]);
    mimetype_results_free(results, count);
    free(results);
    mimetype_detector_free(detector);
    return status == MIMETYPE_OK && failures == 0 ? 0 : 1;
}
