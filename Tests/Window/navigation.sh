# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# Products are pushed and presented in three styles, tabs are changed, and pages taken back by hand.

# What stands for a chosen tab, and for the ground of a product's page.
tint='0 98 196'
page='255 255 255'

# start_products [ARGUMENT…]: the products of the six photographs in a window of 800x600 points.
# `products` is a screenshot of them at rest. The centres of the first three are at 136, 400 and 663
# across, 225 down.
start_products() {
  make_photos
  start_kvhero --size 800x600 --style zola "$@" "$scratch/photos"
  move_to 400 370
  # shellcheck disable=SC2086 # three numbers each
  {
    wait_for_colour 10 136 225 $red "the first product did not appear"
    wait_for_colour 10 663 480 $cyan "the last product did not appear"
  }
  products=$scratch/products.png
  settle "$products"
}

# expect_page COLOUR: the product of this colour has its page, which is at rest.
expect_page() {
  # shellcheck disable=SC2086 # three numbers each
  {
    wait_for_colour 10 700 520 $page "the page did not open"
    wait_for_colour 10 200 250 $1 "the page did not open"
  }
  settle
}

expect_products() {
  wait_until 10 looks_like "$products" ||
    fail "$1: the products are not as they were: $(difference "$products" "$scratch/now.png") pixels differ"
}

# The middle tab's line is in sight while its bar is.
has_tabs() { shows 300 552 0 98 196; }

# choose KEY: a style, and then the products as they look with it.
choose() {
  press_key "$1"
  settle "$products"
}

test_pushed_pages_go_back_by_button_keys_and_mouse() {
  start_display
  start_products
  local style
  for style in 4 5 6; do
    choose "$style"
    click_at 400 225
    expect_page "$green"
    has_tabs || fail "a page that is pushed covers the tabs"
    click_at 20 22
    expect_products "the button in the bar"
    click_at 663 225
    expect_page "$blue"
    xdotool key alt+Left
    expect_products "Alt and the left arrow"
    click_at 136 225
    expect_page "$red"
    click_at 300 480 8
    expect_products "the mouse's back button"
  done
}

test_presented_pages_cover_the_tabs_and_close() {
  start_display
  start_products
  press_key m
  local style
  for style in 4 5 6; do
    choose "$style"
    click_at 400 225
    expect_page "$green"
    has_tabs && fail "a page that is presented does not cover the tabs"
    press_key Escape
    expect_products "Esc"
    click_at 663 225
    expect_page "$blue"
    click_at 766 34
    expect_products "the button on the page"
  done
}

test_zola_is_dragged_back() {
  start_display
  start_products
  click_at 400 225
  expect_page "$green"
  cp "$scratch/settled.png" "$scratch/page.png"
  drag 200 200 205 250 10
  wait_until 5 has_changed_from "$scratch/page.png" || fail "the zoom does not follow the hand"
  sleep 0.2 # a rest, so that it is let go and not thrown
  release_button
  wait_until 10 looks_like "$scratch/page.png" || fail "the page did not return"
  drag 200 120 205 460
  sleep 0.2
  release_button
  expect_products "the drag"
}

test_pull_is_dragged_down() {
  start_display
  start_products
  local passage
  for passage in pushed presented; do
    [[ $passage == presented ]] && press_key m
    choose 6
    click_at 400 225
    expect_page "$green"
    cp "$scratch/settled.png" "$scratch/page.png"
    drag 200 120 200 280 10
    wait_until 5 has_changed_from "$scratch/page.png" || fail "the $passage page does not follow the hand"
    release_button
    wait_until 10 looks_like "$scratch/page.png" || fail "the $passage page did not return"
    drag 200 120 200 560
    release_button
    expect_products "the $passage page"
  done
}

test_details_slide_and_are_dragged_from_the_edge() {
  start_display
  start_products
  click_at 663 225
  expect_page "$blue"
  cp "$scratch/settled.png" "$scratch/page.png"
  click_at 462 430
  # shellcheck disable=SC2086
  wait_for_colour 10 200 250 $page "the details did not come"
  settle
  cp "$scratch/settled.png" "$scratch/details.png"
  drag 4 300 120 300 10
  wait_until 5 has_changed_from "$scratch/details.png" || fail "the slide does not follow the hand"
  sleep 0.2 # a rest, so that it is let go and not thrown
  release_button
  wait_until 10 looks_like "$scratch/details.png" || fail "the details did not return"
  drag 4 300 600 300
  release_button
  wait_until 10 looks_like "$scratch/page.png" || fail "the details were not taken away"
}

