#!/usr/bin/env bash
# Builds the compiled peers and the onlooker into build/.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")"
mkdir -p build

# flags PACKAGE OPTION…: what pkg-config says, word by word, into the array of that name.
flags() { read -ra flags < <(pkg-config "${@:2}" "$1"); }

qt=/usr/lib/qt6
gcc -O2 -Wall -o build/xwatch xwatch.c -lX11 -lXdamage
"$qt/bin/qsb" --glsl '100 es,120,150' -o build/round.frag.qsb qt/round.frag
"$qt/libexec/rcc" -o build/qrc.cpp qt/gallery.qrc
flags Qt6Quick --cflags-only-I
"$qt/libexec/moc" "${flags[@]}" -o build/main.moc qt/main.cpp
flags Qt6Quick --cflags --libs
g++ -O2 -Wall -std=c++17 -fPIC -Ibuild -o build/qt-gallery qt/main.cpp build/qrc.cpp "${flags[@]}"
flags gtk4 --cflags --libs
gcc -O2 -Wall -o build/gtk-gallery gtk/gallery.c "${flags[@]}" -lm
read -ra flags < <(pkg-config --cflags --libs sdl2 SDL2_image)
gcc -O2 -Wall -o build/sdl-gallery sdl/gallery.c "${flags[@]}" -lm
