#include "event_loop.h"
#include <stdio.h>
#include <stdlib.h>

// Reads each file that is named with libyaml and drops the events: the least that any reader of YAML does.
int main(int count, char **paths) {
  for (int index = 1; index < count; index++) {
    FILE *file = fopen(paths[index], "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) return perror(paths[index]), 1;
    long size = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(size + 1);
    if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return perror(paths[index]), 1;
    fclose(file);
    if (event_loop(bytes, size) < 0) return fprintf(stderr, "%s: broken YAML\n", paths[index]), 1;
    free(bytes);
  }
  return 0;
}
