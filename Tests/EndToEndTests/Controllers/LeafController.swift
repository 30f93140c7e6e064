import DioramaUI

/// A child that writes down what it is told, and calls super in none of it.
final class LeafController: UIViewController {
  override func viewDidLoad() { Trace.write("leaf viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { Trace.write("leaf viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { Trace.write("leaf viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { Trace.write("leaf viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { Trace.write("leaf viewDidDisappear") }

  static let nibClass = NibClass(LeafController.self, parent: UIViewController.self, name: "Trace.LeafController")
}
