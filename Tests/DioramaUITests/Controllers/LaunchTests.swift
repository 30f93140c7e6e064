import DioramaUI
import NibArchive
import Testing

/// How a program comes up: from a main nib whose owner is the application, or with a delegate.
@MainActor
@Suite struct LaunchTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    static var calls: [String] = []
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.calls.append("didFinishLaunching \(window != nil) \(application.applicationState)")
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Self.calls.append("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { Self.calls.append("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.calls.append("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.calls.append("willEnterForeground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Self.calls.append("memory") }
    func applicationWillTerminate(_ application: UIApplication) { Self.calls.append("willTerminate") }
  }

  // In a process of its own: there is one application.
  @Test func aMainNibNamesTheDelegate() async {
    await #expect(processExitsWith: .success) { await LaunchTests.checkMainNib() }
  }

  private static func checkMainNib() {
    UINib.register([
      NibClass(
        Delegate.self,
        parent: UIResponder.self,
        name: "LaunchDelegate",
        make: { Delegate() },
        outlets: [NibOutlet("window", \Delegate.window)]
      )
    ])
    var nib = NibBuilder()
    let application = nib.proxy("IBFilesOwner")
    let delegate = nib.custom("LaunchDelegate", original: "NSObject")
    let window = nib.node("UIWindow", ["UIBounds": .numbers([0, 0, 320, 480]), "UIHidden": .bool(true)])
    let controller = nib.node("UIViewController")
    nib.topLevel = [application, delegate, window]
    nib.objects = [application, delegate, window, controller]
    nib.connect(outlet: "delegate", from: application, to: delegate)
    nib.connect(outlet: "window", from: delegate, to: window)
    nib.connect(outlet: "rootViewController", from: window, to: controller)
    let system = ApplicationDriver()
    system.launch(UINib(data: nib.data, bundle: nil))
    let shared = UIApplication.shared
    #expect(shared.keyWindow?.rootViewController?.view.window === shared.keyWindow)
    #expect(shared.keyWindow?.next === shared && shared.next === shared.delegate as? UIResponder)
    system.enterBackground()
    #expect(shared.applicationState == .background)
    system.enterForeground()
    system.sendMemoryWarning()
    weak let gone = shared.delegate as? Delegate
    system.terminate()
    #expect(gone == nil && shared.windows.isEmpty)
    #expect(
      Delegate.calls == [
        "didFinishLaunching true inactive", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willEnterForeground", "didBecomeActive", "memory", "willTerminate",
      ]
    )
  }

  @Test func aDelegateLaunchesWithoutANib() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let delegate = Delegate()
        delegate.window = UIWindow(frame: UIScreen.main.bounds)
        ApplicationDriver().launch(delegate: delegate)
        #expect(UIApplication.shared.delegate === delegate && delegate.window?.isKeyWindow == true)
        #expect(UIScreen.screens == [.main] && delegate.window?.screen === UIScreen.main)
        #expect(Delegate.calls == ["didFinishLaunching true inactive", "didBecomeActive"])
      }
    }
  }
}
