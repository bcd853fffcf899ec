# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# The examples for Hero: modifiers typed on the keyboard, cards and the player under the mouse.

# start_examples: the list of examples in a window of 800x600 points; `examples` is a screenshot of it.
start_examples() {
  start_display
  start_gallery
  press_key 7
  wait_until 10 has_changed_from "$grid" || fail "the examples did not come"
  examples=$scratch/examples.png
  settle "$examples"
}

# open_example NUMBER: the one that stands there in the list, from 1, by the keyboard; at rest then.
open_example() {
  local step
  for ((step = 0; step < $1; step++)); do press_key Tab; done
  press_key Return
  wait_until 10 has_changed_from "$examples" || fail "the example did not open"
  settle
}

# has_colour RED,GREEN,BLUE: some pixel of the window has exactly this colour.
has_colour() {
  screenshot "$scratch/now.png"
  # Not -q, which ends at the first: what still writes then fails, and the pipe with it.
  convert "$scratch/now.png" -format %c histogram:info: | grep "($1)" > /dev/null
}

# What is wrong with a text is written in this colour.
fault='179,38,30'

test_typed_modifiers_play_and_what_is_wrong_is_said() {
  start_examples
  open_example 6
  local page=$scratch/page.png
  settle "$page"
  xdotool key --clearmodifiers ctrl+a
  # Each of these letters is a key of the gallery as well.
  xdotool type --delay 30 'fade cascede(0.1) translate(0, 60)'
  wait_until 20 has_colour "$fault" || fail "the slip of the pen is not shown"
  press_key Home
  local step
  for ((step = 0; step < 10; step++)); do press_key Right; done
  press_key BackSpace
  xdotool type 'a'
  wait_until 20 eval "! has_colour $fault" || fail "the text is mended and still said to be wrong"
  settle
  press_key Return
  wait_until 20 has_changed_from "$scratch/settled.png" || fail "Enter does not play it"
  settle "$scratch/again.png"
  (($(difference "$scratch/settled.png" "$scratch/again.png") == 0)) ||
    fail "the views did not come back to where they were"
  expect_rest
  press_key Escape
  wait_until 10 has_changed_from "$scratch/again.png" || fail "Esc does not leave the page"
  expect_running
}

test_a_card_is_dragged_back_to_its_place() {
  start_examples
  open_example 4
  local cards=$scratch/cards.png
  settle "$cards"
  press_key Tab
  press_key Tab
  settle "$scratch/focus.png"
  press_key Return
  wait_until 10 has_changed_from "$scratch/focus.png" || fail "the card did not open"
  settle "$scratch/story.png"
  drag 400 150 400 200
  settle "$scratch/held.png"
  release_button
  wait_until 10 looks_like "$scratch/story.png" || fail "let go early, the page did not come back"
  drag 400 150 400 420
  release_button
  wait_until 10 looks_like "$scratch/focus.png" || fail "dragged far, the page did not go back to its card"
  expect_rest
}

test_the_music_player_grows_and_is_thrown_down_again() {
  start_examples
  open_example 5
  local records=$scratch/records.png
  settle "$records"
  # The small player is at the lower edge, above the tabs.
  click_at 400 510
  wait_until 10 has_changed_from "$records" 50000 || fail "the player did not open"
  settle
  throw 400 150 0 150
  wait_until 10 looks_like "$records" || fail "the player did not go back"
  expect_rest
}
