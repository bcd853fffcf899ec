# Prints the code of Swift files as FILE:LINE:CODE, without comments and without what string
# literals say. A literal is left as "", and what is interpolated into it is code.
#
# Held per file: depth of block comments, and a stack of what one is inside of: a string (its
# delimiter, and how many # open it) or an interpolation (how many parentheses are open).

function enter(kind, count) {
  inside[++top] = kind
  hashes[top] = count
}

FNR == 1 {
  top = 0
  comment = 0
}

{
  if (top == 0 && comment == 0 && index($0, "\"") == 0 && index($0, "/") == 0) {
    print FILENAME ":" FNR ":" $0
    next
  }
  out = ""
  text = $0
  while (length(text) > 0) {
    if (comment > 0) {
      if (match(text, /\/\*|\*\//) == 0) break
      comment += substr(text, RSTART, 2) == "/*" ? 1 : -1
      text = substr(text, RSTART + 2)
      continue
    }
    state = top > 0 ? inside[top] : "code"
    if (state == "\"" || state == "\"\"\"") {
      mark = substr("##########", 1, hashes[top])
      if (index(text, state mark) == 1) {
        text = substr(text, length(state mark) + 1)
        top--
        out = out "\""
      } else if (index(text, "\\" mark "(") == 1) {
        text = substr(text, length(mark) + 3)
        enter("(", 1)
        out = out "("
      } else if (index(text, "\\" mark) == 1) {
        text = substr(text, length(mark) + 3)
      } else {
        text = substr(text, 2)
      }
      continue
    }
    if (match(text, /^#*"""/) || match(text, /^#*"/)) {
      opening = substr(text, 1, RLENGTH)
      count = gsub(/#/, "", opening)
      text = substr(text, RLENGTH + 1)
      enter(opening, count)
      out = out "\""
      continue
    }
    if (substr(text, 1, 2) == "//") break
    if (substr(text, 1, 2) == "/*") {
      comment = 1
      text = substr(text, 3)
      continue
    }
    character = substr(text, 1, 1)
    if (state == "(") {
      if (character == "(") hashes[top]++
      if (character == ")" && --hashes[top] == 0) top--
    }
    out = out character
    text = substr(text, 2)
  }
  # A string on one line ends with it, whatever it holds.
  while (top > 0 && inside[top] == "\"") top--
  print FILENAME ":" FNR ":" out
}
