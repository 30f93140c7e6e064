import DioramaUI
import NibArchive
import Testing

@MainActor
@Suite struct ViewControllerTests {
  init() { SignIn.register() }

  @Test func theViewIsLoadedOnDemandAndOnce() {
    let controller = SignIn()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view)
    #expect(controller.calls == ["viewDidLoad"])
    #expect(controller.nibName == nil)
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view?.backgroundColor == nil)
  }

  @Test func settingTheViewLoadsNothing() {
    let controller = SignIn()
    controller.view = UIView()
    #expect(controller.isViewLoaded)
    #expect(controller.calls.isEmpty)
  }

  @Test func theRootViewAnswersToItsController() {
    let controller = SignIn()
    let (old, new, window) = (UIView(), UIView(), UIWindow())
    controller.view = old
    window.addSubview(old)
    #expect(old.next === controller)
    #expect(controller.next === window)
    controller.view = new
    #expect(old.next === window)
    #expect(new.next === controller)
  }

  @Test func theViewComesFromTheNib() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let heading = nib.node("UILabel", ["UIText": nib.text("Hello")])
    let root = nib.node("UIView", ["UISubviews": nib.array([heading])])
    nib.topLevel = [owner, root]
    nib.objects = [owner, root, heading]
    nib.connect(outlet: "view", from: owner, to: root)
    nib.connect(outlet: "heading", from: owner, to: heading)
    try nib.data.write(to: folder.appendingPathComponent("Front.nib"))
    try nib.data.write(to: folder.appendingPathComponent("SignIn.nib"))
    let bundle = try #require(Bundle(path: folder.path))

    let named = SignIn(nibName: "Front", bundle: bundle)
    named.loadViewIfNeeded()
    #expect(named.heading?.text == "Hello")
    #expect(named.calls == ["viewDidLoad"])
    #expect(named.nibName == "Front")

    let searched = SignIn(nibName: nil, bundle: bundle)
    #expect(searched.nibName == "SignIn")
    #expect(searched.view.subviews.first === searched.heading)

    let top = bundle.loadNibNamed("Front", owner: SignIn())
    #expect(top?.count == 1)
  }

  @Test func showingTheWindowLoadsTheRootView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = SignIn()
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
    #expect(window.isKeyWindow && !window.isHidden)
  }

  @Test func aControllerOutOfAnArchive() throws {
    let controller = try #require(
      try NibBuilder.load("UIViewController") { ["UITitle": $0.text("Home"), "UINibName": $0.text("Front")] }
        as? UIViewController
    )
    #expect(controller.title == "Home")
    #expect(controller.nibName == "Front")
    #expect(!controller.isViewLoaded)
  }

  @Test func childrenBelongToOneParent() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    child.removeFromParent()
    #expect(child.parent == nil)
  }
}
