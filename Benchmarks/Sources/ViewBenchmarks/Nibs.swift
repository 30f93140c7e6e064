import DioramaCompiler
import DioramaUI
import Foundation

/// The same views from a nib and from code.
@MainActor
enum Nibs {
  /// The nib of a view with labels and buttons.
  ///
  /// - Parameter count: How many of each.
  static func compiled(_ count: Int) -> UINib {
    var text = "scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 393, 8800]\n    subviews:\n"
    for index in 0..<count {
      text += "      - {class: UILabel, frame: [16, \(index * 44), 200, 21], text: Row \(index), tag: \(index)}\n"
      text += "      - {class: UIButton, frame: [240, \(index * 44), 100, 34], title: Buy}\n"
    }
    return nib(of: text)
  }

  /// The nib of a scene.
  static func nib(of text: String) -> UINib {
    let scene = SourceText(path: "Benchmark.scene.yaml", text: text)
    let compiled = NibCompiler().compile(scene)
    guard let bytes = compiled.value else { fatalError("\(compiled.diagnostics.prefix(3))") }
    return UINib(data: Data(bytes), bundle: nil)
  }

  /// The view at the top of a nib.
  static func view(_ nib: UINib, _ owner: NSObject? = nil) -> UIView {
    guard let view = nib.instantiate(withOwner: owner).first as? UIView else { preconditionFailure("no view") }
    return view
  }

  /// What the scene says, in code.
  static func made(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 8800))
    for index in 0..<count {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 44, width: 200, height: 21))
      label.text = "Row \(index)"
      label.tag = index
      root.addSubview(label)
      let button = UIButton(frame: CGRect(x: 240, y: CGFloat(index) * 44, width: 100, height: 34))
      button.setTitle("Buy", for: .normal)
      root.addSubview(button)
    }
    return root
  }
}
