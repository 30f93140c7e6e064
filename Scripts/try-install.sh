#!/bin/sh
# Installs Debian packages that a check makes use of, where apt is there and this is root: try-install.sh PACKAGE…
#
# No versions are named: a mirror has one of each package, which the signed lists of the distribution check.
# Never fails and prints nothing: who needs a package looks whether it is there, and says so where it is not.
command -v apt-get >/dev/null && [ "$(id -u)" -eq 0 ] || exit 0
export DEBIAN_FRONTEND=noninteractive
install() {
  apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1 </dev/null
}
# The lists of a fresh image are empty: they are fetched only where the first attempt finds no package.
install "$@" || { apt-get update -qq >/dev/null 2>&1 </dev/null && install "$@"; } || true
