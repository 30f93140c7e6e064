#ifndef DIORAMA_CMALLOC_SHIM_H
#define DIORAMA_CMALLOC_SHIM_H

// The settings of glibc's allocator, which the module Glibc leaves out; other systems have none.
#if defined(__linux__)
#include <malloc.h>
#endif

#endif
