# shellcheck shell=bash
# What the scripts in this folder share. Sourced, not run.

# The package's top folder; whoever sources this runs in strict mode.
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
program=$(basename "$0")

# Standard output carries only what was asked for; what the scripts say goes to standard error.
say() { printf '%s: %s\n' "$program" "$*" >&2; }

die() {
  say "$*"
  exit 1
}

wrong_usage() {
  say "$* (see $program --help)"
  exit 2
}

# What the program itself needs.
# shellcheck disable=SC2034
run_packages=(libsdl2-dev libsdl2-image-dev zlib1g-dev)

# What its tests need besides: a display without a screen, OpenGL on the processor, a window manager,
# a hand on the mouse, eyes, a Wayland display without a screen, and fonts with what draws them.
# shellcheck disable=SC2034
test_packages=(xvfb libgl1 libgl1-mesa-dri xdotool openbox imagemagick x11-utils wmctrl sway
  libsdl2-ttf-2.0-0 fonts-dejavu-core)

need_swift() {
  command -v swift > /dev/null ||
    die "no swift on PATH: install Swift 6.2 or later from https://www.swift.org/install and try again"
}

# need_packages PACKAGE…: installs the Debian packages that are not there yet, or names the one
# command that does.
need_packages() {
  if ! command -v dpkg-query > /dev/null; then
    say "no dpkg here: make sure that these Debian packages' counterparts are installed: $*"
    return
  fi
  local missing=() package
  for package in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null) == installed ]] ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  local become=()
  if ((EUID != 0)); then
    if ! sudo -n true 2> /dev/null; then
      say "packages are missing; install them with this command and try again:"
      printf 'sudo sh -c "apt-get update && apt-get install -y --no-install-recommends %s"\n' \
        "${missing[*]}" >&2
      exit 1
    fi
    become=(sudo -n)
  fi
  say "installing ${missing[*]}"
  local log
  log=$(mktemp)
  if ! {
    "${become[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -q -o DPkg::Lock::Timeout=300 update &&
      "${become[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}"
  } < /dev/null > "$log" 2>&1; then
    tail -n 15 "$log" >&2
    rm -f "$log"
    die "apt-get could not install ${missing[*]}; its last words are above"
  fi
  rm -f "$log"
}

# build_swift OPTION…: swift build of this package, telling how far it is where somebody watches.
build_swift() {
  local quiet=(--quiet)
  [[ -t 2 ]] && quiet=()
  swift build --package-path "$root" "${quiet[@]}" "$@" >&2
}

# Builds the program for use and sets `kvhero` to its path. The Swift runtime is linked in, which
# makes it start faster and run where no toolchain is.
build_release() {
  local options=(--configuration release --product kvhero --static-swift-stdlib)
  say "building kvhero (release)"
  build_swift "${options[@]}" || die "the build failed; see above"
  # shellcheck disable=SC2034
  kvhero=$(swift build --package-path "$root" "${options[@]}" --show-bin-path)/kvhero
  local commit
  if commit=$(git -C "$root" describe --always --dirty --exclude '*' 2> /dev/null); then
    export KVHERO_COMMIT=$commit
  fi
}
