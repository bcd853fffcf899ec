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
  # A signal is passed on.
  expect_exit 143
  head -n 1 "$scratch/session.jsonl" |
    grep '^{"recording":"kvhero",.*"style":"pinterest"' > /dev/null ||
    fail "the first line does not say how it was started"
  (($(wc -l < "$scratch/session.jsonl") > 40)) || fail "hardly anything was recorded"
  grep -q '[^}]$' "$scratch/session.jsonl" && fail "a line is no JSON object"
  "$kvhero" replay "$scratch/session.jsonl" --headless --check > "$scratch/replay" 2>&1 ||
    fail "it plays again to something else: $(tail -n 1 "$scratch/replay")"
  [[ $(tail -c 1 "$scratch/session.jsonl") == '' ]] || fail "the last line broke off"
}
