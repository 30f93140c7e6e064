import DioramaUI

/// A controller of the application under test: it writes into the journal what it is told.
class GardenController: UIViewController {
  /// What all controllers were told, and which there were.
  static let log = GardenLog()

  /// What the journal calls the controller.
  var name: String { String(describing: type(of: self)).replacingOccurrences(of: "Controller", with: "") }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Self.log.watch(self)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.log.watch(self)
  }

  private func write(_ text: String, _ animated: Bool) {
    Self.log.write("\(name) \(text)\(animated ? " animated" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.write("\(name) viewDidLoad")
    Self.log.watch(view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("viewDidDisappear", animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    Self.log.write("\(name) willMove(\(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    Self.log.write("\(name) didMove(\(parent.map { "\(type(of: $0))" } ?? "nil"))")
  }
}
