# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner and the harness set
# What plays the gallery without a person: replays and the benchmark.

# The first lines of a recording of photographs that come with the program.
make_recording() {
  head -n "${1-100000}" "$root/Tests/CommandTests/Recordings/session.log" > "$scratch/session.log"
}

test_replay_shows_what_was_recorded() {
  make_recording 150
  "$kvhero" replay --headless "$scratch/session.log" > "$scratch/headless" || fail "cannot replay"
  start_display
  start_kvhero replay --check "$scratch/session.log"
  wait_until 10 has_colours 1000 || fail "no photographs appear"
  expect_exit 0 60
  expect_silence
  diff "$scratch/headless" "$scratch/kvhero.out" > /dev/null || fail "other frames than headless"
}

test_replay_follows_the_recorded_size() {
  make_recording
  start_display
  start_kvhero replay "$scratch/session.log"
  wait_until 60 is_wide 640 || fail "the window is $WIDTH wide, never 640"
  wait_until 60 is_wide 760 || fail "the window is $WIDTH wide, not 760 again"
}

is_wide() { measure_window && [[ $WIDTH == "$1" ]]; }

test_replay_closed_early() {
  make_recording
  start_display
  start_kvhero replay --check "$scratch/session.log"
  press_key Escape
  expect_exit 1
  expect_one_line
}

test_bench_in_a_window() {
  start_display
  start_kvhero bench --cycles 1 --slow 0.2 --size 640x480 --json -
  wait_until 10 has_colours 1000 || fail "no photographs appear"
  expect_exit 0 80
  expect_silence
  local phase
  for phase in present drag cancel dismiss page scroll; do
    grep -q "{\"name\":\"$phase\",\"frames\":[1-9]" "$scratch/kvhero.out" ||
      fail "no frames of $phase"
  done
  grep -q '{"name":"idle","frames":0,' "$scratch/kvhero.out" || fail "frames were drawn at rest"
}

test_bench_closed_early() {
  start_display
  start_window_manager
  start_kvhero bench --size 640x480
  wmctrl -i -c "$window"
  expect_exit 1
  expect_one_line
}

test_bench_interrupted() {
  start_display
  start_kvhero bench --size 640x480
  kill -TERM "$app"
  expect_exit 143
  expect_one_line
  grep -q 'ended before anything was measured' "$scratch/kvhero.err" ||
    fail "not told that nothing was measured: $(tail -n 1 "$scratch/kvhero.err")"
}
