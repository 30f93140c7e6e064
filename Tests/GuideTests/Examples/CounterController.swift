// swift-format-ignore-file
// From Documentation/Guide/04-Wiring.md, which is where to change it.

import DioramaUI

final class CounterController: UIViewController {
  var total: UILabel?
  var buttons: [UIButton] = []
  private var count = 0

  func change(_ sender: UIButton) {
    count += sender === buttons.last ? 1 : -1
    total?.text = "\(count)"
  }
}
