# shellcheck shell=bash
# shellcheck disable=SC2154 # what the runner and the harness set
# What `--record` writes down.

test_recording_holds_the_session() {
  start_display
  start_kvhero --size 800x600 --style pinterest --record "$scratch/session.jsonl"
  wait_until 10 has_colours 1000 || fail "no photographs appear"
  settle
  click_at 200 300
  settle
  press_key Escape
  settle
  xdotool mousemove 0 0
  press_key q
  kill -TERM "$app"
  expect_exit 0
  head -n 1 "$scratch/session.jsonl" | grep -q '^{"recording":"kvhero",.*"style":"pinterest"' ||
    fail "the first line does not say how it was started"
  (($(wc -l < "$scratch/session.jsonl") > 40)) || fail "hardly anything was recorded"
  grep -q '[^}]$' "$scratch/session.jsonl" && fail "a line is no JSON object"
  [[ $(tail -c 1 "$scratch/session.jsonl") == '' ]] || fail "the last line broke off"
}

test_recording_keeps_what_is_no_recording() {
  start_display
  echo 'not a recording' > "$scratch/letter"
  "$kvhero" --record "$scratch/letter" 2> "$scratch/err" && fail "it was written over"
  [[ $(< "$scratch/letter") == 'not a recording' ]] || fail "the file has changed"
  [[ $(< "$scratch/err") == "kvhero: error: $scratch/letter: there is a file that is no recording; it is kept" ]] ||
    fail "it says: $(< "$scratch/err")"
}

test_recording_that_breaks_off_is_a_failure() {
  start_display
  start_kvhero --size 400x300 --record /dev/full
  kill -TERM "$app"
  expect_exit 1
  [[ $(< "$scratch/kvhero.err") == 'kvhero: error: /dev/full: the recording broke off: No space left on device' ]] ||
    fail "it says: $(< "$scratch/kvhero.err")"
}
