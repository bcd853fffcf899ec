import Motion

extension TransitionTrace {
  /// A table to read: one line for each element of each frame.
  public var text: String {
    var lines = ["duration \(TransitionTrace.number(duration)) s"]
    if let fallback { lines.append("fallback \(fallback)") }
    for frame in frames {
      lines.append(
        "time \(TransitionTrace.number(frame.time))"
          + " progress \(TransitionTrace.number(frame.progress))")
      for element in frame.elements {
        var line = "  \(element.name) frame \(TransitionTrace.list(element.frame))"
        line += " radius \(TransitionTrace.number(element.cornerRadius))"
        line += " opacity \(TransitionTrace.number(element.opacity))"
        if let crop = element.crop { line += " crop \(TransitionTrace.list(crop))" }
        if let transform = element.transform {
          line += " transform \(TransitionTrace.list(transform))"
        }
        for (name, numbers) in element.dress?.parts ?? [] {
          line += " \(name) \(numbers.map(TransitionTrace.number).joined(separator: ","))"
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The members of a JSON object, without its braces: duration, fallback and frames.
  public var jsonMembers: String {
    var members = ["\"duration\":\(TransitionTrace.number(duration))"]
    if let fallback { members.append("\"fallback\":\(TransitionTrace.quoted(fallback))") }
    let frames = self.frames.map(TransitionTrace.json).joined(separator: ",\n   ")
    members.append("\"frames\":[\n   \(frames)]")
    return members.joined(separator: ",")
  }

  private static func json(_ frame: Frame) -> String {
    let elements = frame.elements.map { element in
      var members = "{\"name\":\(quoted(element.name)),\"frame\":[\(list(element.frame))]"
      members += ",\"cornerRadius\":\(number(element.cornerRadius))"
      members += ",\"opacity\":\(number(element.opacity))"
      if let crop = element.crop { members += ",\"crop\":[\(list(crop))]" }
      if let transform = element.transform {
        members += ",\"transform\":[\(list(transform))]"
      }
      for (name, numbers) in element.dress?.parts ?? [] {
        members += ",\"\(name)\":[\(numbers.map(number).joined(separator: ","))]"
      }
      return members + "}"
    }
    return "{\"time\":\(number(frame.time)),\"progress\":\(number(frame.progress)),"
      + "\"elements\":[\n     \(elements.joined(separator: ",\n     "))]}"
  }

  private static func list(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: ",")
  }

  /// Sixteen numbers, row by row.
  private static func list(_ t: Transform3D) -> String {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ].map(number).joined(separator: ",")
  }

  /// A text as JSON writes it, in quotation marks.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A number with at most six decimals and no trailing zeros; what is not finite is written 0.
  public static func number(_ value: Double) -> String {
    let millionths = (value * 1e6).rounded()
    guard abs(millionths) < 9e15 else { return "0" }
    let whole = Int(abs(millionths))
    var text = whole / 1_000_000 == 0 ? "0" : String(whole / 1_000_000)
    let rest = whole % 1_000_000
    if rest != 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 6 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return millionths < 0 ? "-" + text : text
  }
}
