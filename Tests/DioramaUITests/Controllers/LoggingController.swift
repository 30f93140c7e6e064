import DioramaUI

/// A controller that writes what it is told into a journal; the four appearance methods do not call super.
final class LoggingController: UIViewController {
  let name: String
  let journal: Journal
  var onViewDidLoad: (LoggingController) -> Void = { _ in }
  var onViewWillAppear: (LoggingController) -> Void = { _ in }
  var onViewDidLayoutSubviews: (LoggingController) -> Void = { _ in }
  var writesLayout = false
  var writesParents = false
  var forwards = true

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.write("\(name) viewDidLoad")
    onViewDidLoad(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    journal.write("\(name) viewWillAppear\(flags(animated))")
    onViewWillAppear(self)
  }

  override func viewDidAppear(_ animated: Bool) { journal.write("\(name) viewDidAppear\(flags(animated))") }
  override func viewWillDisappear(_ animated: Bool) { journal.write("\(name) viewWillDisappear\(flags(animated))") }
  override func viewDidDisappear(_ animated: Bool) { journal.write("\(name) viewDidDisappear\(flags(animated))") }

  override func viewWillLayoutSubviews() {
    if writesLayout { journal.write("\(name) viewWillLayoutSubviews") }
  }

  override func viewDidLayoutSubviews() {
    if writesLayout { journal.write("\(name) viewDidLayoutSubviews") }
    onViewDidLayoutSubviews(self)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if writesParents { journal.write("\(name) willMove \(title(of: parent))") }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if writesParents { journal.write("\(name) didMove \(title(of: parent))") }
  }

  private func title(of controller: UIViewController?) -> String { (controller as? LoggingController)?.name ?? "nil" }

  private func flags(_ animated: Bool) -> String {
    [animated ? " animated" : "", isMovingToParent ? " moving in" : "", isMovingFromParent ? " moving out" : ""]
      .joined()
  }
}

/// Shows a controller in a window of its own, and forgets what it was told on the way.
@MainActor
func shown(_ controller: LoggingController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  CATransaction.flush()
  controller.journal.entries = []
  return window
}
