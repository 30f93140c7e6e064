import DioramaUI

/// A view that counts what it is asked to do, and may write it down.
class CountingView: UIView {
  var layouts = 0
  var draws: [CGRect] = []
  var journal: Journal?
  var name = ""
  var onLayout: ((CountingView) -> Void)?
  var onDraw: ((CGRect) -> Void)?

  convenience init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
    self.init(frame: frame)
    self.name = name
    self.journal = journal
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    journal?.write("\(name) layout")
    onLayout?(self)
  }

  override func draw(_ rect: CGRect) {
    draws.append(rect)
    journal?.write("\(name) draw")
    onDraw?(rect)
  }
}
