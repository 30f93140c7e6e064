import DioramaUI
import Foundation
import TestSupport
import Testing

/// Traits, and who is notified when they change.
@MainActor
@Suite struct TraitConformanceTests {
  final class Follower: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append(
        "\(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1) \(traitCollection.userInterfaceStyle.rawValue)"
      )
    }
  }

  final class Screen: UIViewController {
    var count = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
  }

  private func withRuntime(_ body: (UIRuntime) -> Void) {
    let runtime = UIRuntime.shared
    defer {
      runtime.userInterfaceStyle = .light
      runtime.preferredContentSizeCategory = .large
    }
    body(runtime)
  }

  @Test("TR1: views and controllers are notified of another appearance, with the traits before") func tr1() {
    withRuntime { runtime in
      let window = shownWindow()
      let (controller, view) = (Screen(), Follower())
      window.rootViewController = controller
      controller.view.addSubview(view)
      runtime.userInterfaceStyle = .dark
      #expect(view.log == ["1 2"] && controller.count == 1 && window.traitCollection.userInterfaceStyle == .dark)
      runtime.userInterfaceStyle = .dark
      #expect(view.log.count == 1)
      runtime.userInterfaceStyle = .light
      #expect(view.log == ["1 2", "2 1"] && controller.count == 2)
    }
  }

  @Test("TR2: overrideUserInterfaceStyle holds for the view or controller and what is inside it, the nearest first")
  func tr2() {
    let window = shownWindow()
    let (outer, inner, other) = (UIView(), Follower(), Follower())
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(other)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.log == ["1 2"])
    #expect(other.traitCollection.userInterfaceStyle == .light && other.log.isEmpty)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light && inner.log == ["1 2", "2 1"])
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("TR3: a closure or a method that registered for a trait is called when that one changes") func tr3() {
    withRuntime { runtime in
      let window = shownWindow()
      let view = UIView()
      window.addSubview(view)
      var log: [String] = []
      let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
        log.append("style \(old.userInterfaceStyle.rawValue) \(view.traitCollection.userInterfaceStyle.rawValue)")
      }
      view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in log.append("size") }
      runtime.userInterfaceStyle = .dark
      #expect(log == ["style 1 2"])
      runtime.preferredContentSizeCategory = .extraLarge
      #expect(log == ["style 1 2", "size"])
      view.unregisterForTraitChanges(registration)
      runtime.userInterfaceStyle = .light
      #expect(log.count == 2)
    }
  }

  @Test("TR4: a dynamic color is what it is for the traits, and the system's colors are others in dark appearance")
  func tr4() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: UITraitCollection()) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    #expect(color.cgColor.components == [0, 1] || color.cgColor.components == [0, 0, 0, 1])
    dark.performAsCurrent {
      var white: CGFloat = 0
      color.getWhite(&white, alpha: nil)
      #expect(white == 1 && UITraitCollection.current === dark)
    }
  }

  @Test("TR5: a picture of a dark view shows what colors are there") func tr5() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    #expect(SVGRenderer().render(view).contains("#ffffff") || SVGRenderer().render(view).contains("#fff"))
    view.overrideUserInterfaceStyle = .dark
    #expect(SVGRenderer().render(view).contains("#000"))
  }

  @Test("TR6: fonts of text styles follow the size that the user prefers, and labels that ask for it") func tr6() {
    withRuntime { runtime in
      let window = shownWindow()
      let (following, fixed) = (UILabel(), UILabel())
      for label in [following, fixed] {
        label.font = .preferredFont(forTextStyle: .body)
        window.addSubview(label)
      }
      following.adjustsFontForContentSizeCategory = true
      #expect(following.font.pointSize == 17)
      runtime.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(following.font.pointSize == 53 && fixed.font.pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 43)
      let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
      #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory && .small < UIContentSizeCategory.large)
    }
  }

  @Test(
    "TR7: font metrics scale fonts and lengths by the line heights of a text style, up to a limit; fonts to whole points, lengths to pixels"
  ) func tr7() {
    withRuntime { runtime in
      let metrics = UIFontMetrics(forTextStyle: .body)
      let font = UIFont.boldSystemFont(ofSize: 34)
      #expect(metrics.scaledFont(for: font).pointSize == 34 && metrics.scaledValue(for: 10) == 10)
      runtime.preferredContentSizeCategory = .extraExtraExtraLarge
      #expect(metrics.scaledFont(for: font).pointSize == 45 && metrics.scaledFont(for: font).fontName == font.fontName)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 40)
      let window = shownWindow()
      let label = UILabel()
      label.adjustsFontForContentSizeCategory = true
      label.font = metrics.scaledFont(for: font)
      window.addSubview(label)
      runtime.preferredContentSizeCategory = .large
      #expect(label.font.pointSize == 34)
    }
  }

  @Test("Font metrics scale all measured lengths and fonts as UIKit does") func tr7Measured() throws {
    let styles: [Substring: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title2": .title2, "body": .body, "callout": .callout, "footnote": .footnote,
      "caption2": .caption2,
    ]
    let categories: [Substring: UIContentSizeCategory] = [
      "XS": .extraSmall, "AX5": .accessibilityExtraExtraExtraLarge,
    ]
    let rows = try Repository.text("Tests/Fixtures/text/font-metrics.tsv").split(separator: "\n").dropFirst(2)
    #expect(rows.count == 133)
    for row in rows {
      let parts = row.split(separator: "\t")
      let traits = UITraitCollection(preferredContentSizeCategory: try #require(categories[parts[0]]))
      let metrics = UIFontMetrics(forTextStyle: try #require(styles[parts[1]]))
      let numbers = parts[2...].compactMap { Double($0) }
      #expect(abs(metrics.scaledValue(for: numbers[0], compatibleWith: traits) - numbers[1]) < 0.001, "\(row)")
      let font = metrics.scaledFont(for: .systemFont(ofSize: numbers[0]), compatibleWith: traits)
      #expect(font.pointSize == CGFloat(numbers[2]), "\(row)")
    }
  }

  @Test("TR8: a collection is made of several, and contains what it says itself") func tr8() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(both.horizontalSizeClass == .compact && both.userInterfaceStyle == .dark)
    #expect(
      both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)) && both.verticalSizeClass == .unspecified
    )
    #expect(!both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark))
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test("TR11: a view that goes elsewhere in its window is notified of the traits that it gets there") func tr11() {
    final class Watching: UIView {
      var log: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append(
          "\(previous?.userInterfaceStyle == .dark ? "dark" : "light") to "
            + "\(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")"
        )
      }
    }
    let window = shownWindow(CGSize(width: 320, height: 480))
    let (light, dark) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    dark.overrideUserInterfaceStyle = .dark
    let (outer, inner) = (Watching(frame: .zero), Watching(frame: .zero))
    window.addSubview(light)
    window.addSubview(dark)
    light.addSubview(outer)
    outer.addSubview(inner)
    (outer.log, inner.log) = ([], [])
    dark.addSubview(outer)
    #expect(outer.log == ["light to dark"] && inner.log == ["light to dark"])
    light.addSubview(inner)
    #expect(outer.log.count == 1 && inner.log == ["light to dark", "dark to light"])
    light.addSubview(outer)
    light.bringSubviewToFront(inner)
    #expect(outer.log == ["light to dark", "dark to light"] && inner.log.count == 2)
  }

  @Test("TR9: another size of the window gives other size classes, of which views are notified") func tr9() {
    let window = shownWindow(CGSize(width: 390, height: 844))
    let controller = Screen()
    window.rootViewController = controller
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(controller.traitCollection.verticalSizeClass == .compact && controller.count == 1)
    let child = Screen()
    controller.addChild(child)
    controller.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }
}
