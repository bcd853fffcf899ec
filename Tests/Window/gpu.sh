# shellcheck shell=bash
# shellcheck disable=SC2154,SC2086 # what the runner sets; colours are three numbers each
# The graphics processor's way to the screen, played by OpenGL on the processor.

# start_gpu_gallery: as start_gallery, drawn through OpenGL; skips the test where there is none.
start_gpu_gallery() {
  local said
  said=$(timeout 20 "$kvhero" --renderer gpu /nonexistent 2>&1 < /dev/null || true)
  case $said in
    *"renderer gpu"*) skip "there is no OpenGL here: $said" ;;
  esac
  start_gallery --renderer gpu
}

test_gpu_looks_like_cpu() {
  start_display
  start_gpu_gallery
  mv "$grid" "$scratch/gpu.png"
  click_at 136 180
  expect_open "$red"
  mv "$scratch/settled.png" "$scratch/gpu-open.png"
  kill "$app"
  wait_until 5 has_ended "$app" || fail "kvhero is still running"
  start_gallery --renderer cpu
  local differing
  differing=$(difference "$grid" "$scratch/gpu.png")
  ((differing < 3000)) || fail "the grid differs in $differing pixels"
  click_at 136 180
  expect_open "$red"
  differing=$(difference "$scratch/settled.png" "$scratch/gpu-open.png")
  ((differing < 1000)) || fail "the open photograph differs in $differing pixels"
}

test_gpu_opens_resizes_and_closes() {
  start_display
  start_gpu_gallery
  click_at 400 180
  expect_open "$green"
  xdotool windowsize --sync "$window" 1000 700
  # 1200x800 fits as 1000x667.
  wait_for_colour 10 12 350 $green "the photograph does not fill the larger window"
  wait_for_colour 10 988 350 $green "the photograph does not fill the larger window"
  xdotool windowsize --sync "$window" 800 600
  expect_open "$green"
  press_key Escape
  expect_grid
  expect_running
}

test_gpu_full_screen_and_back() {
  start_display
  start_window_manager
  start_gpu_gallery
  press_key f
  wait_until 10 is_full || fail "the window does not fill the display"
  settle
  press_key f
  expect_grid
}

is_full() { measure_window && [[ $WIDTH == 1440 && $HEIGHT == 1000 ]]; }

test_gpu_is_restored_when_uncovered() {
  start_display
  start_gpu_gallery
  xdotool windowunmap --sync "$window"
  xdotool windowmap --sync "$window"
  expect_grid
}

test_gpu_at_rest() {
  start_display
  start_gpu_gallery
  local time
  sleep 0.3
  time=$(awk '{ print $14 + $15 }' "/proc/$app/stat")
  sleep 2
  time=$(($(awk '{ print $14 + $15 }' "/proc/$app/stat") - time))
  ((time < 2)) || fail "at rest it used $time hundredths of a second of processor time in 2 s"
}
