import UIKit

extension UIView {
  @IBInspectable var cornerSize: Double {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

class Dial: UIView {
  @IBInspectable var needleColor: UIColor?
  @IBInspectable var gaugeWidth: CGVector = .zero
  @objc var isSmooth = false
  var speed = 1.0
  @objc func setTurns(_ turns: Int) {}
}

class OpenDial: Pod {}
