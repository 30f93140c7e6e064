#ifndef DIORAMA_CMALLOC_SHIM_H
#define DIORAMA_CMALLOC_SHIM_H

// The settings of glibc's allocator, which the module Glibc leaves out; other systems have none.
#if defined(__linux__)
#include <malloc.h>
#endif

// Has large arrays go back to the system when they are freed. Otherwise glibc puts them among small blocks as soon as it has seen one
// freed, and a large scene's nib is made beside what remains of its tree. Smaller ones stay for what comes next: memory that the system
// hands out anew is cleared and costs a fault for each page. Documentation/Performance.md has what the size is chosen by.
static inline void give_large_arrays_back(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 8 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

#endif
