import Motion
import SceneGraph

extension ModifierName {
  static let look: [ModifierName] = [
    ModifierName("fade", .fade),
    ModifierName("opacity", "value = 1") { .opacity($0.number("opacity", in: .fraction, or: 1)) },
    ModifierName("forceNonFade", .forceNonFade),
    ModifierName("overlay", "red = 1, green = 1, blue = 1, opacity = 1, alpha = 1") {
      var color = $0.color()
      let opacity = $0.number("opacity", in: .fraction, or: 1)
      color.alpha = $0.number("alpha", in: .fraction, or: 1)
      return .overlay(color: color, opacity: opacity)
    },
    ModifierName("backgroundColor", "red = 1, green = 1, blue = 1, alpha = 1") {
      .backgroundColor($0.colorAndAlpha())
    },
    ModifierName("cornerRadius", "radius") { .cornerRadius($0.number("radius", in: .length)) },
    ModifierName("cornerRadii", "topLeft, topRight, bottomRight, bottomLeft") {
      .cornerRadii($0.radii())
    },
    ModifierName("borderWidth", "width") { .borderWidth($0.number("width", in: .length)) },
    ModifierName("borderColor", "red = 1, green = 1, blue = 1, alpha = 1") {
      .borderColor($0.colorAndAlpha())
    },
    ModifierName("shadowColor", "red = 1, green = 1, blue = 1, alpha = 1") {
      .shadowColor($0.colorAndAlpha())
    },
    ModifierName("shadowOpacity", "value = 1") {
      .shadowOpacity($0.number("opacity", in: .fraction, or: 1))
    },
    ModifierName("shadowOffset", "x = 0, y = 0") {
      .shadowOffset(Vector(dx: $0.number("x", or: 0), dy: $0.number("y", or: 0)))
    },
    ModifierName("shadowRadius", "radius") { .shadowRadius($0.number("radius", in: .length)) },
    ModifierName("shadowPath", "x, y, width, height, four radii, circular or continuous") {
      let rect = $0.rect(sides: .length)
      let radii = $0.peek == nil ? .zero : $0.radii()
      return .shadowPath(
        RoundedRect(
          rect: rect, radii: radii,
          curve: $0.choice(
            "a corner", [("circular", .circular), ("continuous", .continuous)], or: .continuous)))
    },
    ModifierName("masksToBounds", "true or false = true") {
      .masksToBounds($0.flag("whether content is cut", or: true))
    },
    ModifierName("contentsRect", "x, y, width, height") { .contentsRect($0.rect(sides: .side)) },
    ModifierName("contentsScale", "scale") { .contentsScale($0.number("scale", in: .length)) },
    ModifierName("blurRadius", "radius") { .blurRadius($0.number("radius", in: .length)) },
  ]

  static let place: [ModifierName] = [
    ModifierName("position", "x = 0, y = 0") {
      .position(Point(x: $0.number("x", or: 0), y: $0.number("y", or: 0)))
    },
    ModifierName("size", "width = 0, height = 0") {
      .size(
        Size(
          width: $0.number("width", in: .length, or: 0),
          height: $0.number("height", in: .length, or: 0)))
    },
    ModifierName("zPosition", "z") { .zPosition($0.number("z")) },
    ModifierName("zPositionIfMatched", "z") { .when(.matched, [.zPosition($0.number("z"))]) },
    ModifierName("transform", "sixteen numbers, row by row") { arguments in
      let m = (0..<16).map { _ in arguments.number("element of the matrix") }
      return .transform(
        Transform3D(
          m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8], m[9], m[10], m[11], m[12], m[13],
          m[14], m[15]))
    },
    ModifierName("perspective", "distance") {
      .perspective($0.number("distance", in: .distance))
    },
    ModifierName("scale", "xy, or x = 1, y = 1, z = 1") {
      if $0.count == 1 { return .scale($0.number("scale", or: 1)) }
      return .scale(
        x: $0.number("x", or: 1), y: $0.number("y", or: 1), z: $0.number("z", or: 1))
    },
    ModifierName("translate", "x = 0, y = 0, z = 0") {
      .translate(x: $0.number("x", or: 0), y: $0.number("y", or: 0), z: $0.number("z", or: 0))
    },
    ModifierName("rotate", "z, or x = 0, y = 0, z = 0") {
      if $0.count == 1 { return .rotate($0.number("angle", or: 0)) }
      return .rotate(
        x: $0.number("x", or: 0), y: $0.number("y", or: 0), z: $0.number("z", or: 0))
    },
    ModifierName("useScaleBasedSizeChange", .useScaleBasedSizeChange),
  ]

  static let time: [ModifierName] = [
    ModifierName("duration", "seconds") { .duration($0.seconds()) },
    ModifierName("durationMatchLongest", .durationMatchLongest),
    ModifierName("delay", "seconds") { .delay($0.number("seconds", in: .seconds)) },
    ModifierName("spring", "stiffness = 250, damping = 30") { $0.spring() },
    ModifierName("timingFunction", "name, or x1, y1, x2, y2") {
      $0.timingFunction().map(HeroModifier.timingFunction)
    },
    ModifierName("timing", "property, duration = auto, delay = auto, timing function = auto") {
      $0.timing()
    },
  ]

  static let way: [ModifierName] = [
    ModifierName("source", "id") { .source(heroID: $0.heroID()) },
    ModifierName("arc", "intensity = 1") { .arc(intensity: $0.number("intensity", or: 1)) },
    ModifierName("cascade", "delta = 0.02, direction = topToBottom, true or false = false") {
      .cascade(
        HeroCascade(
          delta: $0.number("delta in seconds", in: .seconds, or: 0.02),
          direction: $0.cascadeDirection(),
          delaysMatchedViews: $0.flag("whether matched views wait", or: false)))
    },
    ModifierName("useGlobalCoordinateSpace", .useGlobalCoordinateSpace),
    ModifierName("ignoreSubviewModifiers", "true or false = false") {
      .ignoreSubviewModifiers(recursive: $0.flag("whether all below are meant", or: false))
    },
    ModifierName("useOptimizedSnapshot", .useOptimizedSnapshot),
    ModifierName("useNormalSnapshot", .useNormalSnapshot),
    ModifierName("useLayerRenderSnapshot", .useLayerRenderSnapshot),
    ModifierName("useSlowRenderSnapshot", .useLayerRenderSnapshot),
    ModifierName("useNoSnapshot", .useNoSnapshot),
    ModifierName("forceAnimate", .forceAnimate),
  ]

  static let lists: [ModifierName] =
    [
      ModifierName("beginWith", "modifier, …") { .beginWith($0.modifiers()) },
      ModifierName("when", "condition, modifier, …") { arguments in
        guard let condition = arguments.condition() else {
          arguments.skipRest()
          return nil
        }
        return .when(condition, arguments.modifiers())
      },
    ]
    + [
      ("whenMatched", HeroCondition.matched), ("whenPresenting", .presenting),
      ("whenDismissing", .dismissing), ("whenAppearing", .appearing),
      ("whenDisappearing", .disappearing),
    ].map { name, condition in
      ModifierName(name, "modifier, …") { .when(condition, $0.modifiers()) }
    }
}
