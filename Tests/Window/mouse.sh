# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# The mouse opens photographs, closes them, and throws them away.

test_click_opens_and_the_button_closes() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  click_at 762 38
  expect_grid
}

test_click_on_the_photo_closes() {
  start_display
  start_gallery
  click_at 400 180
  expect_open "$green"
  click_at 400 400
  expect_grid
}

test_every_photo_opens_from_its_cell() {
  start_display
  start_gallery
  click_at 400 180
  expect_open "$green"
  click_at 762 38
  expect_grid
  # This one is not whole in sight: closing may scroll it there.
  click_at 663 470
  expect_open "$cyan"
  click_at 762 38
  scroll_to_top
  expect_grid
}

scroll_to_top() {
  # Left of the cells there is the grid's ground.
  wait_for_colour 10 4 330 244 244 246 "the photograph did not close"
  settle
  move_to 400 330
  xdotool click --repeat 10 --delay 10 4
}

test_drag_far_dismisses() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  drag 400 250 500 520
  # It follows the pointer and shrinks: what was at the window's edge is uncovered.
  wait_until 5 has_changed_from "$scratch/settled.png" 10000 || fail "the photograph does not follow"
  expect_running
  sleep 0.2 # a rest, so that it is let go and not thrown
  release_button
  expect_grid
}

test_short_drag_returns() {
  start_display
  start_gallery
  click_at 663 180
  expect_open "$blue"
  cp "$scratch/settled.png" "$scratch/open.png"
  drag 400 250 404 290 10
  wait_until 5 has_changed_from "$scratch/open.png" 1000 || fail "the photograph does not follow"
  sleep 0.2 # a rest, so that it is let go and not thrown
  release_button
  wait_until 10 looks_like "$scratch/open.png" || fail "the photograph did not return"
}

test_fling_dismisses() {
  start_display
  start_gallery
  click_at 400 180
  expect_open "$green"
  throw 400 250 20 150
  expect_grid
}

test_photo_is_caught_in_flight() {
  start_display
  start_gallery --slow 40
  click_at 136 180
  wait_until 10 has_changed_from "$grid" 10000 || fail "the photograph did not take off"
  # Wherever it is, its centre is between its cell and the middle of the window.
  drag 150 190 160 230 10
  screenshot "$scratch/held.png"
  sleep 0.3
  looks_like "$scratch/held.png" || fail "it moves on though it is held"
  release_button
  press_key s
  wait_until 10 not_held || fail "it stays where it was let go"
  settle
  expect_running
}

not_held() { has_changed_from "$scratch/held.png"; }

test_rapid_clicks_leave_nothing_stuck() {
  start_display
  start_gallery
  local click spots=(136 180 400 180 663 180 136 470 400 470 663 470 400 330)
  for ((click = 0; click < 60; click++)); do
    move_to "${spots[click * 2 % 14]}" "${spots[click * 2 % 14 + 1]}"
    xdotool click --repeat $((click % 3 + 1)) --delay 10 1
  done
  expect_running
  # Clicks on photographs that fly may have opened more than one.
  local tries
  for ((tries = 0; tries < 4; tries++)); do
    settle
    shows 4 330 244 244 246 && break
    press_key Escape
  done
  scroll_to_top
  expect_grid
}

test_wheel_scrolls_and_stops_at_the_end() {
  start_display
  start_gallery
  xdotool click --repeat 20 --delay 10 5
  # shellcheck disable=SC2086 # three numbers
  wait_for_colour 10 663 440 $cyan "the grid did not scroll"
  settle
  xdotool click --repeat 20 --delay 10 4
  expect_grid
}

test_the_wheel_with_control_held_makes_thumbnails_larger() {
  start_display
  start_gallery
  xdotool keydown ctrl
  xdotool click 4
  xdotool keyup ctrl
  wait_until 5 has_changed_from "$grid" || fail "nothing became larger"
  # At the top, turned away from the person: without Control nothing happens.
  xdotool key Home
  settle "$scratch/large.png"
  xdotool click 4 click 4
  settle "$scratch/after.png"
  looks_like "$scratch/large.png" || fail "Control is taken to be held after it was let go"
}
