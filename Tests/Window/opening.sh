# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# The window opens, and what it should show is there.

test_window_opens_and_shows_photos() {
  [[ -n $("$kvhero" --version 2> /dev/null) ]] || skip "kvhero has no window yet"
  start_display
  start_kvhero --size 800x600
  measure_window
  [[ $WIDTH == 800 && $HEIGHT == 600 ]] || fail "the window is ${WIDTH}x$HEIGHT, not 800x600"
  wait_until 10 has_colours 5000 || fail "the window shows no photograph"
  settle
  expect_running
}
