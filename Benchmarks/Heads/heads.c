// Times libmagic over the first 8 KiB of files: prints for each the nanoseconds of a call that is repeated, and of one in a pass over
// all files.
#include <magic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { length = 8192, maximum = 100000, rounds = 3 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int count, char **arguments) {
  static char *heads[maximum];
  static size_t sizes[maximum];
  static double best[maximum];
  char path[4096];
  int files = 0;
  FILE *list = count > 1 ? fopen(arguments[1], "r") : NULL;
  magic_t cookie = magic_open(MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS);
  if (!list || !cookie || magic_load(cookie, NULL)) return 1;
  while (files < maximum && fgets(path, sizeof path, list)) {
    path[strcspn(path, "\n")] = 0;
    FILE *file = fopen(path, "rb");
    if (!file || !(heads[files] = malloc(length))) return 1;
    sizes[files] = fread(heads[files], 1, length, file);
    files++;
    fclose(file);
  }
  for (int calls = 2; calls > 0; calls--) {
    for (int round = 0; round < rounds; round++)
      for (int file = 0; file < files; file++) {
        double start = now();
        for (int call = 0; call < calls; call++) magic_buffer(cookie, heads[file], sizes[file]);
        double time = (now() - start) / calls;
        if (round == 0 || time < best[file]) best[file] = time;
      }
    for (int file = 0; file < files; file++) printf("%.0f ", best[file]);
    printf("\n");
  }
}
