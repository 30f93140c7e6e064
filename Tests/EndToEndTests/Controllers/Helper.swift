import DioramaUI

/// A plain object of a nib.
final class Helper: NSObject, NibAwaking {
  weak var view: UIView? { didSet { Trace.write("helper outlet view") } }

  override init() {
    super.init()
    Trace.write("helper init()")
  }

  func awakeFromNib() { Trace.write("helper awakeFromNib view=\(view != nil)") }

  static let nibClass = NibClass(
    Helper.self,
    parent: nil,
    name: "Trace.Helper",
    make: { Helper() },
    outlets: [NibOutlet("view", \Helper.view)]
  )
}
