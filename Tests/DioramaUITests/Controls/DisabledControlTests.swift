import DioramaUI
import Testing

/// What shows that a control cannot be used.
@MainActor
@Suite struct DisabledControlTests {
  private func picture(_ view: UIView) -> String {
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    return SVGRenderer().render(view)
  }

  @Test("A system button without a color of its own is gray, and nothing else changes")
  func systemButton() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(picture(button).contains("fill=\"#007aff\""))
    button.isEnabled = false
    #expect(picture(button).contains("fill=\"#3c3c43\" fill-opacity=\"0.3\""))
    #expect(button.currentTitleColor == .systemBlue && button.alpha == 1)
    button.setTitleColor(.systemRed, for: .normal)
    #expect(picture(button).contains("fill=\"#ff3b30\""))
    button.setTitleColor(.systemGreen, for: .disabled)
    #expect(picture(button).contains("fill=\"#34c759\""))
  }

  @Test("The image of a button is lighter, unless it has one for that or wants it as it is")
  func imageOfAButton() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(resourceName: "cart"), for: .normal)
    button.isEnabled = false
    #expect(picture(button).contains("opacity=\"0.5\""))
    button.adjustsImageWhenDisabled = false
    #expect(!picture(button).contains("opacity=\"0.5\""))
    button.adjustsImageWhenDisabled = true
    button.setImage(UIImage(resourceName: "no-cart"), for: .disabled)
    #expect(!picture(button).contains("opacity=\"0.5\""))
  }

  @Test("Switches and sliders are half as strong as a whole, while their alpha stays")
  func switchesAndSliders() {
    for control in [UISwitch(), UISlider()] {
      let holder = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
      holder.addSubview(control)
      control.frame = holder.bounds
      #expect(!SVGRenderer().render(holder).contains("opacity=\"0.5\""))
      control.isEnabled = false
      #expect(SVGRenderer().render(holder).contains("<g opacity=\"0.5\">"))
      control.alpha = 0.5
      #expect(SVGRenderer().render(holder).contains("<g opacity=\"0.25\">"))
      #expect(control.alpha == 0.5)
    }
  }

  @Test("Titles of segments, and the ground of a rounded text field")
  func segmentsAndFields() {
    let segments = UISegmentedControl(items: ["One"])
    let enabled = picture(segments)
    segments.isEnabled = false
    #expect(enabled.contains(">One</text>") && picture(segments).contains("fill=\"#3c3c43\" fill-opacity=\"0.3\""))
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(!picture(field).contains("fill=\"#767680\""))
    field.isEnabled = false
    #expect(picture(field).contains("fill=\"#767680\" fill-opacity=\"0.12\""))
  }

  @Test("An image of unknown size takes the room of a sign, and of known size its own")
  func unknownImages() throws {
    let unknown = UIImage(resourceName: "cart")
    #expect(unknown.size == .zero)
    #expect(UIImageView(image: unknown).intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(UIImageView(image: UIImage()).intrinsicContentSize == .zero)
    let button = UIButton(type: .system)
    button.setImage(unknown, for: .normal)
    #expect(button.intrinsicContentSize.width >= 24)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    bar.items = [UITabBarItem(title: "Cart", image: UIImage(resourceName: "a-cart-full-of-things"), tag: 0)]
    #expect(SVGRenderer().render(bar).contains(">?</text>"))
  }

  @Test("A picker without a date shows the clock's, and a fixed one in tools")
  func datePickers() throws {
    func load() throws -> UIDatePicker { try #require(try NibBuilder.load("UIDatePicker") as? UIDatePicker) }
    #expect(abs(try load().date.timeIntervalSinceNow) < 3600)
    let fixed = try UIRuntime.shared.standingInForNibs(keepsToItself: true) { try load() }.value
    #expect(fixed.date == Date(timeIntervalSinceReferenceDate: 758_626_860))
    fixed.preferredDatePickerStyle = .compact
    fixed.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    let picture = SVGRenderer().render(fixed)
    #expect(picture.contains(">Jan 15, 2025</text>") && picture.contains(">9:41 AM</text>"))
  }
}
