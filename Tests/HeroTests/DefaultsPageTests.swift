import FoundationEssentials
import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The examples of the page about default animations, as written there.
@MainActor
@Suite struct DefaultsPageTests {
  private static let page = "Sources/Hero/Hero.docc/Defaults.md"

  private func lines() throws -> [Substring] {
    let package = TestTarget(of: #filePath).package
    return try TestTarget.lines(of: package.appending(path: DefaultsPageTests.page))
  }

  @Test("Screens say what they do as a whole, by value and by text")
  func types() throws {
    let detail = ViewController()
    let navigation = NavigationController(rootViewController: ViewController())
    let tabs = TabController(viewControllers: [ViewController()])
    var printed: [String] = []
    func print(_ problem: HeroTextProblem) { printed.append("\(problem)") }

    detail.heroModalAnimationType = .autoReverse(presenting: .cover(direction: .up))
    navigation.heroNavigationAnimationType = .selectBy(presenting: .zoom, dismissing: .fade)
    tabs.heroTabBarAnimationType = .slide(direction: .left)
    #expect(
      detail.heroModalAnimationType.selected(isPresenting: false) == .uncover(direction: .down))
    #expect(navigation.heroNavigationAnimationType.selected(isPresenting: true) == .zoom)
    #expect(tabs.heroTabBarAnimationType == .slide(direction: .left))

    detail.heroModalAnimationTypeString = "autoReverse(pageIn(left))"
    #expect(
      detail.heroModalAnimationType == .autoReverse(presenting: .pageIn(direction: .left)))
    let (type, problems) = HeroDefaultAnimationType.parse("pusch(left)")
    for problem in problems { print(problem) }
    #expect(type == nil && printed.count == 1 && printed[0].contains("did you mean \"push\"?"))
  }

  @Test("An engine's own defaults")
  func settings() {
    let engine = HeroTransition()
    engine.settings.defaultAnimation = .fade
    engine.settings.defaultAnimationDuration = 0.5
    engine.settings.defaultAnimationTimingFunction = .easeInOut
    #expect(engine.settings.defaultAnimationDuration == 0.5)
  }

  @Test("A report is printed as the page says")
  func report() throws {
    let (list, detail, engine) = (ViewController(), ViewController(), HeroTransition())
    let (picture, board) = (View(), View())
    var printed: [String] = []
    func print(_ report: HeroMatchReport) { printed.append("\(report)") }
    for screen in [list, detail] {
      let title = View(frame: Rect(x: 10, y: 10, width: 100, height: 20))
      title.heroID = "title"
      screen.view.addSubview(title)
    }
    picture.frame = Rect(x: 10, y: 40, width: 100, height: 100)
    picture.heroID = "picture"
    detail.view.addSubview(picture)
    detail.isHeroEnabled = true
    detail.heroTransition = engine
    let stage = Stage(root: list, size: Size(width: 320, height: 568))

    engine.onReport = { report in print(report) }
    list.present(detail)
    #expect(stage.transitions.count == 1)
    let page = try lines().joined(separator: "\n")
    #expect(printed.count == 1 && page.contains("```\n\(printed[0])\n```"))

    _ = stage.frame(at: stage.time + .seconds(5))
    picture.isHeroEnabled = false
    board.isHeroEnabledForSubviews = false
    detail.dismiss()
    #expect(printed.last?.contains("\"picture\": switched off") == true)
  }

  @Test("The table has a row for every animation that a text may name, and each is read")
  func table() throws {
    let rows = try lines().filter { $0.hasPrefix("| `") }
    let names = rows.map { row in row.dropFirst(3).prefix { $0.isLetter } }
    let known = try #require(HeroDefaultAnimationType.parse("").problems.first).expected
    let all = known.split(separator: ": ").last.map { $0.split(separator: ", ") } ?? []
    let listed = all.map { $0.prefix { $0.isLetter } }.filter { $0 != "dismissing" }
    #expect(Set(names) == Set(listed) && names.count == 15)
    for row in rows {
      let written = row.dropFirst(3).prefix { $0 != "`" }
        .replacing("direction", with: "up").replacing("presenting", with: "zoom")
        .replacing("dismissing", with: "fade")
      let (type, problems) = HeroDefaultAnimationType.parse(String(written))
      #expect(type != nil && problems.isEmpty, "\(written)")
      // The last column names the reverse.
      let column = row.split(separator: "|").last.map { $0.drop { $0 == " " } } ?? ""
      if let type, column.hasPrefix("`") {
        let name = column.dropFirst().prefix { $0.isLetter }
        #expect(type.reversed.description.hasPrefix(name), "\(written)")
      }
    }
  }

  @Test("The page shows what is tested here")
  func pageIsTested() throws {
    try DocumentationPage(DefaultsPageTests.page).expectTested()
  }
}
