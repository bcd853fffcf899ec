# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner sets
# What the tests in a real window share: a display without a screen, kvhero in it, a hand on its
# mouse and keys, and eyes on its pixels. Sourced by scripts/window-tests, which runs each test in a
# process of its own; whatever a test starts ends with it.
#
# Every wait is bounded and looks for what it waits for; no test sleeps for a fixed time and hopes.

# Set by the runner: `kvhero`, the program's path, and `root`, the package's top folder.
# Set here, for the tests: `window`, kvhero's window; `app`, its process; `scratch`, a folder to use.

children=()

begin_test() {
  scratch=$(mktemp -d)
  trap end_test EXIT
  trap 'exit 143' TERM
  trap 'exit 130' INT
  # No setting of whoever runs the tests reaches kvhero.
  mkdir "$scratch/home"
  export HOME=$scratch/home XDG_CACHE_HOME=$scratch/home/.cache XDG_CONFIG_HOME=$scratch/home/.config XDG_RUNTIME_DIR=$scratch
  export SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy KVHERO_ASSETS=$root/Assets
  unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS GTK_THEME
}

end_test() {
  local index
  # Last started, first ended: the display outlives what is shown on it.
  for ((index = ${#children[@]} - 1; index >= 0; index--)); do
    kill "${children[index]}" 2> /dev/null && wait_until 2 has_ended "${children[index]}"
    kill -KILL "${children[index]}" 2> /dev/null
  done
  rm -rf "$scratch"
}

# fail MESSAGE…: ends the test.
fail() {
  printf '%s\n' "$*" > "$verdict"
  exit 1
}

# skip REASON…: ends the test without a verdict.
skip() {
  printf '%s\n' "$*" > "$verdict"
  exit 77
}

# wait_until SECONDS COMMAND…: tries the command every 20 ms; fails if it never succeeds. Where the
# program is slow, as with a sanitizer, seconds count WINDOW_TEST_PATIENCE times.
wait_until() {
  local end=$((${EPOCHREALTIME/./} + $1 * 1000000 * ${WINDOW_TEST_PATIENCE-1}))
  shift
  until "$@" > /dev/null 2>&1; do
    ((${EPOCHREALTIME/./} < end)) || return 1
    sleep 0.02
  done
}

has_ended() { ! kill -0 "$1" 2> /dev/null || grep -q '^State:[[:space:]]*Z' "/proc/$1/status" 2> /dev/null; }

# start_display [WIDTHxHEIGHT]: a display on a free number, 1440x1000 unless said otherwise.
start_display() {
  Xvfb -displayfd 3 -screen 0 "${1-1440x1000}x24" -dpi 96 -noreset -nolisten tcp \
    3> "$scratch/display" > "$scratch/xvfb.log" 2>&1 &
  children+=($!)
  wait_until 10 test -s "$scratch/display" || fail "Xvfb did not start: $(tail -n 1 "$scratch/xvfb.log")"
  DISPLAY=:$(< "$scratch/display")
  export DISPLAY
  # A pointer at rest in the corner points at nothing.
  xdotool mousemove 0 0
}

# Decorates windows, and asks them politely to close. While it starts it may lose a request to show a
# window, for which SDL waits for ever; so it has to say itself that it has started.
start_window_manager() {
  openbox --startup "touch '$scratch/openbox.ready'" > "$scratch/openbox.log" 2>&1 &
  children+=($!)
  wait_until 10 test -e "$scratch/openbox.ready" || fail "openbox did not start"
}

# Six photographs that are each of one colour, in scratch/photos: red, green, blue, yellow, violet
# and cyan, all of 1200x800 pixels. Below, a colour's name stands for its components.
red='200 40 40' green='40 160 60' blue='50 80 200' yellow='210 160 30' violet='150 60 170'
cyan='30 170 180'
# What is behind a photograph that is open.
backdrop='16 16 20'

make_photos() {
  local colour number=0
  mkdir "$scratch/photos"
  for colour in "$red" "$green" "$blue" "$yellow" "$violet" "$cyan"; do
    number=$((number + 1))
    convert -size 1200x800 "xc:rgb(${colour// /,})" "$scratch/photos/$number.png"
  done
}

# start_kvhero ARGUMENT…: starts it and waits for its window and the first frame in it.
start_kvhero() {
  "$kvhero" "$@" > "$scratch/kvhero.out" 2> "$scratch/kvhero.err" < /dev/null &
  app=$!
  window=
  children+=("$app")
  wait_until 20 window_or_end
  [[ -n $window ]] || fail "kvhero opened no window: $(tail -n 1 "$scratch/kvhero.err")"
  wait_until 10 has_first_frame || fail "the window stays empty"
}

# Sets `window`. While a program starts, helper windows come and go, over which xdotool stumbles:
# its status says nothing.
find_window() {
  window=$(xdotool search --onlyvisible --pid "$app" 2> /dev/null | tail -n 1 || true)
  [[ -n $window ]]
}

# SDL may make its window anew before it draws, so the window is looked for each time.
has_first_frame() { find_window && has_colours 2; }

window_or_end() { find_window || has_ended "$app"; }

# expect_exit STATUS [SECONDS]: kvhero ends by itself, with this status.
expect_exit() {
  wait_until "${2-5}" has_ended "$app" || fail "kvhero is still running"
  local status=0
  # The shell says so where a signal ended it.
  { wait "$app" || status=$?; } 2> /dev/null
  ((status == $1)) || fail "kvhero exited with $status, not $1: $(tail -n 1 "$scratch/kvhero.err")"
}

# expect_silence: nothing was said on standard error.
expect_silence() {
  [[ ! -s $scratch/kvhero.err ]] || fail "standard error is not empty: $(head -n 2 "$scratch/kvhero.err")"
}

# expect_one_line: standard error is one line.
expect_one_line() {
  (($(wc -l < "$scratch/kvhero.err") == 1)) ||
    fail "not one line on standard error but $(wc -l < "$scratch/kvhero.err"): $(head -n 3 "$scratch/kvhero.err")"
}

expect_running() { has_ended "$app" && fail "kvhero ended: $(tail -n 1 "$scratch/kvhero.err")"; true; }

# The window's content on the screen: sets X, Y, WIDTH and HEIGHT.
measure_window() {
  # Not by xdotool, which counts a window manager's frame twice.
  eval "$(xwininfo -id "$window" 2> /dev/null | sed -nE 's/^ *Absolute upper-left ([XY]): +(-?[0-9]+)$/\1=\2/p; s/^ *Width: ([0-9]+)$/WIDTH=\1/p; s/^ *Height: ([0-9]+)$/HEIGHT=\1/p')"
}

# screenshot FILE.png: what the window shows.
screenshot() {
  measure_window
  import -silent -window root -crop "${WIDTH}x${HEIGHT}+$X+$Y" +repage -depth 8 "$1"
}

# colour_at FILE X Y: prints red, green and blue, 0 to 255, of a pixel of a screenshot.
colour_at() {
  convert "$1" -format "%[fx:round(255*p{$2,$3}.r)] %[fx:round(255*p{$2,$3}.g)] %[fx:round(255*p{$2,$3}.b)]" info:
}

# expect_colour FILE X Y RED GREEN BLUE [TOLERANCE]: a pixel has this colour, within 8 each.
expect_colour() {
  local actual red green blue within=${7-8}
  actual=$(colour_at "$1" "$2" "$3")
  read -r red green blue <<< "$actual"
  ((red >= $4 - within && red <= $4 + within && green >= $5 - within && green <= $5 + within &&
    blue >= $6 - within && blue <= $6 + within)) ||
    fail "at $2,$3 the colour is $actual, not $4 $5 $6"
}

# colour_on_screen X Y: prints red, green and blue, 0 to 255, of a pixel the window shows now.
colour_on_screen() {
  measure_window
  import -silent -window root -crop "1x1+$((X + $1))+$((Y + $2))" +repage -depth 8 rgb:- |
    od -An -tu1 | awk '{ print $1, $2, $3 }'
}

# shows X Y RED GREEN BLUE: the window shows this colour there now, within 8 each.
shows() {
  local red green blue
  read -r red green blue < <(colour_on_screen "$1" "$2")
  ((red >= $3 - 8 && red <= $3 + 8 && green >= $4 - 8 && green <= $4 + 8 &&
    blue >= $5 - 8 && blue <= $5 + 8))
}

# wait_for_colour SECONDS X Y RED GREEN BLUE WHAT…: waits until the window shows it.
wait_for_colour() {
  wait_until "$1" shows "${@:2:5}" ||
    fail "${*:7}: at $2,$3 the colour is $(colour_on_screen "$2" "$3"), not $4 $5 $6"
}

# has_colours COUNT: the window shows at least so many different colours. A photograph has
# thousands; text and placeholders some hundred.
has_colours() {
  screenshot "$scratch/now.png"
  (($(identify -format '%k' "$scratch/now.png") >= $1))
}

# difference FILE FILE [WIDTHxHEIGHT+X+Y]: how many pixels differ by more than 2 %.
difference() {
  local crop=()
  [[ -n ${3-} ]] && crop=(-crop "$3" +repage)
  # compare prints the count to standard error and exits 1 if there is one.
  { compare -metric AE -fuzz 2% "${crop[@]}" "$1" "$2" null: 2>&1 || true; } |
    awk '{ printf "%d\n", $1 }'
}

# has_changed_from FILE [PIXELS]: the window differs from this screenshot in more than so many
# pixels, 1000 unless said otherwise.
has_changed_from() {
  screenshot "$scratch/now.png"
  (($(difference "$1" "$scratch/now.png") > ${2-1000}))
}

# looks_like FILE [PIXELS]: the window differs from this screenshot in at most so many pixels.
looks_like() { ! has_changed_from "$1" "${2-0}"; }

# settle [FILE.png]: waits until the window shows the same twice, a tenth of a second apart, and
# keeps that as a screenshot.
settle() {
  local file=${1-$scratch/settled.png} tries
  screenshot "$file"
  for ((tries = 0; tries < 100; tries++)); do
    sleep 0.1
    screenshot "$scratch/next.png"
    if (($(difference "$file" "$scratch/next.png") == 0)); then return; fi
    mv "$scratch/next.png" "$file"
  done
  fail "the window was still changing after 10 s"
}

# move_to X Y: the pointer, in the window's own pixels.
move_to() {
  measure_window
  xdotool mousemove $((X + $1)) $((Y + $2))
}

click_at() {
  move_to "$1" "$2"
  xdotool click "${3-1}"
}

press_key() { xdotool key --clearmodifiers "$1"; }

# drag FROM_X FROM_Y TO_X TO_Y [STEPS] [MILLISECONDS]: presses, moves in steps so many milliseconds
# apart, and holds; release_button lets go.
drag() {
  local steps=${5-20} pause step
  printf -v pause '0.%03d' "${6-16}"
  move_to "$1" "$2"
  xdotool mousedown 1
  for ((step = 1; step <= steps; step++)); do
    xdotool mousemove $((X + $1 + ($3 - $1) * step / steps)) $((Y + $2 + ($4 - $2) * step / steps))
    sleep "$pause"
  done
}

release_button() { xdotool mouseup 1; }

# throw FROM_X FROM_Y BY_X BY_Y: a flick, in five steps that are 8 ms apart, and at once let go.
throw() {
  local moves=() step
  for ((step = 0; step < 5; step++)); do
    moves+=(mousemove_relative -- $(($3 / 5)) $(($4 / 5)) sleep 0.008)
  done
  move_to "$1" "$2"
  xdotool mousedown 1 "${moves[@]}" mouseup 1
}

# start_gallery [ARGUMENT…]: a window of 800x600 points on the six photographs, all of them there,
# the pointer within it. `grid` is a screenshot of it at rest. The centres of the first three cells
# are at 136, 400 and 663 across, 180 down.
start_gallery() {
  [[ -d $scratch/photos ]] || make_photos
  start_kvhero --size 800x600 "$@" "$scratch/photos"
  move_to 400 330
  # shellcheck disable=SC2086 # three numbers each
  {
    wait_for_colour 10 136 180 $red "the first photograph did not appear"
    wait_for_colour 10 663 470 $cyan "the last photograph did not appear"
  }
  grid=$scratch/grid.png
  settle "$grid"
}

# expect_open COLOUR: the photograph of this colour fills the window's width, and settles.
expect_open() {
  # shellcheck disable=SC2086 # three numbers each
  {
    wait_for_colour 10 12 300 $1 "the photograph did not open"
    wait_for_colour 10 12 12 $backdrop "the photograph did not open"
  }
  settle
  # shellcheck disable=SC2086
  expect_colour "$scratch/settled.png" 788 300 $1
}

# expect_grid: the window shows the grid again, as it was, to the pixel.
expect_grid() {
  wait_until 10 looks_like "$grid" || fail "the grid is not as it was: $(difference "$grid" "$scratch/now.png") pixels differ"
}

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
