/// The one table of what there is to be set, which the panel, the command line, its help and the
/// documentation read.
extension MotionSetting {
  /// Its row of the table. The defaults are the styles' own figures, which a test compares.
  package var facts: Facts {
    switch self {
    case .heroResponse: .response(0.36, of: "flies a photo, hero and banner")
    case .heroDamping: .damping(0.86)
    case .heroDuration: .duration(0.25, .classic, "how long hero and banner take")
    case .heroCurve: .curve(.classic, "how hero and banner get there")
    case .pinterestResponse: .response(0.46, of: "flies a photo, and the grid")
    case .pinterestDamping: .damping(0.86)
    case .pinterestDuration: .duration(0.5, .classic, "how long it takes")
    case .pinterestCurve: .curve(.classic, "how it gets there")
    case .photosRadius: .radius(12, of: "a photo's thumbnail")
    case .dragDistance:
      .drag(
        10...1000, "pt", 90, .both, "how far a photo is dragged for letting go to close it")
    case .dragDeceleration:
      .drag(
        0.9...0.999, "", 0.99, .standard,
        "speed kept in a millisecond: how far a thrown photo would drift")
    case .dragSpeed:
      .drag(50...20_000, "pt/s", 1000, .classic, "how fast a throw closes")
    case .dragShrinking:
      .drag(
        20...2000, "pt", 300, .both, "the drag over which a photo shrinks and its ground fades")
    case .dragScale:
      .drag(0.1...1, "", 0.8, .both, "how small a dragged photo gets")
    case .dragClearing:
      .drag(
        5...1000, "pt", 60, .standard, "the drag over which a photo's bars and texts fade")
    case .dragScrim:
      .drag(
        0...1, "", 0.35, .both, "how much of a dragged photo's ground is left in the end")
    case .zolaResponse: .response(0.5, of: "zooms")
    case .zolaDamping: .damping(1, .standard, "below 1 the screen swings past its edges")
    case .zolaDuration: .duration(0.5, .classic, "how long a zoom takes")
    case .zolaCurve: .curve(.classic, "how a zoom gets there")
    case .zolaDistance:
      .drag(
        20...2000, "pt", 200, .both,
        "the drag that takes a zoom the whole way, if half of the height is less")
    case .zolaThreshold:
      .drag(
        0.05...0.95, "", 0.5, .both, "how much of the way back letting go closes from")
    case .productsRadius: .radius(8, of: "a product's picture in the grid")
    case .fadeDuration: .duration(0.3, .both, "how long a fade takes")
    case .fadeCurve: .curve(.both, "how a fade gets there")
    case .pullDuration: .duration(0.3, .both, "how long a pull takes")
    case .pullCurve: .curve(.both, "how a pull gets there")
    case .pullThreshold:
      .drag(
        0.05...0.95, "", 0.5, .both, "how much of the height letting go closes from")
    case .cardsResponse: .response(0.42, of: "deals a card", .both)
    case .cardsDamping: .damping(0.78, .both)
    case .cardsDuration:
      .duration(0.3, .both, "how long the room takes to darken, and each line to rise")
    case .cardsCascade: .cascade(0.08, "how long after the line above it a line rises")
    case .cardsRadius: .radius(10, of: "a card")
    case .slideResponse: .response(0.36, of: "slides tabs and the pages of details", .both)
    case .slideDamping: .damping(1, .both)
    case .slideThreshold:
      .drag(
        0.05...0.95, "", 0.5, .both,
        "how much of the width letting go of a drag from the left edge goes back from")
    case .animationsDuration:
      .duration(
        0.35, .both,
        "how long Hero's default animations take; unset, a fade takes as long as the longest")
    case .animationsCurve: .ownCurve("how Hero's default animations get there")
    case .morphResponse: .response(0.389667, of: "flies a picture between list and grid", .both)
    case .morphDamping: .heroDamping(0.837234)
    case .morphRows: .cascade(0.025, "how long after the row above it a row of the list goes")
    case .morphCells: .cascade(0.015, "how long after the one before it a name in the grid goes")
    case .morphFading: .duration(0.3, .both, "how long the grid's ground takes to fade")
    case .morphListRadius: .radius(8, of: "a picture in the list")
    case .morphGridRadius: .radius(14, of: "a picture in the grid")
    case .guideDuration: .duration(0.42, .both, "how long a card takes to become a page")
    case .guideCurve: .ownCurve("how a card becomes a page")
    case .guideFading: .duration(0.25, .both, "how long the page's ground takes to fade")
    case .guideWait: .wait(0.22, "how long the page's own texts wait for their ground")
    case .guideText: .duration(0.3, .both, "how long each of them takes to come")
    case .guideCascade: .cascade(0.04, "how long after the fact above it a fact comes")
    case .guideLeaving: .duration(0.08, .both, "how long they take to fade when the page goes")
    case .guideRadius: .radius(16, of: "a card")
    case .menuDuration: .duration(0.4, .both, "how long the disc takes to become the menu")
    case .menuCurve: .ownCurve("how the disc becomes the menu")
    case .menuResponse: .response(0.36276, of: "brings an item of a ring", .both)
    case .menuDamping: .heroDamping(0.635085)
    case .menuItems: .duration(0.3, .both, "how long an item of a column takes to come")
    case .menuWait: .wait(0.18, "how long items wait where the lowest come first")
    case .menuWaitAbove: .wait(0.28, "how long items wait where the uppermost come first")
    case .menuCascade: .cascade(0.04, "how long after each other the items of a column come")
    case .menuRingCascade: .cascade(0.03, "how long after each other the items of rings come")
    case .menuButton: .wait(0.15, "how long the button's title takes to fade, and its cross waits")
    case .menuClearing: .duration(0.1, .both, "how long the items take to go")
    case .menuRadius: .radius(8, of: "an item's picture in a column")
    case .storiesResponse: .response(0.423612, of: "grows a card to a page", .both)
    case .storiesDamping: .heroDamping(0.80904)
    case .storiesWait: .wait(0.1, "how long the page's text waits to come")
    case .storiesLeaving: .duration(0.12, .both, "how long it takes to fade when the page goes")
    case .storiesRadius: .radius(20, of: "a card")
    case .musicResponse: .response(0.405578, of: "grows the small player to the full one", .both)
    case .musicDamping: .heroDamping(0.839146)
    case .musicWait: .wait(0.14, "how long what only the full player has waits to come")
    case .musicFading: .duration(0.2, .both, "how long what only the full player has takes to come")
    case .musicLeaving: .duration(0.12, .both, "how long it takes to fade when the player goes")
    case .musicCoverRadius: .radius(18, of: "the full player's cover")
    case .musicSmallCoverRadius: .radius(8, of: "the small player's cover")
    case .musicSmallRadius: .radius(14, of: "the small player")
    case .examplesReach:
      .drag(
        0.1...2, "", 0.75, .both,
        "the drag that takes a story or the player the whole way, in heights of the window")
    case .examplesThreshold:
      .drag(0.05...0.95, "", 0.3, .both, "how much of that way letting go closes from")
    case .examplesSpeed:
      .drag(50...20_000, "pt/s", 500, .both, "how fast a throw decides by itself")
    case .inspectorSpacing:
      Facts(
        .number(10...400, unit: "pt", standard: 80), .both, .tool,
        "how far apart the inspector spreads the layers; 10 in Hero's debug plugin")
    }
  }
}