test_click_in_flight_turns_a_page_but_no_classic_zola() {
  start_display
  start_products --slow 8
  local before=$products
  click_at 400 225
  wait_until 10 has_changed_from "$before" 10000 || fail "the zoom did not set out"
  xdotool click 1
  wait_until 20 looks_like "$before" || fail "a click did not send the zoom back"
  press_key p
  settle "$products"
  click_at 400 225
  wait_until 10 has_changed_from "$products" 10000 || fail "the zoom did not set out"
  xdotool click 1
  # shellcheck disable=SC2086
  wait_for_colour 20 700 520 $page "a click stopped a classic zoom"
  wait_until 20 shows 200 250 40 160 60 || fail "a click stopped a classic zoom"
}

# zoom_to_frame FILE: the first product's zoom, stopped and taken eight frames on.
zoom_to_frame() {
  local step
  press_key space
  click_at 136 225
  for ((step = 0; step < 8; step++)); do press_key period; done
  wait_until 10 has_changed_from "$products" 10000 || fail "the zoom did not set out"
  settle "$1"
  press_key space
  # shellcheck disable=SC2086
  expect_page "$red"
  press_key Escape
  wait_until 10 looks_like "$products" || fail "the page did not close"
}

test_riders_stay_behind_when_they_are_switched_off() {
  start_display
  start_products
  zoom_to_frame "$scratch/with.png"
  # The switch in the bar: its knob goes to the left.
  click_at 470 66
  wait_until 5 shows 482 66 138 138 146 || fail "the switch was not turned"
  settle "$products"
  zoom_to_frame "$scratch/without.png"
  # The badge, which rode over the zoomed picture, and the cells below that the edge cut off.
  (($(difference "$scratch/with.png" "$scratch/without.png" 400x60+100+89) > 200)) ||
    fail "the badge rides along all the same"
  (($(difference "$scratch/with.png" "$scratch/without.png" 800x150+0+400) > 2000)) ||
    fail "the cells ride along all the same"
}

test_tabs_are_clicked_and_a_card_is_dealt() {
  start_display
  start_products
  click_at 100 580
  # shellcheck disable=SC2086
  wait_for_colour 10 100 552 $tint "the photographs did not come"
  # shellcheck disable=SC2086
  wait_for_colour 10 136 180 $red "the photographs did not come"
  click_at 500 580
  # shellcheck disable=SC2086
  wait_for_colour 10 500 552 $tint "the cards did not come"
  settle "$scratch/cards.png"
  press_key Return
  wait_for_colour 10 20 300 28 39 51 "no card was dealt"
  settle
  press_key Escape
  wait_for_colour 10 20 300 244 244 246 "the card did not go back"
  settle
  click_at 300 580
  expect_products "the tab"
}

test_products_pages_and_cards_at_rest() {
  start_display
  start_products
  expect_rest
  click_at 400 225
  expect_page "$green"
  expect_rest
  press_key t
  # shellcheck disable=SC2086
  wait_for_colour 10 500 552 $tint "the cards did not come"
  press_key Return
  wait_for_colour 10 20 300 28 39 51 "no card was dealt"
  settle
  expect_rest
}

test_hasty_hands_on_every_tab_leave_nothing_stuck() {
  start_display
  start_products
  local deed keys=(4 m t Return Escape 5 r alt+Left 6 t p Escape 4 BackSpace 2 m)
  local spots=(136 225 400 225 20 22 663 480 300 580 100 580 300 300 500 580 766 34 300 580)
  for ((deed = 0; deed < 80; deed++)); do
    xdotool key --clearmodifiers "${keys[deed % 16]}"
    move_to "${spots[deed * 2 % 20]}" "${spots[deed * 2 % 20 + 1]}"
    xdotool click --repeat $((deed % 3 + 1)) --delay 10 1
  done
  expect_running
  # Whatever is open on the tab that it ended on, and then on the others.
  local tab step
  for ((tab = 0; tab < 3; tab++)); do
    settle
    for ((step = 0; step < 4; step++)); do press_key Escape; settle; done
    press_key t
    settle
  done
  press_key 4
  # shellcheck disable=SC2086
  wait_for_colour 10 300 552 $tint "the products did not come"
  settle
  move_to 400 370
  xdotool click --repeat 10 --delay 10 4
  # shellcheck disable=SC2086
  wait_for_colour 10 663 225 $blue "the products are not as they were"
  expect_silence
}
