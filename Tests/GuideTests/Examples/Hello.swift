// swift-format-ignore-file
// From Documentation/Guide/01-FirstScreen.md, which is where to change it.

import DioramaUI

@MainActor
func greeting() -> UIView? {
  UINib(nibName: "Hello", bundle: nil).instantiate(withOwner: nil).first as? UIView
}
