import Foundation
import NibLoader

/// A custom object that is no view: it is made with `init()`.
@MainActor
final class TestStore: NSObject, NibAwaking, NibAccessibilityConfigurable {
  weak var node: TestNode? { didSet { Journal.write("store.node") } }
  private(set) var accessibility: NibAccessibilityConfiguration?

  override init() {
    super.init()
    Journal.write("store.init")
  }

  func awakeFromNib() { Journal.write("store.awake") }

  func applyNibAccessibility(_ configuration: NibAccessibilityConfiguration) {
    Journal.write("store.accessibility")
    accessibility = configuration
  }

  static let nibClass = NibClass(
    TestStore.self,
    parent: nil,
    make: TestStore.init,
    outlets: [NibOutlet("node", \.node)]
  )
}
