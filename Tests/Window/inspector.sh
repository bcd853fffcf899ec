# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner and the harness set
# The inspector: transitions stop, are led by its slider, and spread in depth.

# The grid, but for where the inspector lies over it: a photograph's middle, and what is under the bar.
expect_grid_behind() {
  # shellcheck disable=SC2086 # three numbers each
  {
    wait_for_colour 5 136 180 $red "the photograph is not back in its cell"
    wait_for_colour 5 400 180 $green "the grid does not show"
  }
}

test_inspector_leads_a_transition_by_the_mouse() {
  start_display
  start_gallery
  press_key i
  # The panel.
  wait_for_colour 5 520 300 250 250 250 "the inspector does not show"
  click_at 136 180
  # The bar, white at 95 %.
  wait_for_colour 5 300 594 254 254 254 "the bar does not come"
  expect_grid_behind
  settle
  # The slider's thumb from one end to the other.
  drag 20 578 780 578
  # shellcheck disable=SC2086
  wait_for_colour 5 12 300 $red "the slider does not open the photograph"
  settle "$scratch/open.png"
  release_button
  settle
  looks_like "$scratch/open.png" 400 || fail "letting go of the thumb changes what is held"
  drag 780 578 20 578
  release_button
  expect_grid_behind
  click_at 25 543
  wait_until 5 shows 300 594 251 251 253 || fail "the bar does not go"
  press_key i
  move_to 400 330
  wait_until 5 looks_like "$grid" || fail "the grid is not as before"
}

test_inspector_done_past_the_middle_opens() {
  start_display
  start_gallery --style pinterest
  press_key i
  click_at 136 180
  wait_for_colour 5 300 594 254 254 254 "the bar does not come"
  click_at 600 578
  settle
  click_at 25 543
  # shellcheck disable=SC2086
  wait_for_colour 5 12 300 $red "the photograph did not open"
  press_key i
  press_key Escape
  expect_grid_behind
}

test_inspector_spreads_and_turns_layers() {
  start_display
  start_gallery
  press_key i
  click_at 136 180
  wait_for_colour 5 300 594 254 254 254 "the bar does not come"
  settle
  press_key d
  # Grey at 85 %.
  wait_for_colour 5 15 300 217 217 217 "the layers do not spread"
  settle "$scratch/spread.png"
  drag 60 480 260 480
  release_button
  settle
  has_changed_from "$scratch/spread.png" 10000 || fail "a drag does not turn the layers"
  move_to 100 300
  xdotool click 5
  settle
  press_key d
  expect_grid_behind
  press_key Return
  press_key i
  move_to 400 330
  wait_until 5 looks_like "$grid" || fail "the grid is not as before"
}
