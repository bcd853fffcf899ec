import Transitions

/// What can be moved about an element by itself.
enum HeroKey: Hashable, CaseIterable {
  case frame, content, radii, opacity, shadow, translation, scale, rotation, fill, overlay, border
  case measures

  /// Whether it is measured in points.
  var isLength: Bool {
    switch self {
    case .frame, .content, .radii, .translation, .measures: true
    case .opacity, .shadow, .scale, .rotation, .fill, .overlay, .border: false
    }
  }

  /// Where it is in an element's state.
  var state: WritableKeyPath<ElementState, ChannelState> {
    switch self {
    case .frame: \.frame
    case .content: \.content
    case .radii: \.radii
    case .opacity: \.opacity
    case .shadow: \.shadow
    case .translation: \.translation
    case .scale: \.scale
    case .rotation: \.rotation
    case .fill: \.fill
    case .overlay: \.overlay
    case .border: \.border
    case .measures: \.measures
    }
  }

  /// Where it is among an element's channels.
  var channel: WritableKeyPath<ElementChannels, Channel> {
    switch self {
    case .frame: \.frame
    case .content: \.content
    case .radii: \.radii
    case .opacity: \.opacity
    case .shadow: \.shadow
    case .translation: \.translation
    case .scale: \.scale
    case .rotation: \.rotation
    case .fill: \.fill
    case .overlay: \.overlay
    case .border: \.border
    case .measures: \.measures
    }
  }
}
