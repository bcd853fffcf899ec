# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# The keys of the list in the README, pressed in a real window.

test_arrows_and_enter_open_and_escape_closes() {
  start_display
  start_gallery
  press_key Down
  press_key Right
  wait_until 5 has_changed_from "$grid" 200 || fail "no focus is shown"
  settle "$scratch/focus.png"
  press_key Return
  expect_open "$green"
  press_key Escape
  wait_until 10 looks_like "$scratch/focus.png" || fail "the photograph did not close"
}

test_backspace_closes() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  press_key BackSpace
  expect_grid
}

test_arrows_page_and_the_photo_closes_into_its_own_cell() {
  start_display
  start_gallery
  click_at 136 180
  expect_open "$red"
  press_key Right
  expect_open "$green"
  press_key Right
  expect_open "$blue"
  press_key Left
  expect_open "$green"
  press_key Escape
  expect_grid
}

test_digits_choose_the_style() {
  start_display
  start_gallery
  press_key 3
  click_at 136 180
  # shellcheck disable=SC2086 # three numbers
  {
    wait_for_colour 10 12 12 $red "the banner did not open"
    wait_for_colour 10 12 290 $red "the banner is not 300 points high"
    wait_for_colour 10 12 310 255 255 255 "the page is not white"
  }
  press_key Escape
  press_key 1
  expect_grid
}

test_keys_panel_and_overlay_come_and_go() {
  start_display
  start_gallery
  press_key question
  wait_until 5 has_changed_from "$grid" 20000 || fail "the keys are not listed"
  press_key Escape
  expect_grid
  press_key h
  wait_until 5 has_changed_from "$grid" 5000 || fail "there is no frame graph"
  press_key h
  expect_grid
}

test_space_stops_a_flight_and_a_dot_moves_it_on() {
  start_display
  start_gallery --slow 40
  click_at 136 180
  wait_until 10 has_changed_from "$grid" 10000 || fail "the photograph did not take off"
  press_key space
  settle "$scratch/stopped.png"
  has_changed_from "$grid" 10000 || fail "the flight went back"
  for _ in {1..40}; do press_key period; done
  wait_until 5 has_changed_from "$scratch/stopped.png" 1000 || fail "a step shows nothing new"
  press_key space
  press_key s
  expect_open "$red"
}

test_full_screen_and_back() {
  start_display
  start_window_manager
  start_gallery
  press_key f
  wait_until 10 is_as_wide_as 1440 || fail "the window does not fill the screen"
  press_key f
  wait_until 10 is_as_wide_as 800 || fail "the window has not its size again"
  expect_grid
}

is_as_wide_as() {
  measure_window
  ((WIDTH == $1))
}
