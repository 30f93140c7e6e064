import DioramaUI

/// A controller that writes down how its view is loaded.
final class FrontController: UIViewController {
  weak var caption: UILabel? { didSet { Trace.write("controller outlet caption") } }
  var pieces: [UIView] = [] { didSet { Trace.write("controller outlets pieces=\(pieces.count)") } }
  private(set) var went = 0

  override func loadView() {
    Trace.write("controller loadView begins")
    super.loadView()
    Trace.write("controller loadView ends view=\(isViewLoaded)")
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      Trace.write("controller outlet view")
    }
  }

  override func awakeFromNib() { Trace.write("controller awakeFromNib") }
  override func viewDidLoad() { Trace.write("controller viewDidLoad caption=\(caption?.text ?? "")") }
  override func viewWillAppear(_ animated: Bool) { Trace.write("controller viewWillAppear") }
  override func viewWillLayoutSubviews() { Trace.write("controller viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { Trace.write("controller viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { Trace.write("controller viewDidAppear") }

  func go(_ sender: UIButton) { went += 1 }

  static let nibClass = NibClass(
    FrontController.self,
    parent: UIViewController.self,
    name: "Trace.FrontController",
    outlets: [NibOutlet("caption", \FrontController.caption), NibOutlet("pieces", \FrontController.pieces)],
    actions: [NibAction("go:", FrontController.go)]
  )
}
