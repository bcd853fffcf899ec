# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# The window opens, and what it should show is there.

test_window_opens_and_shows_photos() {
  start_display
  start_kvhero --size 800x600
  measure_window
  [[ $WIDTH == 800 && $HEIGHT == 600 ]] || fail "the window is ${WIDTH}x$HEIGHT, not 800x600"
  wait_until 10 has_colours 5000 || fail "the window shows no photograph"
  settle
  expect_running
}

test_a_wrong_name_opens_a_window_that_says_so() {
  start_display
  start_kvhero --size 800x600 "$scratch/nowhere.jpg"
  wait_until 5 is_titled 'nowhere.jpg – kvhero' || fail "the window is titled $(xdotool getwindowname "$window")"
  # The heading is black on the ground of the page.
  wait_until 10 is_written_in_the_middle || fail "nothing says that there is no such file"
  expect_running
  grep -q "nowhere.jpg: there is no such file or folder" "$scratch/kvhero.err" ||
    fail "no warning: $(cat "$scratch/kvhero.err")"
}

is_written_in_the_middle() {
  screenshot "$scratch/middle.png"
  [[ $(convert "$scratch/middle.png" -crop 600x120+100+200 -colorspace gray -format '%[fx:minima<0.2]' info:) == 1 ]]
}

test_title_names_the_folder_in_any_locale() {
  start_display
  make_photos
  mv "$scratch/photos" "$scratch/Été"
  local locale
  for locale in C POSIX C.UTF-8; do
    export LC_ALL=$locale
    start_kvhero --size 300x300 "$scratch/Été/"
    wait_until 5 is_titled 'Été – kvhero' ||
      fail "in locale $locale the window is titled $(xdotool getwindowname "$window")"
    kill "$app"
    wait_until 5 has_ended "$app" || fail "kvhero is still running"
  done
}

is_titled() { [[ $(xdotool getwindowname "$window") == "$1" ]]; }

# expect_no_display NAME=VALUE…: in this environment kvhero exits 1 with one line that says why.
expect_no_display() {
  local status=0
  env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER "$@" timeout 20 "$kvhero" \
    > "$scratch/kvhero.out" 2> "$scratch/kvhero.err" < /dev/null || status=$?
  ((status == 1)) || fail "with ${*:-no display} it exited with $status, not 1"
  expect_one_line
}

test_no_display_is_said_in_one_line() {
  expect_no_display
  expect_no_display DISPLAY=:4095
  expect_no_display DISPLAY=:4095 SDL_VIDEODRIVER=x11
  expect_no_display SDL_VIDEODRIVER=nonsense
}
