// swift-format-ignore-file
// From Documentation/Guide/11-Testing.md, which is where to change it.

import DioramaUI

final class TipController: UIViewController {
  var amount: UITextField?
  var tip: UILabel?
  private var share = 0.1

  func setGenerous(_ sender: UISwitch) {
    share = sender.isOn ? 0.2 : 0.1
    update()
  }

  func update() {
    guard let text = amount?.text, let amount = Double(text) else {
      tip?.text = "No tip"
      return
    }
    tip?.text = "Tip: \((amount * share * 100).rounded() / 100)"
  }
}
