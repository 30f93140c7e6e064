import DioramaUI
import Testing

/// The safe area, margins and guides: what they are, and who is told when they change.
@MainActor
@Suite(.serialized) struct SafeAreaConformanceTests {
  private let journal = Journal()

  private final class Telling: UIView {
    var name = ""
    var journal: Journal?
    override func safeAreaInsetsDidChange() { journal?.write("\(name) safe \(Int(safeAreaInsets.top))") }
    override func layoutMarginsDidChange() { journal?.write("\(name) margins \(Int(layoutMargins.top))") }
  }

  private final class Controller: UIViewController {
    var journal: Journal?
    override func viewSafeAreaInsetsDidChange() { journal?.write("viewSafeAreaInsetsDidChange") }
    override func viewLayoutMarginsDidChange() { journal?.write("viewLayoutMarginsDidChange") }
    override func viewWillLayoutSubviews() { journal?.write("viewWillLayoutSubviews") }
  }

  private func view(_ name: String, _ frame: CGRect) -> Telling {
    let view = Telling(frame: frame)
    (view.name, view.journal) = (name, journal)
    return view
  }

  /// A phone with a notch, and a window that fills its screen.
  private func onPhone(_ body: @MainActor (UIWindow, ManualClock) -> Void) {
    let runtime = UIRuntime.shared
    runtime.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    withManualClock { clock in
      let window = UIWindow(frame: runtime.screenBounds)
      window.isHidden = false
      body(window, clock)
      window.isHidden = true
    }
    runtime.screenSafeAreaInsets = .zero
  }

  @Test("SA1: a view is told of its safe area before the layout, and its controller with it") func sa1() {
    onPhone { window, clock in
      let controller = Controller()
      controller.journal = journal
      window.rootViewController = controller
      clock.advance(by: 0)
      #expect(journal.entries.firstIndex(of: "viewSafeAreaInsetsDidChange") != nil)
      let told = journal.entries.firstIndex(of: "viewSafeAreaInsetsDidChange") ?? 0
      let laidOut = journal.entries.firstIndex(of: "viewWillLayoutSubviews") ?? 0
      #expect(told < laidOut)
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }
  }

  @Test("SA2: only what reaches out of the safe area is told, each once") func sa2() {
    onPhone { window, clock in
      let top = view("top", CGRect(x: 0, y: 0, width: 393, height: 100))
      let inner = view("inner", CGRect(x: 0, y: 50, width: 393, height: 50))
      let free = view("free", CGRect(x: 0, y: 200, width: 393, height: 100))
      top.addSubview(inner)
      window.addSubview(top)
      window.addSubview(free)
      clock.advance(by: 0)
      #expect(journal.entries == ["top safe 59", "top margins 67", "inner safe 9", "inner margins 17"])
      journal.entries = []
      window.setNeedsLayout()
      clock.advance(by: 0)
      #expect(journal.entries.isEmpty)
    }
  }

  @Test("SA3: what a controller asks for besides is passed on to the views inside") func sa3() {
    onPhone { window, clock in
      let controller = Controller()
      window.rootViewController = controller
      let inner = view("inner", CGRect(x: 0, y: 40, width: 393, height: 100))
      controller.view.addSubview(inner)
      clock.advance(by: 0)
      controller.journal = journal
      journal.entries = []
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 0, bottom: 0, right: 0)
      clock.advance(by: 0)
      #expect(inner.safeAreaInsets.top == 30 && controller.view.safeAreaInsets.top == 70)
      #expect(journal.entries.contains("inner safe 30") && journal.entries.contains("viewSafeAreaInsetsDidChange"))
    }
  }

  @Test("SA4: the safe area is added to the margins unless a view says no") func sa4() {
    onPhone { window, _ in
      let plain = UIView(frame: window.bounds)
      window.addSubview(plain)
      #expect(plain.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
      #expect(plain.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 67, width: 377, height: 743))
      plain.insetsLayoutMarginsFromSafeArea = false
      #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test("SA5: a root view has the system's margins at its sides, 16 points or 20") func sa5() {
    let controller = UIViewController()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller.view = root
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    root.frame.size.width = 414
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
    root.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 60)
    #expect(root.layoutMargins == UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 60))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 60))
  }

  @Test("SA6: a view may keep what the superview's margins reach into it") func sa6() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 30, width: 90, height: 40))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 20, bottom: 8, right: 10)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 15, bottom: 8, right: 8))
  }

  @Test("SA7: margins by reading direction follow the direction, and are told of") func sa7() {
    let view = view("V", CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(journal.entries == ["V margins 1"])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("SA8: a view has one guide of each kind, and owns it") func sa8() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentOffset.y = 20
    #expect(scroll.safeAreaLayoutGuide === scroll.safeAreaLayoutGuide)
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 100, height: 50))
    #expect(scroll.layoutGuides.map(\.identifier).contains("UIScrollView-contentLayoutGuide"))
    #expect(scroll.layoutGuides.allSatisfy { $0.owningView === scroll })
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1016, height: 50))
    #expect(wide.readableContentGuide.layoutFrame == CGRect(x: 172, y: 8, width: 672, height: 34))
  }

  @Test("SA9: the keyboard's guide begins where the safe area ends until a keyboard comes") func sa9() {
    onPhone { window, _ in
      let plain = UIView(frame: window.bounds)
      window.addSubview(plain)
      let guide = plain.keyboardLayoutGuide
      #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
      UIRuntime.shared.keyboardFrame = CGRect(x: 0, y: 516, width: 393, height: 336)
      #expect(guide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
      UIRuntime.shared.keyboardFrame = nil
    }
  }

  @Test("SA10: a controller's guides are as long as what bars cover") func sa10() {
    onPhone { window, clock in
      let controller = Controller()
      window.rootViewController = controller
      clock.advance(by: 0)
      #expect(controller.topLayoutGuide.length == 59 && controller.bottomLayoutGuide.length == 34)
      #expect(controller.topLayoutGuide === controller.topLayoutGuide)
      let below = controller.view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
      below.isActive = true
      // Each guide has two of its own.
      #expect(controller.view.constraints.contains(below) && controller.view.constraints.count == 5)
    }
  }

  /// A view, and a window, that say their insets themselves.
  private final class Stubborn: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: super.layoutMargins.top, left: 31, bottom: 0, right: 0) }
      set { super.layoutMargins = newValue }
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: super.safeAreaInsets.top + 7, left: 0, bottom: 0, right: 0)
    }
  }

  private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
  }

  @Test("SA11: insets that a class overrides count for its guides, and its safe area for the views inside") func sa11()
  {
    let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.isHidden = false
    defer { window.isHidden = true }
    let outer = Stubborn(frame: window.bounds)
    let inner = UIView(frame: window.bounds)
    let (safe, margin, deep) = (UIView(), UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    for (view, holder) in [(safe, outer), (margin, outer), (deep, inner)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    NSLayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      margin.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      deep.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
      deep.bottomAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(
      outer.safeAreaInsets.top == 51 && outer.layoutMargins == UIEdgeInsets(top: 59, left: 31, bottom: 0, right: 0)
    )
    #expect(safe.frame.minY == 51 && margin.frame.minX == 31)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 51, left: 0, bottom: 0, right: 0))
    #expect(deep.frame.minY == 51 && deep.frame.maxY == 400)
  }
}
