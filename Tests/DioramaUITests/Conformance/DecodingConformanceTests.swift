import DioramaUI
import NibArchive
import Testing

/// What the view system does, and does not do, while a nib is decoded.
@MainActor
@Suite struct DecodingConformanceTests {
  /// A parent that writes down what its subviews and it are told while they are decoded.
  final class Parent: UIView {
    var events: [String] = []
    var subviewsAfterSuper = 0

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      subviewsAfterSuper = subviews.count
    }

    override func didAddSubview(_ subview: UIView) { events.append("didAdd") }
  }

  private func load() throws -> Parent {
    UINib.register([NibClass(Parent.self, parent: UIView.self, name: "DecodingParent")])
    var nib = NibBuilder()
    let child = nib.node(
      "UIView",
      ["UIBounds": .numbers([0, 0, 50, 50]), "UICenter": .numbers([25, 25]), "UIAutoresizingMask": .integer(18)]
    )
    let parent = nib.custom(
      "DecodingParent",
      original: "UIView",
      [
        "UISubviews": nib.array([child]), "UIBounds": .numbers([0, 0, 100, 100]), "UICenter": .numbers([50, 50]),
        "UIAutoresizeSubviews": .bool(true),
      ]
    )
    nib.topLevel = [parent]
    nib.objects = [parent, child]
    let instance = try UINib(data: nib.data, bundle: nil).load(owner: nil)
    return try #require(instance.topLevelObjects.first as? Parent)
  }

  @Test("N10: decoded subviews are added, with notifications, before the subclass goes on decoding")
  func n10() throws {
    let parent = try load()
    #expect(parent.subviewsAfterSuper == 1 && parent.events == ["didAdd"])
    #expect(parent.subviews[0].superview === parent)
  }

  @Test("AR2, D5: decoding resizes nobody, and what comes later does") func ar2() throws {
    let parent = try load()
    #expect(parent.subviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(parent.layer.needsLayout())
    parent.frame.size = CGSize(width: 200, height: 100)
    #expect(parent.subviews[0].frame == CGRect(x: 0, y: 0, width: 150, height: 50))
  }

  @Test func aSwitchHasItsOwnKeyForBeingEnabled() throws {
    let off = try NibBuilder.load("UISwitch") { _ in ["UISwitchEnabled": .bool(false)] }
    let on = try NibBuilder.load("UISwitch")
    #expect((off as? UISwitch)?.isEnabled == false && (on as? UISwitch)?.isEnabled == true)
  }

  @Test func accessibilityValuesComeFromNibs() throws {
    var nib = NibBuilder()
    let view = nib.node("UIView")
    nib.topLevel = [view]
    nib.objects = [view]
    nib.accessibility = [
      nib.node(
        "UIRuntimeAccessibilityConfiguration",
        ["UIAccessibileObject": .object(view), "UIAccessibilityValue": nib.text("half")]
      )
    ]
    let loaded = try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first as? UIView
    #expect(loaded?.accessibilityValue == "half")
  }

  @Test func recognizersAreDecoded() throws {
    let tap = try NibBuilder.load("UITapGestureRecognizer") { nib in
      let counter = nib.node("UITapRecognizer", ["UITapRecognizer.numberOfTapsRequired": .integer(2)])
      return ["UITapGestureRecognizer._imp": .object(counter)]
    }
    #expect((tap as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
  }
}
