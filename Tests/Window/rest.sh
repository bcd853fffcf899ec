# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# Where nothing moves, nothing runs.

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
