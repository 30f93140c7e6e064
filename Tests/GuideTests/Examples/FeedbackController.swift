// swift-format-ignore-file
// From Documentation/Guide/14-Agents.md, which is where to change it.

import DioramaUI

final class FeedbackController: UIViewController {
  var message: UITextField?
  var send: UIButton?
  var thanks: UILabel?
  private(set) var sent: [String] = []

  func send(_ sender: UIButton) {
    guard let text = message?.text, !text.isEmpty else { return }
    sent.append(text)
    message?.text = ""
    thanks?.isHidden = false
  }
}
