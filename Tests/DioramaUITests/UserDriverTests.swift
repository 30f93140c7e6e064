import DioramaUI
import Testing

/// What a driver tells of steps that a user could not have done.
@MainActor
@Suite(.serialized) struct UserDriverTests {
  /// A screen whose views get their places by constraints: a button above a field.
  private final class Screen: UIViewController {
    let button = UIButton(type: .system)
    let field = UITextField()
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Buy", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      field.placeholder = "Amount"
      for part in [button, field] as [UIView] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        part.widthAnchor.constraint(equalToConstant: 100).isActive = true
        part.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      field.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
    }
  }

  /// Runs a body with a screen that no turn has laid out yet; returns the misses.
  @discardableResult
  private func misses(_ body: (Screen, UserDriver) -> Void) -> [UserDriver.Miss] {
    var found: [UserDriver.Miss] = []
    let outer = UserDriver.missHandler
    UserDriver.missHandler = { found.append($0) }
    defer { UserDriver.missHandler = outer }
    withManualClock { clock in
      let (screen, window) = (Screen(), UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      body(screen, UserDriver(window))
      window.isHidden = true
      clock.advance(by: 1)
    }
    return found
  }

  @Test("A screen is laid out before the first touch")
  func firstTouch() {
    let found = misses { screen, user in
      user.tap(screen.button)
      #expect(screen.taps == 1)
    }
    let typed = misses { screen, user in
      user.type("48", into: screen.field)
      #expect(screen.field.text == "48")
    }
    let labeled = misses { screen, user in
      user.tap(labeled: "Buy")
      #expect(screen.taps == 1)
    }
    let dragged = misses { screen, user in
      user.touchDown(at: CGPoint(x: 196, y: 426))
      #expect(screen.button.isHighlighted)
    }
    #expect(found.isEmpty && typed.isEmpty && labeled.isEmpty && dragged.isEmpty)
  }

  /// What keeps a finger from a button or a field, and the sentence of a tap on it.
  private static let changes: [(UserDriver.Obstacle, String, @Sendable @MainActor (Screen, UIView) -> Void)] = [
    (.missing, "it is not in the window", { $1.removeFromSuperview() }),
    (.hidden, "it is hidden", { $1.isHidden = true }),
    (.hidden, "it is hidden", { $1.alpha = 0 }),
    (.hidden, "it is hidden", { screen, _ in screen.view.isHidden = true }),
    (
      .empty, "it has no size",
      { for constraint in $1.constraints where constraint.firstAttribute == .height { constraint.constant = 0 } }
    ),
    (
      .outside, "it is outside of what is shown; scroll first",
      { $1.transform = CGAffineTransform(translationX: 0, y: 900) }
    ),
    (.disabled, "it is disabled", { ($1 as? UIControl)?.isEnabled = false }),
    (.disabled, "it is disabled", { $1.isUserInteractionEnabled = false }),
    (.disabled, "it is disabled", { screen, _ in screen.view.isUserInteractionEnabled = false }),
    (
      .covered(by: "the UIView 'Wait'"), "it is covered by the UIView 'Wait'",
      { screen, _ in
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        cover.accessibilityLabel = "Wait"
        screen.view.addSubview(cover)
      }
    ),
  ]

  @Test("A tap or a text for what a finger does not reach is a miss that names it", arguments: 0..<10)
  func obstacles(index: Int) {
    let (obstacle, reason, change) = Self.changes[index]
    let tapped = misses { screen, user in
      user.prepare(screen)
      change(screen, screen.button)
      #expect(!user.canTap(screen.button) && user.obstacle(to: screen.button) == obstacle)
      user.tap(screen.button)
      #expect(screen.taps == 0)
    }
    #expect(tapped.map(\.description) == ["cannot tap the UIButton 'Buy': \(reason)"])
    #expect(tapped.first?.obstacle == obstacle)
    #expect(tapped.first.map { "\($0.filePath)".hasSuffix("UserDriverTests.swift") } == true)
    let typed = misses { screen, user in
      user.prepare(screen)
      change(screen, screen.field)
      user.type("1", into: screen.field)
      #expect(screen.field.text?.isEmpty != false)
    }
    #expect(typed.map(\.description) == ["cannot type into the UITextField 'Amount': \(reason)"])
    let expected = misses { screen, user in
      user.prepare(screen)
      change(screen, screen.button)
      user.tap(screen.button, expecting: .noHit)
      #expect(screen.taps == 0)
    }
    #expect(expected.isEmpty)
  }

  @Test("A label that nothing has is a miss, and one that is reached against expectation too")
  func labels() {
    let found = misses { screen, user in
      user.tap(labeled: "Sell")
      user.tap(labeled: "Sell", expecting: .noHit)
      user.tap(labeled: "Buy", expecting: .noHit)
      screen.button.isEnabled = false
      user.tap(labeled: "Buy")
    }
    #expect(
      found.map(\.description) == [
        "cannot tap a view labeled 'Sell': it is not in the window",
        "tap the UIButton 'Buy': a finger reaches it, and was expected not to",
        "cannot tap the UIButton 'Buy': it is disabled",
      ]
    )
  }

  @Test("A field that does not begin to edit is a miss, and so are letters behind the end of editing")
  func editing() {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    final class Leaving: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    }
    let (refusing, leaving) = (Refusing(), Leaving())
    let found = misses { screen, user in
      screen.field.delegate = refusing
      user.type("1", into: screen.field)
      user.deleteBackward()
      screen.field.delegate = leaving
      user.type("1\n", into: screen.field)
      user.type("2\n3", into: screen.field)
      #expect(screen.field.text == "12")
    }
    #expect(
      found.map(\.description) == [
        "cannot type into the UITextField 'Amount': it is not being edited",
        "cannot delete in a text: it is not being edited",
        "cannot type into the UITextField 'Amount': it is not being edited",
      ]
    )
  }

  @Test("A label and an image pass a tap to what they are in or in front of")
  func passiveViews() {
    let found = misses { screen, user in
      user.prepare(screen)
      let (label, image) = (UILabel(frame: screen.button.frame), UIImageView(frame: screen.button.frame))
      screen.view.addSubview(label)
      screen.view.addSubview(image)
      user.tap(label)
      user.tap(image)
      user.tap(screen.button)
      #expect(screen.taps == 3)
      let cover = UIView(frame: screen.view.bounds)
      screen.view.addSubview(cover)
      user.tap(label, expecting: .noHit)
      image.addGestureRecognizer(UITapGestureRecognizer())
      cover.removeFromSuperview()
      #expect(user.obstacle(to: image) == .disabled)
    }
    #expect(found.isEmpty)
  }

  @Test("A bar item that no bar shows is a miss, and a back button that is not there")
  func bars() {
    let found = misses { screen, user in
      user.tap(UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil))
      user.tapBack(in: UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    }
    #expect(
      found.map(\.description) == [
        "cannot tap the bar item 'Save': it is not in the window",
        "cannot tap the back button: it is not in the window",
      ]
    )
  }

  @Test("Without a handler, a miss stops the program with its sentence")
  func stopping() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UserDriver(UIWindow(frame: .zero)).tap(UIButton()) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("cannot tap the UIButton") == true)
  }
}

extension UserDriver {
  /// Lays out what a test is going to change.
  fileprivate func prepare(_ screen: UIViewController) { screen.view.layoutIfNeeded() }
}
