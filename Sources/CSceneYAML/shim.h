#ifndef DIORAMA_CSCENEYAML_SHIM_H
#define DIORAMA_CSCENEYAML_SHIM_H

#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error "Diorama's build plugin compiles its tool from source here, which needs libyaml: install libyaml-dev and pkg-config (apt), libyaml-devel (dnf), or libyaml and pkgconf (brew)"
#endif

#endif
