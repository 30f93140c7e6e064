import DioramaUI
import Foundation
import NibArchive
import Testing

/// The sizes that views ask for, as of iOS 13 to 18 on a screen with three pixels per point.
@MainActor
@Suite struct NaturalSizeTests {
  /// A view, the size that constraints see, and the size that `sizeToFit` gives.
  struct Row {
    var name: String
    var intrinsic: (width: CGFloat, height: CGFloat)
    var fitting: (width: CGFloat, height: CGFloat)?
    var make: @MainActor () -> UIView

    init(
      _ name: String,
      _ width: CGFloat,
      _ height: CGFloat,
      fitting: (CGFloat, CGFloat)? = nil,
      _ make: @escaping @MainActor () -> UIView
    ) {
      self.name = name
      intrinsic = (width, height)
      self.fitting = fitting.map { ($0.0, $0.1) }
      self.make = make
    }
  }

  private static let body = "Sign in"
  private static func width(_ text: String, _ size: CGFloat) -> CGFloat {
    BuiltInTextMeasuring().width(of: text, in: .systemFont(ofSize: size))
  }
  private static func pixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded(.up) / 3 }

  private static func label(_ size: CGFloat) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = body
    return label
  }

  private static func button(_ type: UIButton.ButtonType, _ title: String? = nil, size: CGFloat? = nil) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  private static func field(_ border: UITextField.BorderStyle, size: CGFloat = 17) -> UIView {
    let field = UITextField()
    field.placeholder = body
    field.font = .systemFont(ofSize: size)
    field.borderStyle = border
    return field
  }

  private static let rows: [Row] = [
    Row("a plain view", -1, -1, fitting: (7, 9)) { UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9)) },
    Row("a label of 17 points", pixels(width(body, 17)), 61.0 / 3) { label(17) },
    Row("a label of 12 points", pixels(width(body, 12)), 43.0 / 3) { label(12) },
    Row("a label without text", 0, 0) { UILabel() },
    Row("a switch", 49, 31, fitting: (51, 31)) { UISwitch() },
    Row("a slider", -1, 30, fitting: (0, 31)) { UISlider() },
    Row("a stepper", 94, 32) { UIStepper() },
    Row("a progress view", -1, 4, fitting: (0, 4)) { UIProgressView() },
    Row("a progress view in a bar", -1, 2.5, fitting: (0, 2.5)) { UIProgressView(progressViewStyle: .bar) },
    Row("an activity indicator", 20, 20) { UIActivityIndicatorView(style: .medium) },
    Row("a large activity indicator", 37, 37) { UIActivityIndicatorView(style: .large) },
    Row("a page control", 39, 26) {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    },
    Row("a picker view", 320, 216) { UIPickerView() },
    Row("a date picker with wheels", 320, 216) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return picker
    },
    Row("a search bar", -1, 56, fitting: (0, 56)) { UISearchBar() },
    Row("a navigation bar", -1, 44, fitting: (0, 44)) { UINavigationBar() },
    Row("a toolbar", -1, 44, fitting: (0, 44)) { UIToolbar() },
    Row("a tab bar", -1, 49, fitting: (0, 49)) { UITabBar() },
    Row(
      "a segmented control",
      2 * (width("Second", 13) + 19.5).rounded() + 1,
      31,
      fitting: (2 * (width("Second", 13) + 19.5).rounded() + 1, 32)
    ) {
      UISegmentedControl(items: ["One", "Second"])
    },
    Row("a segmented control without segments", -1, 31, fitting: (0, 32)) { UISegmentedControl() },
    Row("a field without a border", pixels(width(body, 17)), 22) { field(.none) },
    Row("a small field without a border", pixels(width(body, 14)), 17) { field(.none, size: 14) },
    Row("a field with round corners", pixels(width(body, 17)) + 14, 34) { field(.roundedRect) },
    Row("a large field with round corners", pixels(width(body, 24)) + 14, 41) { field(.roundedRect, size: 24) },
    Row("a field in a bezel", pixels(width(body, 17)) + 14, 28) { field(.bezel) },
    Row("a field with a line", pixels(width(body, 17)) + 4, 26) { field(.line) },
    Row("a button with a title", width(body, 15).rounded(.up), 30) { button(.system, body) },
    Row("a custom button with a title", width(body, 18).rounded(.up), 34) { button(.custom, body) },
    Row("a small button", width(body, 12).rounded(.up), 27) { button(.system, body, size: 12) },
    Row("a large button", width(body, 28).rounded(.up), 46) { button(.system, body, size: 28) },
    Row("a button with a short title", 30, 30) { button(.system, "x") },
    Row("a button without a title", 30, 30) { button(.system) },
    Row("a button with insets of its own", width(body, 15).rounded(.up) + 10, 28) {
      let button = Self.button(.system, body)
      button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      return button
    },
    Row("a button with a configuration", pixels(width(body, 17)) + 24, 61.0 / 3 + 14) {
      let button = UIButton(type: .system)
      button.configuration = .filled()
      button.configuration?.title = body
      return button
    },
    Row("a button that adds a contact", 24, 24) { UIButton(type: .contactAdd) },
    Row("an image view without an image", -1, -1, fitting: (0, 0)) { UIImageView() },
    Row("an image view", 24, 24) { UIImageView(image: UIImage(resourceName: "logo")) },
    Row(
      "a text view that scrolls",
      -1,
      -1,
      fitting: (pixels(width("a", 12) + 10), pixels(UIFont.systemFont(ofSize: 12).lineHeight + 16))
    ) {
      let view = UITextView()
      view.text = "a"
      return view
    },
    Row(
      "a text view that does not scroll",
      pixels(width(body, 17) + 10),
      pixels(2 * UIFont.systemFont(ofSize: 17).lineHeight + 16)
    ) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = body + "\n"
      return view
    },
  ]

  @Test("IC1: every class asks for the size that it has on a device")
  func sizes() {
    for row in Self.rows {
      let view = row.make()
      let asked = view.intrinsicContentSize
      let isRight = abs(asked.width - row.intrinsic.width) < 1e-6 && abs(asked.height - row.intrinsic.height) < 1e-6
      #expect(isRight, "\(row.name) asks for \(asked) and not for \(row.intrinsic)")
      view.sizeToFit()
      let fitting = row.fitting ?? row.intrinsic
      let fits = abs(view.bounds.width - fitting.width) < 1e-6 && abs(view.bounds.height - fitting.height) < 1e-6
      #expect(fits, "\(row.name) fits \(view.bounds.size) and not \(fitting)")
    }
  }

  @Test("IC2: what has one size only has it from the start, whatever frame it is made with")
  func fixedSizes() {
    let asked = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(UISwitch(frame: asked).frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(UIStepper(frame: asked).frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    #expect(UIActivityIndicatorView(frame: asked).frame == CGRect(x: 5, y: 6, width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    #expect(UIPickerView(frame: asked).frame == asked)
    #expect(UIDatePicker().frame.size == CGSize(width: 320, height: 216))
    #expect(UIButton(type: .infoDark).frame.size == CGSize(width: 24, height: 24))
    #expect(UISegmentedControl(items: ["On", "Off"]).frame.height == 32)
    #expect(UILabel().frame == .zero && UISlider(frame: asked).frame == asked)
  }

  @Test("IC3: constraints see the alignment rectangle, which is smaller than the frame of some controls")
  func alignment() {
    #expect(UISwitch().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(UISegmentedControl().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    for row in Self.rows {
      let view = row.make()
      let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame, "\(row.name)")
    }
  }

  @Test("IC4: segments are as wide as the widest title, as their own, or as they set")
  func segments() {
    let control = UISegmentedControl(items: ["One", "A long title"])
    func each(_ title: String) -> CGFloat { (Self.width(title, 13) + 19.5).rounded(.toNearestOrEven) }
    #expect(control.intrinsicContentSize.width == 2 * each("A long title") + 1)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == each("One") + each("A long title") + 1)
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 50 + each("A long title") + 1)
    control.setTitle("B", forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 50 + each("B") + 1)
  }

  @Test("IC5: a label asks for the room of its text, which an override may enlarge")
  func overrides() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 4, dy: 3), limitedToNumberOfLines: numberOfLines)
          .insetBy(dx: -4, dy: -3)
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "One two three four" }
    func extra(_ size: (UILabel) -> CGSize) -> CGSize {
      let (less, more) = (size(plain), size(padded))
      return CGSize(
        width: ((more.width - less.width) * 3).rounded() / 3,
        height: ((more.height - less.height) * 3).rounded() / 3
      )
    }
    #expect(extra { $0.intrinsicContentSize } == CGSize(width: 8, height: 6))
    #expect(extra { $0.sizeThatFits(.zero) } == CGSize(width: 8, height: 6))
    for label in [plain, padded] { label.numberOfLines = 0 }
    #expect(
      plain.sizeThatFits(CGSize(width: 80, height: 0)).height < padded.sizeThatFits(CGSize(width: 80, height: 0)).height
    )
  }

  @Test("IC6: a text broken at its preferred width is as wide as its widest line")
  func preferredWidth() {
    let label = UILabel()
    label.text = "One two three four"
    label.numberOfLines = 0
    let line = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 90
    let broken = label.intrinsicContentSize
    #expect(broken.width <= 90 && broken.width > 40)
    #expect(broken.height > 1.9 * line.height && broken.height < 2.1 * line.height)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == line)
  }

  @Test("IC7: controls with a fixed size or height hug it with 750 from the start, by both doors; all else with 250")
  func hugging() throws {
    let fixed: [UIView] = [
      UISwitch(), UIStepper(), UIActivityIndicatorView(), UIDatePicker(), UIPageControl(), UIPickerView(),
    ]
    let low: [UIView] = [
      UISlider(), UISegmentedControl(), UIProgressView(), UISearchBar(), UITabBar(), UIToolbar(), UINavigationBar(),
    ]
    let soft: [UIView] = [UIView(), UILabel(), UIButton(), UIImageView(), UITextField(), UITextView(), UIScrollView()]
    for (views, horizontal, vertical) in [(fixed, 750, 750), (low, 250, 750), (soft, 250, 250)]
      as [([UIView], Float, Float)]
    {
      for view in views {
        let decoded = try #require(try NibBuilder.load("\(type(of: view))") as? UIView)
        for view in [view, decoded] {
          #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(type(of: view))")
          #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(type(of: view))")
          #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
          #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        }
      }
    }
  }

  @Test(
    "IC8: a button whose type brings a sign along has the sign's size from the start, out of a nib without a frame too"
  )
  func signs() throws {
    for (type, side) in [(2, 24), (3, 24), (4, 24), (5, 24), (7, 30)] as [(Int, CGFloat)] {
      var nib = NibBuilder()
      nib.topLevel = [nib.node("UIButton", ["UIButtonType": .int8(Int8(type))])]
      let view = try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first as? UIButton
      #expect(view?.frame == CGRect(x: 0, y: 0, width: side, height: side), "\(type)")
    }
    let plain = try NibBuilder.load("UIButton") as? UIButton
    #expect(plain?.frame == .zero)
  }
}
