# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# Where nothing moves, nothing runs.

# processor_time: prints what all threads have used, in hundredths of a second.
processor_time() { awk '{ print $14 + $15 }' "/proc/$app/stat"; }

# wake_ups: prints how often the main thread has gone to sleep. A frame is one wake-up at least.
wake_ups() { awk '/^voluntary_ctxt_switches/ { print $2 }' "/proc/$app/task/$app/status"; }

# expect_rest: for two seconds no frame is drawn, and the processor is used for under 1 % of them.
expect_rest() {
  local time woken
  # The last frame may have been shown before the last thread was done.
  sleep 0.3
  time=$(processor_time)
  woken=$(wake_ups)
  sleep 2
  time=$(($(processor_time) - time))
  woken=$(($(wake_ups) - woken))
  # 60 frames a second would be 120; a keep-alive or two are no frames.
  ((woken <= 4)) || fail "at rest it woke up $woken times in 2 s"
  ((time < 2)) || fail "at rest it used $time hundredths of a second of processor time in 2 s"
}

test_grid_at_rest() {
  start_display
  start_gallery
  expect_rest
}

test_photo_at_rest() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  expect_rest
}

test_closed_photo_at_rest() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  click_at 762 38
  expect_grid
  expect_rest
}

test_held_photo_at_rest() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  drag 400 250 450 400
  settle
  expect_rest
}
