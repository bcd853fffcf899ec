# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# The job that scripts/peers compares toolkits by, played to its end and by hand.

make_paired_photos() {
  local number
  mkdir "$scratch/paired"
  convert -size 1600x1067 gradient:red-blue "$scratch/paired/photo-00.jpg"
  for number in {01..23}; do
    ln "$scratch/paired/photo-00.jpg" "$scratch/paired/photo-$number.jpg"
  done
  export PEER_PHOTOS=$scratch/paired
}

# play_paired RENDERER: one cycle of it; its lines are in scratch/marks.
play_paired() {
  start_display 1280x800
  make_paired_photos
  PEER_CYCLES=1 PEER_MS=300 "$kvhero" bench --scenario paired --marks --renderer "$1" \
    > "$scratch/marks" 2> "$scratch/kvhero.err" || fail "it failed: $(tail -n 1 "$scratch/kvhero.err")"
  [[ $(grep -oE '^(MARK [a-z_]+|PEER)' "$scratch/marks" | paste -sd ,) == \
    "MARK first_frame,MARK ready,MARK begin,MARK end,PEER" ]] ||
    fail "its lines are others: $(cut -c 1-60 "$scratch/marks")"
  grep -qE '^PEER \{"renderer":"'"$1"'","cpu_self_s":[0-9.]+,"present_ns":\[[0-9,]+\]\}$' "$scratch/marks" ||
    fail "its report is another: $(tail -n 1 "$scratch/marks" | cut -c 1-100)"
  # Two moves of 300 ms without a rest, at 60 Hz; fewer frames where the machine is busy.
  local frames
  frames=$(tail -n 1 "$scratch/marks" | grep -oE '[0-9]{10,}' | wc -l)
  ((frames > 4 && frames <= 38)) || fail "$frames frames"
}

test_paired_plays_to_its_end() {
  play_paired cpu
}

test_paired_plays_through_opengl() {
  start_display
  local said
  said=$(timeout 20 "$kvhero" --renderer gpu /nonexistent 2>&1 < /dev/null || true)
  case $said in
    *"renderer gpu"*) skip "there is no OpenGL here: $said" ;;
  esac
  play_paired gpu
}

# Its pictures are 162 MiB; the best of the other toolkits needs 187 for all of it.
test_paired_keeps_little_besides_its_pictures() {
  [[ -z ${ASAN_OPTIONS-}${TSAN_OPTIONS-} ]] || skip "a sanitizer keeps as much again for itself"
  start_display 1280x800
  make_paired_photos
  PEER_CYCLES=2 "$kvhero" bench --scenario paired --marks --renderer cpu \
    > "$scratch/marks" 2> "$scratch/kvhero.err" &
  local program=$! kib
  children+=("$program")
  wait_until 30 grep -q '^MARK end' "$scratch/marks" || fail "it does not end: $(< "$scratch/kvhero.err")"
  kib=$(awk '/^Pss:/ { print $2 }' "/proc/$program/smaps_rollup")
  wait "$program" || fail "it failed: $(< "$scratch/kvhero.err")"
  ((kib > 160000 && kib < 187 * 1024)) || fail "it takes $kib KiB"
}

test_paired_opens_and_closes_by_hand() {
  start_display 1280x800
  make_paired_photos
  PEER_CYCLES=0 start_kvhero bench --scenario paired --renderer cpu
  # The middle of the sixth cell; then left of all cells, where the scrim makes the ground dark.
  wait_for_colour 10 482 331 127 0 127 "the photographs do not come"
  xdotool mousemove 482 331 click 1
  wait_for_colour 10 8 400 34 34 38 "a click does not open"
  xdotool click 1
  wait_for_colour 10 10 10 244 244 246 "a click does not close"
}

test_paired_names_a_missing_photo() {
  start_display
  mkdir "$scratch/none"
  PEER_PHOTOS=$scratch/none "$kvhero" bench --scenario paired --renderer cpu \
    > "$scratch/kvhero.out" 2> "$scratch/kvhero.err" && fail "it succeeds without photographs"
  grep -qE 'error: .*photo-[0-9]+\.jpg: ' "$scratch/kvhero.err" ||
    fail "it says: $(cat "$scratch/kvhero.err")"
}
