# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner and the harness set
# Which way to the screen is taken, and whether that is said.

test_help_says_which_renderer_is_taken() {
  start_display
  local text
  text=$("$kvhero" help renderer 2> "$scratch/kvhero.err") || fail "no help: $(tail -n 1 "$scratch/kvhero.err")"
  [[ $text == *$'\nHere:\n'* ]] || fail "not told what is taken here: $text"
  [[ $text == *'  auto  takes '*', because '* ]] || fail "not told why: $text"
  [[ $text == *'  cpu   can be had; frames have deadlines at 60 Hz'* ]] || fail "not told the pace: $text"
  expect_silence
}
