import Foundation
import NibLoader

extension UIView {
  /// Makes the layer of the view's class and answers for it.
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.delegate = self
    return layer
  }

  /// Takes in what an archive says the view holds.
  ///
  /// An archive may say what code may not: views that hold each other are refused, where code would be stopped.
  func adoptDecodedContent(of coder: NSCoder) {
    for view in coder.decodeList(of: UIView.self, forKey: "UISubviews") {
      guard view.superview !== self, !wouldMakeCycle(holding: view) else {
        coder.reject("a view is a subview of itself or is listed twice")
        continue
      }
      adopt(view, .index(.max))
    }
    for guide in coder.decodeList(of: UILayoutGuide.self, forKey: "UIViewLayoutGuides") { addLayoutGuide(guide) }
    for constraint in coder.decodeList(of: NSLayoutConstraint.self, forKey: "UIViewAutolayoutConstraints") {
      addConstraint(constraint)
    }
    for recognizer in coder.decodeList(of: UIGestureRecognizer.self, forKey: "gestureRecognizers") {
      addGestureRecognizer(recognizer)
    }
  }

  /// Whether the content reads from right to left.
  var isRightToLeft: Bool { semanticContentAttribute == .forceRightToLeft }
}
