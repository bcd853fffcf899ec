import FrameTiming
import Testing

@Suite struct PageTests {
  /// The first bytes of a PNG file in Base64.
  private static let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"

  private static let pages: [(name: String, text: String)] = KnownRun.all.map { run in
    (run.name, SampleReport.report([run.records, run.records]).html())
  }

  @Test("Every element is closed where it was opened", arguments: KnownRun.all)
  func isWellFormed(run: KnownRun) throws {
    let page = try #require(ParsedPage(SampleReport.report([run.records, []]).html()))
    #expect(page.elements.first?.name == "html")
    #expect(page.elements.count > 50)
  }

  @Test("Nothing is fetched and nothing runs: no address, no script")
  func isSelfContained() throws {
    for (name, text) in PageTests.pages {
      let page = try #require(ParsedPage(text))
      #expect(!text.contains("://"), "\(name)")
      #expect(!text.contains("url("), "\(name)")
      #expect(!text.contains("@import"), "\(name)")
      let names = Set(page.elements.map(\.name))
      #expect(names.isDisjoint(with: ["script", "link", "iframe", "object", "use"]), "\(name)")
      let keys = page.elements.flatMap(\.attributes.keys)
      #expect(!keys.contains { $0.hasPrefix("on") || $0 == "href" }, "\(name)")
      #expect(text.contains("content=\"default-src &#39;none&#39;"))
    }
  }

  @Test("Who cannot see it is told what each picture and table is")
  func isAccessible() throws {
    for (name, text) in PageTests.pages {
      let page = try #require(ParsedPage(text))
      let ids = page.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count, "\(name)")
      for picture in page.elements where picture.name == "svg" {
        if picture.attributes["aria-hidden"] == "true" { continue }
        #expect(picture.attributes["role"] == "img")
        #expect(ids.contains(picture.attributes["aria-labelledby"] ?? ""), "\(name)")
      }
      #expect(
        page.elements.count { $0.name == "table" } == page.elements.count { $0.name == "caption" })
      #expect(
        page.elements.filter { $0.name == "th" }.allSatisfy { $0.attributes["scope"] != nil })
      #expect(page.elements.first { $0.name == "html" }?.attributes["lang"] == "en")
    }
    #expect(PageTests.pages[0].text.contains("prefers-color-scheme: dark"))
  }

  @Test("Every row of a table has as many cells as columns")
  func tables() throws {
    for (name, text) in PageTests.pages {
      let page = try #require(ParsedPage(text))
      for table in page.rows {
        let widths = table.map { row in
          row.reduce(0) { $0 + (Int($1.attributes["colspan"] ?? "") ?? 1) }
        }
        #expect(Set(widths).count == 1, "\(name): \(widths)")
      }
    }
  }

  @Test("A strip draws a frame as high as it took, and marks the one that came late")
  func strip() throws {
    // 20, 20 and 50 ms at a refresh of 20 ms: the plot ends at 1.06 · 50 ms, 130 units above 148.
    let records = RecordedFrames.records(intervals: [20, 20, 50], period: 20, cpu: { _ in 5.3 })
    let page = try #require(ParsedPage(SampleReport.report([records]).html()))
    let paths = page.elements.filter { $0.name == "path" }
    let interval = try #require(paths.first { $0.attributes["class"] == "interval" })
    // Frame 1 of at least 60 places on 1060 units; 148 - 130 · 20 / 53 and · 50 / 53.
    #expect(interval.attributes["d"]?.hasPrefix("M65.67 148V98.94H82.33V148z") == true)
    #expect(interval.attributes["d"]?.hasSuffix("V25.36H117.67V148z") == true)
    let cpu = try #require(paths.first { $0.attributes["class"] == "cpu" })
    #expect(cpu.attributes["d"]?.hasPrefix("M48 148V135H64.67V148z") == true)
    let late = paths.filter { $0.attributes["class"] == "late" }
    #expect(late.count == 1)
    #expect(late[0].attributes["d"]?.hasPrefix("M101 98.94V25.36H117.67V98.94z") == true)
    #expect(page.text.contains("frame 3, present: 50.00 ms, 30.00 ms late"))
    let deadline = try #require(page.elements.first { $0.attributes["class"] == "deadline" })
    #expect(deadline.attributes["y1"] == "98.94")
  }

  @Test("Hitches have the picture of their frame, and of no other")
  func pictures() throws {
    let picture = try #require(HitchPicture(run: 1, frame: 3, pngBase64: PageTests.png))
    let other = try #require(HitchPicture(run: 2, frame: 3, pngBase64: PageTests.png))
    let report = SampleReport.report([SampleReport.twoPhases])
    let page = try #require(ParsedPage(report.html(pictures: [other, picture])))
    let images = page.elements.filter { $0.name == "img" }
    #expect(images.map { $0.attributes["src"] } == ["data:image/png;base64," + PageTests.png])
    #expect(images[0].attributes["alt"] == "What was on screen in frame 3, drag")
    #expect(try #require(ParsedPage(report.html())).elements.allSatisfy { $0.name != "img" })
  }

  @Test(
    "Only a PNG file in Base64 is taken as a picture",
    arguments: ["", "iVBORw0KGgo", "/9j/4AAQSkZJRgABAQ==", png + "\"/>x", png + "\n\n\n\n"])
  func badPicture(text: String) {
    #expect(HitchPicture(run: 1, frame: 1, pngBase64: text) == nil)
  }

  @Test("Names are shown as they are, not as markup")
  func escaping() throws {
    var scenario = SampleReport.scenario
    scenario.name = "<b>\"Tom\" & 'Jerry'</b>"
    let report = BenchReport(
      environment: SampleReport.environment, scenario: scenario, runs: [FrameLog(capacity: 1)])
    let text = report.html()
    #expect(ParsedPage(text) != nil)
    #expect(!text.contains("<b>\"Tom\""))
    #expect(text.contains("&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;"))
  }

  @Test("Verdict and partial runs stand at the top")
  func notices() throws {
    let before = SampleReport.steady(cpu: [4, 4.1, 4.05, 3.95, 4.02])
    var report = SampleReport.steady(cpu: [4.6, 4.7, 4.65, 4.55, 4.62])
    report.comparison = try report.compared(
      with: Baseline(parsing: before.json.text, name: "before.json"))
    let page = try #require(ParsedPage(report.html()))
    #expect(page.elements.contains { $0.attributes["class"] == "notice slower" })
    #expect(page.text.contains("Verdict against before.json: slower: cpuMs.p50 +14.9 %"))
    var log = RecordedFrames.log(SampleReport.twoPhases)
    log.isPartial = true
    let partial = BenchReport(
      environment: SampleReport.environment, scenario: SampleReport.scenario, log: log)
    #expect(partial.html().contains("PARTIAL: run 1 ended before the script did."))
    #expect(partial.html().contains("Run 1 (partial: it was cut short)"))
  }
}
