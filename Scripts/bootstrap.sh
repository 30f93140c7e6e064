#!/bin/sh
# Makes sure that this machine can build the package: a Swift 6.2 toolchain, pkg-config and libyaml.
#
# Installs what is missing where it knows how (apt, or brew on macOS); otherwise says in one line what to install and
# exits with 1. Prints nothing where nothing is missing.
set -eu

fail() {
  echo "bootstrap: $1" >&2
  exit 1
}

has() {
  command -v "$1" >/dev/null 2>&1
}

has_libyaml() {
  has pkg-config && pkg-config --exists yaml-0.1
}

# Whether the toolchain is 6.2 or later; the number stands after "Swift version".
has_swift() {
  has swift || return 1
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
  major=${version%%.*}
  minor=${version#*.}
  [ -n "$version" ] && { [ "$major" -gt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -ge 2 ]; }; }
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    fail "run this as root: $*"
  fi
}

apt_install() {
  echo "bootstrap: installing $*"
  # The lists of a fresh image are empty: they are fetched only where the first attempt finds no package.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y "$@" >/dev/null 2>&1 && return
  as_root apt-get update
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y "$@"
}

install_libraries() {
  if has apt-get; then
    apt_install pkg-config libyaml-dev
  elif [ "$(uname -s)" = Darwin ] && has brew; then
    echo "bootstrap: installing pkgconf libyaml"
    brew install pkgconf libyaml
  else
    fail "install pkg-config and the headers of libyaml (libyaml-dev, libyaml-devel or libyaml), then run this again"
  fi
}

has_swift || fail "install Swift 6.2 or later: https://www.swift.org/install"
has_libyaml || install_libraries
has_libyaml || fail "pkg-config does not find yaml-0.1: install the headers of libyaml 0.2.5 or later, then run this again"
