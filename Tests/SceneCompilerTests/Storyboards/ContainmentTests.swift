import SceneCompiler
import SceneDiagnostics
import Testing

/// Containment that goes in a circle through several storyboards is found in each of them, where it leads on.
@Suite struct ContainmentTests {
  private static let main = """
    storyboard: 1
    initialViewController: Tabs
    references:
      Settings: {name: Settings, identifier: Themes}
    scenes:
      Tabs: {viewController: {class: UITabBarController, storyboardIdentifier: Tabs, viewControllers: [Stack]}}
      Stack: {viewController: {class: UINavigationController, viewControllers: [Settings]}}

    """

  private static func settings(_ scenes: String) -> String {
    """
    storyboard: 1
    references:
      Home: {name: Main, identifier: Tabs}
      More: {name: More}
    scenes:
    \(scenes)

    """
  }

  private func pipeline(_ texts: [String: String]) -> [String: [String]] {
    let fixtures = texts.mapValues { StoryboardFixture(text: $0) }
    let pipeline = Pipeline()
    let named = fixtures.map {
      name,
      fixture -> (name: String, surface: StoryboardSurface, fixture: StoryboardFixture) in
      var fixture = fixture
      fixture.manifest = .init(path: "\(name).storyboard.yaml", bytes: fixture.manifest.bytes)
      return (name, pipeline.surface(of: pipeline.read(manifest: fixture.manifest)), fixture)
    }
    return Dictionary(
      uniqueKeysWithValues: named.map { one in
        let others = OtherStoryboards(StoryboardSurfaces(named.filter { $0.name != one.name }.map(\.surface)))
        let checked = pipeline.checkedStoryboard(manifest: one.fixture.manifest, others: others)
        return (one.name, checked.lines.filter { $0.contains("endless-containment") })
      }
    )
  }

  @Test("Each storyboard of a circle reports where it leads on")
  func circle() {
    let found = pipeline([
      "Main": Self.main,
      "Settings": Self.settings(
        """
          Themes:
            viewController:
              class: UIViewController
              storyboardIdentifier: Themes
              view:
                subviews: [{class: UIView, segues: [{kind: embed, destination: Home}]}]
        """
      ),
    ])
    #expect(
      found["Main"] == [
        "Main.storyboard.yaml:7: endless-containment: the controller 'Settings/Themes' contains itself: "
          + "Settings/Themes > Tabs > Stack > Settings/Themes"
      ]
    )
    #expect(
      found["Settings"] == [
        "Settings.storyboard.yaml:11: endless-containment: the controller 'Main/Tabs' contains itself: "
          + "Main/Tabs > Themes > Main/Tabs"
      ]
    )
  }

  @Test("A circle through three is found, and one that only passes by is not reported in the first")
  func three() {
    let more = """
      storyboard: 1
      initialViewController: Stack
      references:
        Themes: {name: Settings, identifier: Themes}
      scenes:
        Stack: {viewController: {class: UITabBarController, viewControllers: [Themes]}}

      """
    let found = pipeline([
      "Main": Self.main, "More": more,
      "Settings": Self.settings(
        "  Themes: {viewController: {class: UITabBarController, storyboardIdentifier: Themes, viewControllers: [More]}}"
      ),
    ])
    #expect(found["Main"] == [])
    #expect(found["More"]?.count == 1 && found["Settings"]?.count == 1)
  }

  @Test("What a segue shows is not contained, and another bundle's storyboard is not followed")
  func others() {
    let shown = Self.settings(
      """
        Themes:
          viewController:
            class: UIViewController
            storyboardIdentifier: Themes
            segues: [{kind: show, destination: Home, identifier: home}]
      """
    )
    #expect(pipeline(["Main": Self.main, "Settings": shown])["Main"] == [])
    let bundled = Self.main.replacing("identifier: Themes}", with: "identifier: Themes, bundle: org.example.Kit}")
    let tabs = Self.settings(
      "  Themes: {viewController: {class: UITabBarController, storyboardIdentifier: Themes, viewControllers: [Home]}}"
    )
    #expect(pipeline(["Main": bundled, "Settings": tabs])["Main"] == [])
    #expect(pipeline(["Main": Self.main, "Settings": tabs])["Main"]?.count == 1)
  }
}
