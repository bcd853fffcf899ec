# shellcheck shell=bash
# shellcheck disable=SC2154,SC2086 # what the runner sets; colours are three numbers each
# The window is resized, hidden, uncovered, closed and cut off, at rest and in flight.

# start_flight: the first photograph is on its way, at a twentieth of its pace.
start_flight() {
  start_gallery --slow 20
  # The note that says so is not in the picture of the grid.
  press_key s
  wait_until 10 has_changed_from "$grid" 500 || fail "the note on slow motion stays"
  settle "$grid"
  press_key s
  wait_until 10 has_changed_from "$grid" 500 || fail "there is no note on slow motion"
  click_at 136 180
  wait_until 10 has_changed_from "$grid" 10000 || fail "the photograph did not take off"
}

test_resize_in_flight() {
  start_display
  start_flight
  xdotool windowsize --sync "$window" 1000 700
  wait_until 10 is_size 1000 700 || fail "the window is ${WIDTH}x$HEIGHT, not 1000x700"
  expect_running
  # At its own pace again.
  press_key s
  # 1200x800 fits as 1000x667.
  wait_for_colour 10 12 350 $red "the photograph did not arrive"
  settle
  expect_colour "$scratch/settled.png" 988 350 $red
  expect_colour "$scratch/settled.png" 500 30 $red
  expect_colour "$scratch/settled.png" 500 8 $backdrop
}

is_size() { measure_window && [[ $WIDTH == "$1" && $HEIGHT == "$2" ]]; }

test_many_resizes_in_flight() {
  start_display
  start_flight
  local step
  for ((step = 0; step < 60; step++)); do
    xdotool windowsize "$window" $((300 + step * 379 % 900)) $((250 + step * 211 % 600))
  done
  xdotool windowsize --sync "$window" 800 600
  expect_running
  press_key s
  expect_open "$red"
  press_key Escape
  expect_grid
}

test_resize_at_rest_and_back() {
  start_display
  start_gallery
  xdotool windowsize --sync "$window" 500 700
  wait_until 10 is_size 500 700 || fail "the window is ${WIDTH}x$HEIGHT, not 500x700"
  settle
  has_changed_from "$grid" || fail "the grid is as before"
  xdotool windowsize --sync "$window" 800 600
  expect_grid
}

test_minimised_and_back() {
  start_display
  start_window_manager
  start_flight
  xdotool windowminimize "$window"
  wait_until 10 is_hidden || fail "the window was not minimised"
  press_key s
  wmctrl -i -a "$window"
  wait_until 10 find_window || fail "the window did not come back"
  expect_open "$red"
}

# Nothing is drawn while nobody sees it, and the flight goes on from where it was.
test_minimised_in_flight() {
  start_display
  start_window_manager
  start_gallery --slow 8
  click_at 136 180
  wait_until 10 has_changed_from "$grid" 10000 || fail "the photograph did not take off"
  xdotool windowminimize "$window"
  wait_until 10 is_hidden || fail "the window was not minimised"
  # Longer than the flight would take.
  expect_rest
  expect_rest
  expect_rest
  wmctrl -i -a "$window"
  wait_until 10 find_window || fail "the window did not come back"
  screenshot "$scratch/back.png"
  wait_until 5 has_changed_from "$scratch/back.png" 10000 || fail "the flight is over"
  expect_open "$red"
}

test_hidden_at_rest_and_back() {
  start_display
  start_gallery
  xdotool windowunmap --sync "$window"
  expect_rest
  xdotool windowmap --sync "$window"
  expect_grid
  expect_rest
}

is_hidden() { ! xdotool search --onlyvisible --pid "$app"; }

test_uncovered_window_is_whole() {
  start_display
  start_gallery
  local first=$app below=$window
  start_kvhero --size 400x300 "$scratch/photos"
  kill "$app"
  wait_until 10 has_ended "$app" || fail "the window above did not close"
  app=$first window=$below
  expect_grid
}

test_window_closed_at_rest() {
  start_display
  start_window_manager
  start_gallery
  wmctrl -i -c "$window"
  expect_exit 0
  expect_silence
}

test_window_closed_in_flight() {
  start_display
  start_window_manager
  start_flight
  wmctrl -i -c "$window"
  expect_exit 0
  expect_silence
}

test_window_closed_while_dragging() {
  start_display
  start_window_manager
  start_gallery
  click_at 136 180
  expect_open "$red"
  drag 400 250 450 400
  wmctrl -i -c "$window"
  expect_exit 0
  release_button
  expect_silence
}

# A signal is heard and passed on: whoever waits sees what ended it.
test_signals_end_it() {
  start_display
  local signal
  for signal in 1 2 15; do
    # Shells let what they start in the background ignore SIGINT.
    start_default_signals
    kill "-$signal" "$app"
    expect_exit $((128 + signal))
    expect_silence
  done
}

# At whatever moment it comes: before SDL listens, while the window opens, or after.
test_signal_while_it_starts() {
  start_display
  local delay
  for ((delay = 5; delay <= 125; delay += 10)); do
    "$kvhero" --size 300x300 > "$scratch/kvhero.out" 2> "$scratch/kvhero.err" < /dev/null &
    app=$!
    children+=("$app")
    sleep "$(printf '0.%03d' "$delay")"
    kill -TERM "$app"
    expect_exit 143
    expect_silence
  done
}

# Too late for SDL to see it before it sleeps, which then nothing else ends.
test_signal_right_before_sleep() {
  clang -shared -fPIC -o "$scratch/preloaded.so" "$root/Tests/Window/Preloaded/signal_before_sleep.c" -ldl ||
    fail "the library that sends the signal could not be built"
  start_display
  make_photos
  export SIGNAL_BEFORE_SLEEP=$scratch/armed LD_PRELOAD=$scratch/preloaded.so
  start_kvhero --size 800x600 "$scratch/photos"
  unset LD_PRELOAD
  wait_for_colour 10 136 180 $red "the first photograph did not appear"
  settle "$scratch/grid.png"
  touch "$scratch/armed"
  # Something happens, and it goes to sleep again.
  press_key s
  expect_exit 143
  expect_silence
}

start_default_signals() {
  local program=$kvhero
  kvhero="env"
  start_gallery_by --default-signal=INT "$program"
  kvhero=$program
}

# start_gallery_by ARGUMENT…: as start_gallery, started by another program.
start_gallery_by() {
  [[ -d $scratch/photos ]] || make_photos
  start_kvhero "$@" --size 800x600 --slow 20 "$scratch/photos"
  wait_for_colour 10 136 180 $red "the first photograph did not appear"
  settle "$scratch/grid.png"
  click_at 136 180
  wait_until 10 has_changed_from "$scratch/grid.png" 10000 || fail "the photograph did not take off"
}

test_display_server_ends_in_flight() {
  start_display
  start_flight
  end_display
  expect_exit 1
  expect_one_line
}

test_display_server_ends_at_rest() {
  start_display
  start_gallery
  end_display
  expect_exit 1
  expect_one_line
}

# As another program may, which is not to ask for it to be closed.
test_window_destroyed_by_another() {
  start_display
  start_gallery
  xdotool windowclose "$window" mousemove 700 500
  expect_exit 1
  expect_one_line
  grep -q '^kvhero: error: the display refused a request: BadWindow' "$scratch/kvhero.err" ||
    fail "$(< "$scratch/kvhero.err")"
}

end_display() {
  kill -KILL "${children[0]}"
  wait "${children[0]}" 2> /dev/null || true
}
