import DioramaUI
import NibArchive
import Testing

/// Nests that the loader admits must fit on the stack, whatever class they are of.
@MainActor
@Suite struct DepthTests {
  @Test(arguments: [
    "UIView", "UILabel", "UITextField", "UITextView", "UIButton", "UIStackView", "UISegmentedControl", "UITableView",
    "UITableViewCell", "UICollectionViewCell", "UISearchBar", "UIDatePicker", "UIVisualEffectView", "WKWebView",
  ])
  func theDeepestNest(className: String) throws {
    var nib = NibBuilder()
    var inner = nib.node(className)
    let leaf = inner
    nib.graph.append("UITag", .integer(7), to: leaf)
    for _ in 0..<500 {
      let subviews = nib.array([inner])
      inner = nib.node(className, ["UISubviews": subviews])
    }
    nib.topLevel = [inner]
    let root = try UINib(data: nib.data, bundle: nil).load(owner: nil).topLevelObjects.first as? UIView
    #expect(root?.viewWithTag(7) != nil)
  }

  @Test func aDeeperNestIsAnError() {
    var nib = NibBuilder()
    var inner = nib.node("UIView")
    for _ in 0..<600 {
      let subviews = nib.array([inner])
      inner = nib.node("UIView", ["UISubviews": subviews])
    }
    nib.topLevel = [inner]
    let data = nib.data
    #expect(throws: NibLoadingError.tooDeep(limit: 512)) { try UINib(data: data, bundle: nil).load(owner: nil) }
  }
}
