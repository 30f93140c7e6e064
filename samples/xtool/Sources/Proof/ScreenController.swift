#if canImport(UIKit)
  public import UIKit
#else
  public import DioramaUI
#endif

/// The screen of the nib: what the nib connects is used at once, so that a fault is seen.
@MainActor
public final class ScreenController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet var status: UILabel!
    @IBOutlet var counter: UIButton!
  #else
    var status: UILabel!
    var counter: UIButton!
  #endif
  private var taps = 0

  /// Makes the screen, whose nib is in the bundle of the module.
  public init() {
    super.init(nibName: "Screen", bundle: .module)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  #if canImport(ObjectiveC)
    @IBAction func count(_ sender: UIButton) { countTap() }
  #else
    func count(_ sender: UIButton) { countTap() }
  #endif

  private func countTap() {
    taps += 1
    status.text = taps == 1 ? "1 tap" : "\(taps) taps"
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(report)
  }

  /// A line for each view, its class and frame and text, as `diorama tree` prints them.
  public var report: String { lines(of: view, indent: "").joined(separator: "\n") }

  private func lines(of view: UIView, indent: String) -> [String] {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { number($0) }
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
    let line = "\(indent)\(type(of: view)) [\(frame.joined(separator: ", "))]" + (text.map { " \"\($0)\"" } ?? "")
    // What a button is made of is its own affair.
    return [line] + (view is UIButton ? [] : view.subviews.flatMap { lines(of: $0, indent: indent + "  ") })
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
