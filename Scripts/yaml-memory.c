// Memory for libyaml, which takes a block for each token, scalar and event and soon gives it back: two thirds of all blocks that linting
// a small scene takes. A general allocator spends a hundred instructions on each.
//
// Blocks of a few bytes are cut from regions, by size, and wait in a list for the next of that size. All regions are given back when the
// last block is: that is when a parser is deleted. A thread has its own regions; libyaml's parsers stay on the thread that made them.
//
// release.sh has libyaml's objects call these functions where they call malloc, realloc, free and strdup.

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// Sizes are rounded up to multiples of STEP; larger ones than CLASSES steps come from the general allocator.
enum { STEP = 16, CLASSES = 8, LARGE = CLASSES + 1, REGION = 64 * 1024 - 64 };

// What is in front of each block. A block that waits has the next one in place of its class.
typedef union header {
  size_t class;
  union header *next;
  max_align_t alignment;
} header;

typedef union region {
  union region *before;
  max_align_t alignment;
} region;

static _Thread_local struct {
  header *waiting[CLASSES + 1];
  char *start;
  char *end;
  region *last;
  size_t count;
} memory;

void *diorama_yaml_malloc(size_t size) {
  size_t class = size == 0 ? 1 : (size - 1) / STEP + 1;
  header *block;
  if (class > CLASSES) {
    if (size > (size_t)-1 - sizeof(header)) return NULL;
    class = LARGE;
    block = malloc(sizeof(header) + size);
    if (!block) return NULL;
  } else if (memory.waiting[class]) {
    block = memory.waiting[class];
    memory.waiting[class] = block->next;
  } else {
    size_t bytes = sizeof(header) + class * STEP;
    if ((size_t)(memory.end - memory.start) < bytes) {
      region *made = malloc(REGION);
      if (!made) return NULL;
      made->before = memory.last;
      memory.last = made;
      memory.start = (char *)(made + 1);
      memory.end = (char *)made + REGION;
    }
    block = (header *)memory.start;
    memory.start += bytes;
  }
  memory.count += 1;
  block->class = class;
  return block + 1;
}

void diorama_yaml_free(void *pointer) {
  if (!pointer) return;
  header *block = (header *)pointer - 1;
  size_t class = block->class;
  if (class == LARGE) {
    free(block);
  } else {
    block->next = memory.waiting[class];
    memory.waiting[class] = block;
  }
  memory.count -= 1;
  if (memory.count > 0) return;
  while (memory.last) {
    region *before = memory.last->before;
    free(memory.last);
    memory.last = before;
  }
  memset(&memory, 0, sizeof memory);
}

void *diorama_yaml_realloc(void *pointer, size_t size) {
  if (!pointer) return diorama_yaml_malloc(size);
  header *block = (header *)pointer - 1;
  size_t class = block->class;
  if (class == LARGE) {
    if (size > (size_t)-1 - sizeof(header)) return NULL;
    header *larger = realloc(block, sizeof(header) + size);
    return larger ? larger + 1 : NULL;
  }
  if (size <= class * STEP) return pointer;
  void *made = diorama_yaml_malloc(size);
  if (!made) return NULL;
  memcpy(made, pointer, class * STEP);
  diorama_yaml_free(pointer);
  return made;
}

char *diorama_yaml_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *made = diorama_yaml_malloc(size);
  return made ? memcpy(made, text, size) : NULL;
}
