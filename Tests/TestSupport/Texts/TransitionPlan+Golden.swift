package import Transitions

extension TransitionPlan {
  /// What the plan does at 60 Hz, to be kept as a golden.
  ///
  /// A line for each frame: its time, then each element with its frame, where content and frame
  /// differ the content, and where they are not as usual the radius, the opacity, the shadow's
  /// strength and the pose.
  package var goldenText: String {
    let names = elements.map(\.name).joined(separator: " ")
    var lines = ["# \(duration.text(decimals: 4)) s: \(names)"]
    if let fallback { lines.append("# fallback: \(fallback)") }
    let frames = Int((duration * 60).rounded(.up))
    for frame in 0...frames {
      let seconds = Double(frame) / 60
      let elements = states(at: seconds).map(\.goldenText).joined(separator: " | ")
      lines.append("\(seconds.text(decimals: 4)) | \(elements)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ElementState {
  fileprivate var goldenText: String {
    var words = [frame.value.list]
    if content.value != frame.value { words.append("of " + content.value.list) }
    if radii.value != .zero { words.append("r " + radii.value[0].text(decimals: 3)) }
    if opacity.value[0] != 1 { words.append("o " + opacity.value[0].text(decimals: 4)) }
    if shadow.value[0] != 0 { words.append("s " + shadow.value[0].text(decimals: 4)) }
    if pose.translation != .zero { words.append("moved " + pose.translation.list) }
    if pose.scale != ElementPose.upright.scale { words.append("scaled " + pose.scale.list) }
    if pose.rotation != .zero { words.append("turned " + pose.rotation.list) }
    if fill.value != .zero { words.append("filled " + fill.value.list) }
    return words.joined(separator: " ")
  }
}

extension ChannelVector {
  fileprivate var list: String { (0..<4).map { self[$0].text(decimals: 3) }.joined(separator: ",") }
}
