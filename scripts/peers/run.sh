#!/usr/bin/env bash
# Installs what the peers need, builds them, makes the photos, runs everything three times, prints one
# table. Arguments go to bench.py: ./run.sh --only qt6-software,love --runs 1
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
# shellcheck source=scripts/lib.sh
source "$here/../lib.sh"

need_packages xvfb imagemagick xdotool gcc g++ pkg-config libx11-dev libxdamage-dev \
  libgl1-mesa-dri libgl-dev fonts-dejavu-core qt6-declarative-dev qt6-base-dev qt6-shader-baker \
  qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtqml \
  qml6-module-qtqml-workerscript libgtk-4-dev chromium love godot3-runner libsdl2-dev \
  libsdl2-image-dev python3-pil
# The interpreter that comes with the system is the one that has its imaging library.
/usr/bin/python3 "$here/photos.py"
"$here/build.sh"
exec /usr/bin/python3 "$here/bench.py" "$@"
