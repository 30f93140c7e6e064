import DioramaUI
import NibArchive
import Testing

/// What a view starts with, by the door it came through.
@MainActor
@Suite struct DefaultsTests {
  @Test func aViewMadeInCode() {
    let view = UIView(frame: .zero)
    #expect(view.isOpaque)
    #expect(view.autoresizesSubviews)
    expectCommonDefaults(view)
  }

  @Test func aViewOutOfAnArchiveWithoutKeys() throws {
    let view = try #require(try NibBuilder.load("UIView") as? UIView)
    #expect(!view.isOpaque)
    #expect(!view.autoresizesSubviews)
    #expect(view.frame == .zero)
    expectCommonDefaults(view)
  }

  private func expectCommonDefaults(_ view: UIView) {
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.autoresizingMask == [])
    #expect(!view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.isMultipleTouchEnabled)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.tag == 0)
    #expect(view.backgroundColor == nil)
    #expect(view.clearsContextBeforeDrawing)
    #expect(view.transform == .identity)
    #expect(view.tintColor == .systemBlue)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.gestureRecognizers == nil)
    #expect(view.constraints.isEmpty)
  }

  @Test(arguments: [
    "UILabel", "UIControl", "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStackView",
    "UIImageView", "UIScrollView", "UITextView",
  ])
  func everyClassOutOfAnArchiveWithoutKeys(className: String) throws {
    let view = try #require(try NibBuilder.load(className) as? UIView)
    #expect(!view.isOpaque)
    #expect(!view.autoresizesSubviews)
    #expect(view.isUserInteractionEnabled)
    #expect(!view.clipsToBounds)
    #expect(!view.isMultipleTouchEnabled)
  }

  @Test func whatEachClassMadeInCodeDiffersIn() {
    let opaque: [UIView] = [UIView(), UIImageView(), UIScrollView(), UITextView(), UIWindow()]
    let clear: [UIView] = [
      UILabel(), UIControl(), UIButton(), UITextField(), UISwitch(), UISlider(), UISegmentedControl(), UIStackView(),
    ]
    #expect(opaque.allSatisfy { $0.isOpaque })
    #expect(clear.allSatisfy { !$0.isOpaque })
    let silent = (opaque + clear).filter { !$0.isUserInteractionEnabled }
    #expect(silent.map { String(describing: type(of: $0)) } == ["UIImageView", "UILabel"])
    let clipping = (opaque + clear).filter { $0.clipsToBounds }
    #expect(clipping.map { String(describing: type(of: $0)) } == ["UIScrollView", "UITextView", "UITextField"])
    #expect((opaque + clear).filter { $0.isHidden } == [opaque[4]])
    #expect(UIStackView().layoutMargins == .zero)
  }

  @Test func aLabel() throws {
    for label in [UILabel(), try #require(try NibBuilder.load("UILabel") as? UILabel)] {
      #expect(label.text == nil)
      #expect(label.font == .systemFont(ofSize: 17))
      #expect(label.textColor == .label)
      #expect(label.numberOfLines == 1)
      #expect(label.lineBreakMode == .byTruncatingTail)
      #expect(label.textAlignment == .natural)
      #expect(label.shadowOffset == CGSize(width: 0, height: -1))
      #expect(label.isEnabled)
    }
  }

  @Test func aButton() throws {
    let made = UIButton()
    let decoded = try #require(try NibBuilder.load("UIButton") as? UIButton)
    #expect(made.adjustsImageWhenHighlighted && !decoded.adjustsImageWhenHighlighted)
    for button in [made, decoded] {
      #expect(button.buttonType == .custom)
      #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
      #expect(button.currentTitle == nil)
      #expect(button.currentTitleColor == .white)
    }
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }

  @Test func aScrollView() throws {
    let made = UIScrollView()
    let decoded = try #require(try NibBuilder.load("UIScrollView") as? UIScrollView)
    #expect(made.bouncesZoom && !decoded.bouncesZoom)
    for view in [made, decoded] {
      #expect(view.bounces && view.isScrollEnabled && view.showsVerticalScrollIndicator)
      #expect(view.maximumZoomScale == 1)
      #expect(view.contentInsetAdjustmentBehavior == .automatic)
    }
  }

  @Test func segments() throws {
    let decoded = try #require(try NibBuilder.load("UISegmentedControl") as? UISegmentedControl)
    #expect(UISegmentedControl().selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(decoded.numberOfSegments == 0)
    #expect(decoded.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func textInput() throws {
    for field in [UITextField(), try #require(try NibBuilder.load("UITextField") as? UITextField)] {
      #expect(field.text == "")
      #expect(field.autocapitalizationType == .sentences)
      #expect(field.keyboardType == .default)
      #expect(field.textContentType == nil)
      #expect(!field.isSecureTextEntry)
    }
  }
}
