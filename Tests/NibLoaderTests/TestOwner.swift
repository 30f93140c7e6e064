import Foundation
import NibLoader

/// The object that calls for a nib.
@MainActor
final class TestOwner: NSObject, NibAwaking {
  var root: TestNode? { didSet { Journal.write("owner.root") } }
  var all: [TestNode] = [] { didSet { Journal.write("owner.all \(all.count)") } }
  var store: TestStore? { didSet { Journal.write("owner.store") } }

  func awakeFromNib() { Journal.write("owner.awake") }

  func done(_ sender: Any?) {}

  static let nibClass = NibClass(
    TestOwner.self,
    parent: nil,
    outlets: [NibOutlet("root", \.root), NibOutlet("all", \.all), NibOutlet("store", \.store)],
    actions: [NibAction("done:", TestOwner.done)]
  )
}
