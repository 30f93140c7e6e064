import DioramaUI

/// A view that writes down how it comes out of a nib.
final class TracedView: UIView {
  weak var helper: Helper? { didSet { Trace.write("view \(tag) outlet helper") } }
  var note = "" { didSet { Trace.write("view \(tag) attribute note=\(note) helper=\(helper != nil)") } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Trace.write("view init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Trace.write(
      "view \(tag) init(coder:) frame=\(Int(frame.minX)),\(Int(frame.minY)),\(Int(frame.width)),\(Int(frame.height)) "
        + "subviews=\(subviews.count) superview=\(superview != nil) recognizers=\(gestureRecognizers?.count ?? 0) "
        + "note=\(note)"
    )
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Trace.write(
      "view \(tag) awakeFromNib superview=\(superview != nil) recognizers=\(gestureRecognizers?.count ?? 0)"
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Trace.write("view \(tag) layoutSubviews")
  }

  static let nibClass = NibClass(
    TracedView.self,
    parent: UIView.self,
    name: "Trace.TracedView",
    outlets: [NibOutlet("helper", \TracedView.helper)],
    properties: [NibProperty("note", \TracedView.note)]
  )
}
