public import Motion
import SceneGraph

extension HeroTargetState {
  /// What a list without conditions means; each modifier acts on what those before it left.
  ///
  /// A `when` in the list is passed over. Of plain values the last one counts; transforms multiply from
  /// the left, so that the one written last acts first; ``beginModifiers`` accumulate.
  public init(unconditional modifiers: [HeroModifier]) {
    self.init()
    apply(modifiers)
  }

  /// Applies a list without conditions to what is there already.
  public mutating func apply(_ modifiers: [HeroModifier]) {
    for modifier in modifiers { apply(modifier) }
  }

  /// Applies one modifier; one whose numbers cannot be used does nothing, see
  /// ``HeroModifier/isUsable``.
  public mutating func apply(_ modifier: HeroModifier) {
    guard modifier.isUsable else { return }
    switch modifier {
    case .fade: opacity = 0
    case .opacity(let value): opacity = min(max(value, 0), 1)
    case .forceNonFade: nonFade = true
    case .backgroundColor(let color): backgroundColor = color
    case .cornerRadius(let radius): cornerRadii = CornerRadii(radius)
    case .cornerRadii(let radii): cornerRadii = radii
    case .borderWidth(let width): borderWidth = width
    case .borderColor(let color): borderColor = color
    case .shadowColor(let color): shadowColor = color
    case .shadowOpacity(let value): shadowOpacity = min(max(value, 0), 1)
    case .shadowOffset(let offset): shadowOffset = offset
    case .shadowRadius(let radius): shadowRadius = max(radius, 0)
    case .shadowPath(let shape): shadowPath = shape
    case .masksToBounds(let isCut): masksToBounds = isCut
    case .overlay(let color, let strength):
      overlay = HeroOverlay(color: color, opacity: min(max(strength, 0), 1))
    case .contentsRect(let rect): contentsRect = rect
    case .contentsScale(let scale): contentsScale = scale
    case .blurRadius(let radius): blurRadius = max(radius, 0)
    case .position, .size, .zPosition, .transform, .perspective, .scale, .translate, .rotate,
      .useScaleBasedSizeChange:
      applyPlace(modifier)
    case .duration, .durationMatchLongest, .delay, .timingFunction, .spring, .timing:
      applyTime(modifier)
    case .source(let id): source = id
    case .arc(let intensity): arc = intensity
    case .cascade(let cascade): self.cascade = cascade
    case .useGlobalCoordinateSpace: coordinateSpace = .global
    case .ignoreSubviewModifiers(let recursive): ignoreSubviewModifiers = recursive
    case .snapshot(let type): snapshotType = type
    case .forceAnimate: forceAnimate = true
    case .beginWith(let modifiers): beginModifiers += modifiers
    case .when: break
    case .change(let change): change.apply(&self)
    }
  }

  private mutating func applyPlace(_ modifier: HeroModifier) {
    switch modifier {
    case .position(let point): position = point
    case .size(let size): self.size = size
    case .zPosition(let z): zPosition = z
    case .transform(let transform): self.transform = transform
    case .perspective(let distance):
      transform = (transform ?? .identity).seen(from: distance)
    case .scale(let x, let y, let z): precede(by: .scale(x: x, y: y, z: z))
    case .translate(let x, let y, let z): precede(by: .translation(x: x, y: y, z: z))
    case .rotate(let x, let y, let z):
      if x != 0 { precede(by: .rotation(angle: x, x: 1, y: 0, z: 0)) }
      if y != 0 { precede(by: .rotation(angle: y, x: 0, y: 1, z: 0)) }
      if z != 0 { precede(by: .rotation(angle: z)) }
      if transform == nil { transform = .identity }
    case .useScaleBasedSizeChange: useScaleBasedSizeChange = true
    default: break
    }
  }

  private mutating func applyTime(_ modifier: HeroModifier) {
    switch modifier {
    case .duration(let seconds): duration = HeroDuration(seconds: seconds)
    case .durationMatchLongest: duration = .matchLongest
    case .delay(let seconds): delay = max(seconds, 0)
    case .timingFunction(let function): timingFunction = function
    case .spring(let stiffness, let damping):
      spring = HeroSpring(stiffness: stiffness, damping: damping) ?? spring
    case .timing(let property, var timing):
      timing.delay = timing.delay.map { max($0, 0) }
      if case .seconds(let seconds) = timing.duration {
        timing.duration = HeroDuration(seconds: seconds)
      }
      propertyTimings[property] = timing
    default: break
    }
  }

  /// Multiplies the transform from the left: `next` acts on a point before what was there.
  private mutating func precede(by next: Transform3D) {
    transform = next.concatenating(transform ?? .identity)
  }
}

extension HeroTargetState {
  /// The state for a view of a size, with the change of size as one of scale where
  /// ``useScaleBasedSizeChange`` says so.
  ///
  /// - Parameter size: The view's own size, in points; the state is left as it is where either side is
  ///   not positive.
  /// - Returns: A state without ``size``, and with a scale that acts before ``transform``.
  public func scaledInsteadOfResized(from size: Size) -> HeroTargetState {
    guard useScaleBasedSizeChange == true, let target = self.size, size.isDrawable else {
      return self
    }
    var state = self
    state.size = nil
    state.apply(.scale(x: target.width / size.width, y: target.height / size.height))
    return state
  }
}

extension Transform3D {
  /// This transform with its element `m34` set for an eye at a distance; at none, it is left alone.
  fileprivate func seen(from distance: Double) -> Transform3D {
    guard distance != 0 else { return self }
    var transform = self
    transform.m34 = -1 / distance
    return transform
  }
}
