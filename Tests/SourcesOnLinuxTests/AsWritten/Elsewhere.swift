// swift-format-ignore-file
import UIKit

private func decorated(_ text: String) -> String { "<\(text)>" }

// The class is in another file, which does not see the function above.
extension Base {
  override var description: String { decorated("base") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append(decorated("appears \(animated)"))
  }

  open override var title: String? {
    get { super.title.map(decorated) }
    set { super.title = newValue }
  }
}
