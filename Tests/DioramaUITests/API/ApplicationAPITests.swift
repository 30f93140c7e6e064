import DioramaUI
import Foundation
import Testing

/// Scenes, looks of classes, pasteboards, settings for accessibility, colors of catalogs and an application's own traits.
@MainActor
@Suite(.serialized) struct ApplicationAPITests {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
      log.append("connect \(session.configuration.name ?? "")")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      log.append(contexts.map(\.url.absoluteString).joined())
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  @Test(
    "SN1: a scene is connected with the configuration of the delegate, whose class is made, and goes through its states"
  )
  func sn1() throws {
    let system = ApplicationDriver()
    system.launch(delegate: AppDelegate())
    let scene = system.connectScene()
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(UIApplication.shared.connectedScenes == [scene] && scene.activationState == .foregroundActive)
    #expect(scene.windows.first === delegate.window && delegate.window?.windowScene === scene)
    #expect(scene.keyWindow === delegate.window && delegate.window?.frame == UIScreen.main.bounds)
    system.enterBackground()
    #expect(scene.activationState == .background)
    system.enterForeground()
    if let url = URL(string: "notes://1") { system.open(url) }
    system.disconnect(scene)
    #expect(
      delegate.log == [
        "connect Main", "foreground", "active", "resign", "background", "foreground", "active", "notes://1", "resign",
        "background", "disconnect",
      ]
    )
    #expect(UIApplication.shared.connectedScenes.isEmpty && scene.activationState == .unattached)
    delegate.window?.isHidden = true
    system.terminate()
  }

  @Test("SN2: an application delegate marked with @main is made by its init(), launched and ended") func sn2() {
    final class Main: UIResponder, UIApplicationDelegate {
      static var log: [String] = []
      func applicationDidFinishLaunching(_ application: UIApplication) { Self.log.append("launch") }
      func applicationWillTerminate(_ application: UIApplication) { Self.log.append("terminate") }
    }
    Main.main()
    #expect(Main.log == ["launch", "terminate"])
  }

  @Test(
    "UA1: what is set of a class's appearance holds for views that enter a window; a view's own setting counts more"
  )
  func ua1() {
    final class Panel: UIView {}
    withScreen { screen in
      UISwitch.appearance().onTintColor = .red
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .blue
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
      let (plain, own, inside) = (UISwitch(), UISwitch(), UISwitch())
      own.onTintColor = .yellow
      let panel = Panel()
      panel.addSubview(inside)
      #expect(plain.onTintColor == nil)
      screen.window.isHidden = false
      for view in [plain, own, panel] { screen.window.addSubview(view) }
      #expect(plain.onTintColor == .red && own.onTintColor == .yellow && inside.onTintColor == .blue)
      UISwitch.appearance().onTintColor = .brown
      #expect(plain.onTintColor == .red)
      let bar = UINavigationBar()
      screen.window.addSubview(bar)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    }
    UISwitch.appearance().onTintColor = nil
    UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = nil
    UINavigationBar.appearance().titleTextAttributes = nil
  }

  @Test("UA2: a view that is removed and added again takes the look that is set then; what was set of it stays")
  func ua2() {
    withScreen { screen in
      defer {
        UISwitch.appearance().onTintColor = nil
        UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self]).onTintColor = nil
      }
      screen.window.isHidden = false
      let (view, own) = (UISwitch(), UISwitch())
      UISwitch.appearance().onTintColor = .red
      for one in [view, own] { screen.window.addSubview(one) }
      own.onTintColor = .yellow
      UISwitch.appearance().onTintColor = .blue
      #expect(view.onTintColor == .red)
      for one in [view, own] {
        one.removeFromSuperview()
        screen.window.addSubview(one)
      }
      #expect(view.onTintColor == .blue && own.onTintColor == .yellow)
      UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self]).onTintColor = .green
      let stack = UIStackView(arrangedSubviews: [view])
      screen.window.addSubview(stack)
      #expect(view.onTintColor == .green, "the more special look counts more, whatever the view had before")
    }
  }

  @Test("UA3: items of bars take the look of their class when a bar shows them, state by state") func ua3() {
    withScreen { screen in
      defer {
        for state in [UIControl.State.normal, .disabled] {
          UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: state)
        }
      }
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
      let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      screen.window.isHidden = false
      screen.window.addSubview(bar)
      bar.layoutIfNeeded()
      #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .gray)
    }
  }

  @Test("PB1: a pasteboard has the text, address, image and color that were put last, and posts a change") func pb1() {
    let board = UIPasteboard.withUniqueName()
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: board,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    board.string = "Hello"
    #expect(board.hasStrings && board.strings == ["Hello"] && !board.hasURLs && board.changeCount == 1)
    board.url = URL(string: "https://example.com")
    #expect(board.string == "https://example.com" && board.hasURLs && posts == 2)
    board.items = []
    #expect(board.string == nil && board.numberOfItems == 0)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test("AC4: what is posted for assistive software, and settings of the user with their notifications") func ac4() {
    let runtime = UIRuntime.shared
    var posts: [String] = []
    runtime.accessibilityHandler = { posts.append("\($0.rawValue) \($1 as? String ?? "")") }
    defer {
      runtime.accessibilityHandler = nil
      runtime.accessibilitySettings = []
    }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(posts == ["1008 Saved", "1001 "])
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(token as Any) }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    runtime.accessibilitySettings = [.reduceMotion, .voiceOver]
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVoiceOverRunning && changes == 1)
  }

  @Test("IM6: a color of an asset catalog has its components, and others in dark appearance") func im6() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x80", "green": "0.500", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"white": "0.250", "alpha": "0.5"}}}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.cgColor.components == [128.0 / 255, 0.5, 1, 1])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgColor.alpha == 0.5)
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
  }

  struct Compact: UITraitDefinition {
    static let defaultValue = false
  }

  @Test("TR10: an application's own traits are set with overrides, reach subviews, and changes are told") func tr10() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(!inner.traitCollection[Compact.self])
    var told: [Bool] = []
    inner.registerForTraitChanges([Compact.self]) { (view: UIView, old: UITraitCollection) in
      told.append(view.traitCollection[Compact.self])
    }
    outer.traitOverrides[Compact.self] = true
    #expect(inner.traitCollection[Compact.self] && told == [true])
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && outer.overrideUserInterfaceStyle == .dark)
    #expect(told == [true])
    outer.traitOverrides.remove(Compact.self)
    #expect(!inner.traitCollection[Compact.self] && told == [true, false])
    let made = UITraitCollection { $0.horizontalSizeClass = .regular }
    #expect(made.horizontalSizeClass == .regular && made.verticalSizeClass == .unspecified)
  }

  @Test("BA1: attributes of a bar's and of an item's title are those that are seen") func ba1() {
    withScreen { screen in
      let controller = UIViewController()
      controller.title = "Home"
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      item.setTitleTextAttributes(
        [.foregroundColor: UIColor.purple, .font: UIFont.systemFont(ofSize: 9)],
        for: .normal
      )
      controller.navigationItem.rightBarButtonItem = item
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
      stack.navigationBar.standardAppearance = look
      screen.show(stack)
      screen.clock.advance(by: 1)
      let labels = stack.navigationBar.subviews.compactMap { $0 as? UILabel }
      let title = labels.first { $0.text == "Home" }
      #expect(title?.textColor == .red && title?.font.pointSize == 11)
      let button = stack.navigationBar.subviews.compactMap { $0 as? UIButton }.first
      #expect(button?.currentTitleColor == .purple && button?.titleLabel?.font.pointSize == 9)
      #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .purple)
    }
  }

  @Test(
    "SRC1: sources of iOS compile: init as a function, subclasses of navigation controllers, selectors of notifications"
  )
  func src1() {
    final class Stack: UINavigationController {
      let note: String
      override init(rootViewController: UIViewController) {
        note = "root"
        super.init(rootViewController: rootViewController)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Panel: UIView {
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    let make: () -> UIView = UIView.init
    let controllers: [() -> UIViewController] = [UIViewController.init, UITableViewController.init]
    #expect(make().frame == .zero && Panel().frame.width == 7 && controllers.count == 2)
    let root = UIViewController()
    let stack = Stack(rootViewController: root)
    #expect(stack.note == "root" && stack.viewControllers == [root])
  }
}
