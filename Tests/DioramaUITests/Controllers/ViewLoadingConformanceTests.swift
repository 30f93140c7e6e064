import DioramaUI
import Foundation
import Testing

/// How a controller comes by its view (section 4).
@MainActor
@Suite struct ViewLoadingConformanceTests {
  final class FrontViewController: UIViewController {}
  final class Counting: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillUnload() { calls.append("viewWillUnload \(isViewLoaded)") }
    override func viewDidUnload() { calls.append("viewDidUnload \(isViewLoaded)") }
    override func didReceiveMemoryWarning() {
      calls.append("didReceiveMemoryWarning")
      super.didReceiveMemoryWarning()
    }
  }
  final class Coded: UIViewController {
    var loads = 0
    override func loadView() {
      loads += 1
      view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("VC-1: asking for the view loads it once; setting it calls no viewDidLoad") func vc1() {
    let controller = Counting()
    #expect(controller.view === controller.view)
    #expect(controller.calls == ["viewDidLoad"])
    let given = Counting()
    given.view = UIView()
    _ = given.view
    #expect(given.calls.isEmpty)
    let coded = Coded()
    _ = (coded.view, coded.view)
    #expect(coded.loads == 1)
  }

  @Test("VC-2: isViewLoaded and viewIfLoaded load nothing") func vc2() {
    let controller = Counting()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.calls.isEmpty)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.calls == ["viewDidLoad"])
  }

  @Test("VC-3, NIB-15: loadView takes the nib that was named, with the controller as its owner") func vc3() throws {
    try withNibFolder(["Front": .viewNib(tag: 7)]) { bundle in
      let controller = UIViewController(nibName: "Front", bundle: bundle)
      #expect(controller.view.tag == 7 && controller.nibName == "Front" && controller.nibBundle === bundle)
    }
  }

  @Test("VC-4: without a nib the view is plain, as large as the screen, and grows with it") func vc4() {
    let controller = UIViewController()
    #expect(controller.nibName == nil)
    #expect(type(of: controller.view!) == UIView.self)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == nil)
  }

  @Test("VC-5: the name of the class finds a nib: without Controller first, then whole") func vc5() throws {
    try withNibFolder(["FrontView": .viewNib(tag: 1), "FrontViewController": .viewNib(tag: 2)]) { bundle in
      #expect(FrontViewController(nibName: nil, bundle: bundle).view.tag == 1)
    }
    try withNibFolder(["FrontViewController": .viewNib(tag: 2)]) { bundle in
      #expect(FrontViewController(nibName: nil, bundle: bundle).view.tag == 2)
    }
  }

  @Test("VC-5: a variant for the device comes before the nib for all") func vc5Devices() async {
    await #expect(processExitsWith: .success) { try await ViewLoadingConformanceTests.checkDevices() }
  }

  private static func checkDevices() throws {
    let nibs: [String: NibBuilder] = [
      "FrontView": .viewNib(tag: 1), "FrontView~ipad": .viewNib(tag: 2), "FrontView~iphone": .viewNib(tag: 3),
    ]
    try withNibFolder(nibs) { bundle in
      #expect(FrontViewController(nibName: nil, bundle: bundle).view.tag == 3)
      UIRuntime.shared.userInterfaceIdiom = .pad
      #expect(FrontViewController(nibName: nil, bundle: bundle).view.tag == 2)
      #expect(FrontViewController(nibName: "FrontView", bundle: bundle).view.tag == 2)
      UIRuntime.shared.userInterfaceIdiom = .mac
      #expect(FrontViewController(nibName: nil, bundle: bundle).view.tag == 1)
    }
  }

  @Test("VC-10: a view that is replaced no longer answers to the controller") func vc10() {
    let controller = UIViewController()
    let (old, new, outer) = (UIView(), UIView(), UIView())
    outer.addSubview(old)
    controller.view = old
    #expect(old.next === controller)
    controller.view = new
    #expect(old.next === outer && new.next === controller)
    controller.view = nil
    #expect(new.next == nil && !controller.isViewLoaded)
  }

  @Test("VC-11, E15: short memory takes a view that nobody shows, and the next access loads it again") func vc11() async
  {
    await #expect(processExitsWith: .success) { await ViewLoadingConformanceTests.checkMemory() }
  }

  // In a process of its own: a warning reaches every controller there is.
  private static func checkMemory() {
    let window = shownWindow()
    let (parent, visible, hidden, given) = (UIViewController(), Counting(), Counting(), Counting())
    window.rootViewController = parent
    for child in [visible, hidden, given] { parent.addChild(child) }
    parent.view.addSubview(visible.view)
    hidden.loadViewIfNeeded()
    given.view = UIView()
    let unloaded = Counting()
    ApplicationDriver().sendMemoryWarning()
    #expect(visible.calls == ["viewDidLoad", "didReceiveMemoryWarning"] && visible.isViewLoaded)
    #expect(
      hidden.calls == ["viewDidLoad", "didReceiveMemoryWarning", "viewWillUnload true", "viewDidUnload false"]
    )
    #expect(!hidden.isViewLoaded)
    #expect(given.calls == ["didReceiveMemoryWarning"] && given.isViewLoaded)
    #expect(unloaded.calls == ["didReceiveMemoryWarning"] && !unloaded.isViewLoaded)
    _ = hidden.view
    #expect(hidden.calls.last == "viewDidLoad")
    UIRuntime.shared.unloadsViewsOnMemoryWarning = false
    ApplicationDriver().sendMemoryWarning()
    #expect(hidden.isViewLoaded && hidden.calls.last == "didReceiveMemoryWarning")
  }

  @Test("VC-13: init(coder:) restores the title and the nib's name, and loads nothing") func vc13() throws {
    let controller = try #require(
      try NibBuilder.load("UIViewController") {
        ["UITitle": $0.text("Home"), "UINibName": $0.text("Front"), "UIStoryboardIdentifier": $0.text("home")]
      } as? UIViewController
    )
    #expect(controller.title == "Home" && controller.nibName == "Front" && !controller.isViewLoaded)
  }

  @Test("W3: parents hold their children; views do not hold their controllers") func ownership() {
    weak var parent: UIViewController?
    weak var child: UIViewController?
    let view = UIView()
    do {
      let (outer, inner) = (UIViewController(), UIViewController())
      (parent, child) = (outer, inner)
      outer.addChild(inner)
      inner.view = view
      outer.view.addSubview(view)
    }
    CATransaction.flush()
    #expect(parent == nil && child == nil && view.next == nil)
  }
}
