# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner and the harness set
# A display whose refreshes presents do wait for: sway without a screen. Skipped where it does not start,
# and where the machine is too busy for OpenGL on the processor to keep the display's pace.

# start_sway: a Wayland display of 60 Hz in XDG_RUNTIME_DIR. Sway refuses to be root.
start_sway() {
  command -v sway > /dev/null || skip "sway is not installed"
  printf 'output * mode 1280x800@60Hz\nxwayland disable\n' > "$scratch/sway.config"
  local as=()
  if ((EUID == 0)); then
    as=(setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all --bounding-set=-all
      --no-new-privs)
    chown -R 65534:65534 "$scratch"
  fi
  chmod 700 "$scratch"
  # Ahead of whatever else the machine does, where that is allowed: it is their pace that is tested.
  promptly=()
  chrt --rr 1 true 2> /dev/null && promptly=(chrt --rr 1)
  WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 \
    "${promptly[@]}" "${as[@]}" sway -c "$scratch/sway.config" > "$scratch/sway.log" 2>&1 &
  children+=($!)
  wait_until 10 has_socket || skip "sway does not start here: $(tail -n 1 "$scratch/sway.log")"
  export WAYLAND_DISPLAY SDL_VIDEODRIVER=wayland
  unset DISPLAY
}

has_socket() {
  local socket
  for socket in "$XDG_RUNTIME_DIR"/wayland-*; do
    [[ -S $socket ]] && WAYLAND_DISPLAY=${socket##*/} && return 0
  done
  return 1
}

# The period of a frame is the display's own where it is known, and 1/60 s where it is not.
test_wayland_display_is_followed() {
  start_sway
  timeout 80 "${promptly[@]}" "$kvhero" bench --cycles 1 --renderer gpu --size 240x200 --csv "$scratch/frames.csv" \
    > "$scratch/kvhero.out" 2> "$scratch/kvhero.err" < /dev/null ||
    skip "no OpenGL on Wayland here: $(tail -n 1 "$scratch/kvhero.err")"
  local followed busy
  read -r followed busy < <(awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    { period = $column["refresh_ms"] }
    period > 15.8 && period < 17.5 && (period < 16.6666 || period > 16.6667) { followed++ }
    $column["submit_ms"] > 8 { busy++ }
    END { print followed + 0, int(100 * busy / NR) }' "$scratch/frames.csv")
  ((followed > 60)) && return
  # Without /dev/shm it has no screen to refresh.
  ! grep -q 'Failed to allocate buffer' "$scratch/sway.log" || skip "sway has no memory for its screen here"
  ((busy < 20)) || skip "this machine is too busy to draw with OpenGL in time"
  fail "only $followed frames followed the display"
}

# A window there has no surface to draw into: what the processor draws goes through a texture.
test_wayland_shows_what_the_processor_draws() {
  start_sway
  timeout 80 "$kvhero" bench --cycles 1 --renderer cpu --size 240x200 --json "$scratch/report.json" \
    > "$scratch/kvhero.out" 2> "$scratch/kvhero.err" < /dev/null ||
    fail "it fails: $(tail -n 1 "$scratch/kvhero.err")"
  grep -q '"renderer":"cpu, by texture"' "$scratch/report.json" ||
    fail "it is drawn otherwise: $(grep -o '"renderer":"[^"]*"' "$scratch/report.json")"
  grep -q '"videoDriver":"wayland"' "$scratch/report.json" || fail "it is not on Wayland"
}
