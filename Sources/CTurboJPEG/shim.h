#ifndef DIORAMA_CTURBOJPEG_SHIM_H
#define DIORAMA_CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
