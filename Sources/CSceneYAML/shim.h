#ifndef DIORAMA_CSCENEYAML_SHIM_H
#define DIORAMA_CSCENEYAML_SHIM_H

#include <yaml.h>

#endif
