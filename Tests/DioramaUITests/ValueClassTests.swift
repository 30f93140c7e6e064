import DioramaUI
import NibArchive
import Testing

/// Colors, fonts, images and constraints, made in code and out of archives.
@MainActor
@Suite struct ValueClassTests {
  @Test func aColorIsEqualToItsComponents() throws {
    let decoded = try NibBuilder.load("UIColor") { _ in
      ["UIRed": .float(0.2), "UIGreen": .float(0.4), "UIBlue": .float(0.6), "UIAlpha": .float(1)]
    }
    #expect(decoded == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func theExactComponentCounts() throws {
    let decoded = try NibBuilder.load("UIColor") { _ in
      ["UIWhite": .float(0.1), "UIWhite-Double": .double(0.1234567891), "UIAlpha": .float(1)]
    }
    #expect(decoded == UIColor(white: 0.1234567891, alpha: 1))
  }

  @Test func anAdaptiveColorIsEqualToItsName() throws {
    let decoded = try NibBuilder.load("UIColor") {
      ["UISystemColorName": $0.text("labelColor"), "UIWhite": .float(0), "UIAlpha": .float(1)]
    }
    #expect(decoded == UIColor.label)
    #expect(decoded != UIColor.black)
  }

  @Test func hues() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(
      UIColor(hue: 0, saturation: 0, brightness: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    )
  }

  @Test(arguments: [
    ("CTFontRegularUsage", UIFont.systemFont(ofSize: 17)), ("CTFontEmphasizedUsage", .boldSystemFont(ofSize: 17)),
    ("CTFontObliqueUsage", .italicSystemFont(ofSize: 17)),
    ("CTFontDemiUsage", .systemFont(ofSize: 17, weight: .semibold)),
  ]) func aSystemFont(usage: String, expected: UIFont) throws {
    let font = try NibBuilder.load("UIFont") { nib in
      let attributes = nib.graph.dictionary(
        "NSDictionary",
        [
          (nib.graph.string("NSCTFontUIUsageAttribute"), nib.graph.string(usage)),
          (nib.graph.string("NSFontSizeAttribute"), nib.graph.number(17)),
        ]
      )
      let descriptor = nib.node("UIFontDescriptor", ["UIFontDescriptorAttributes": .object(attributes)])
      return [
        "UIFontName": nib.text(".SFUI-Regular"), "UIFontDescriptor": .object(descriptor),
        "UIFontPointSize": .double(17), "UISystemFont": .bool(true),
      ]
    }
    #expect(font == expected)
  }

  @Test func fontsByNameAndByStyle() throws {
    let named = try NibBuilder.load("UIFont") {
      ["UIFontName": $0.text("Avenir-Book"), "UIFontPointSize": .double(14), "UISystemFont": .bool(false)]
    }
    #expect(named == UIFont(name: "Avenir-Book", size: 14))
    let styled = try NibBuilder.load("UIFont") {
      ["UIIBTextStyle": $0.text("UICTFontTextStyleHeadline"), "UIFontPointSize": .double(0)]
    }
    #expect(styled == UIFont.preferredFont(forTextStyle: .headline))
    #expect(UIFont(name: "", size: 1) == nil)
  }

  @Test func images() throws {
    let image = try #require(
      try NibBuilder.load("UIImageNibPlaceholder") {
        ["UIImageWidth": .float(1), "UIImageHeight": .float(2), "UIResourceName": $0.text("logo")]
      } as? UIImage
    )
    #expect(image.resourceName == "logo")
    #expect(!image.isSymbolImage)
    #expect(image.size == CGSize(width: 1, height: 2))
    let symbol = try #require(
      try NibBuilder.load("UIImageNibPlaceholder") { ["UISystemSymbolResourceName": $0.text("star")] } as? UIImage
    )
    #expect(symbol.isSymbolImage)
    #expect(symbol != image)
    #expect(symbol.withConfiguration(UIImage.SymbolConfiguration(scale: .large)) != symbol)
  }

  @Test func constraintsReferToTheViewThatHoldsThem() throws {
    var nib = NibBuilder()
    let root = nib.node("UIView", ["UIViewContentHuggingPriority": nib.text("{251, 252}")])
    let child = nib.node("UIView")
    let constraint = nib.node(
      "NSLayoutConstraint",
      [
        "NSFirstItem": .object(child), "NSFirstAttributeV2": .integer(17), "NSFirstAttribute": .integer(5),
        "NSRelation": .integer(-1), "NSSecondItem": .object(root), "NSSecondAttribute": .integer(6),
        "NSMultiplier": .double(2), "NSConstantV2": .double(3), "NSConstant": .double(11),
        "NSPriority": .integer(750),
      ]
    )
    let subviews = nib.array([child])
    nib.graph.append("UISubviews", subviews, to: root)
    let constraints = nib.array([constraint])
    nib.graph.append("UIViewAutolayoutConstraints", constraints, to: root)
    nib.topLevel = [root]
    let view = try #require(try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first as? UIView)
    let loaded = try #require(view.constraints.first)
    #expect(loaded.firstItem === view.subviews.first)
    #expect(loaded.secondItem === view)
    #expect(loaded.firstAttribute == .leadingMargin)
    #expect(loaded.secondAttribute == .trailing)
    #expect(loaded.relation == .lessThanOrEqual)
    #expect((loaded.multiplier, loaded.constant) == (2, 3))
    #expect(loaded.priority == .defaultHigh)
    #expect(loaded.isActive)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
  }

  @Test func activeConstraintsStandOnTheNearestCommonView() {
    let (root, first, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: .top,
      relatedBy: .equal,
      toItem: second,
      attribute: .top,
      multiplier: 1,
      constant: 0
    )
    let guide = NSLayoutConstraint(
      item: first.safeAreaLayoutGuide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 5
    )
    NSLayoutConstraint.activate([constraint, guide])
    #expect(root.constraints == [constraint])
    #expect(first.constraints == [guide])
    #expect(first.safeAreaLayoutGuide === first.layoutGuides.first)
    NSLayoutConstraint.deactivate([constraint])
    #expect(root.constraints.isEmpty)
  }

  @Test func smallNumbersComeBackAsTheyWereWritten() throws {
    let view = try #require(try NibBuilder.load("UIView") { _ in ["UIAlpha": .float(0.8)] } as? UIView)
    #expect(view.alpha == 0.8)
  }

  @Test func tintComesFromAbove() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    parent.tintColor = nil
    #expect(child.tintColor == .systemBlue)
  }

  @Test func marginsFollowTheDirection() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.directionalLayoutMargins.leading == 2)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 4)
  }
}
