import DioramaUI
import NibArchive

/// The application that a genuine nib was made for, as far as the nib tells: its classes, their outlets and the objects
/// outside of the nib.
@MainActor
struct ForeignApplication {
  private var keys: [String] = []
  private var classes: [(name: String, original: String)] = []
  private(set) var externalObjects: [String: NSObject] = [:]

  init(_ archive: NibArchive) {
    let recognizers = Self.recognizers(in: archive)
    for index in archive.objects.indices { read(archive, index, recognizers) }
  }

  /// The objects that views take as gesture recognizers.
  private static func recognizers(in archive: NibArchive) -> Set<Int> {
    var found: Set<Int> = []
    for index in archive.objects.indices where archive.className(of: index) == "UIRuntimeOutletCollectionConnection" {
      let list = archive.values(of: index).first { $0.key == "UIDestination" }?.payload
      guard case .object(let list)? = list else { continue }
      for case (_, .object(let element)) in archive.values(of: list) { found.insert(element) }
    }
    return found
  }

  /// UIKit's classes, and those of the application as subclasses that take whatever is connected.
  var registry: NibClassRegistry {
    var registry = UIRuntime.shared.classes
    for (name, original) in classes {
      if let row = row(name, original: original) { registry.register(row) }
    }
    return registry
  }

  private mutating func read(_ archive: NibArchive, _ index: Int, _ recognizers: Set<Int>) {
    func text(_ key: String) -> String? {
      guard case .object(let target)? = archive.values(of: index).first(where: { $0.key == key })?.payload,
        case .data(let bytes)? = archive.values(of: target).first(where: { $0.key == "NS.bytes" })?.payload
      else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    switch archive.className(of: index) {
    case "UIClassSwapper":
      if let name = text("UIClassName"), let original = text("UIOriginalClassName") {
        classes.append((Self.demangled(name), original))
      }
    case "UIProxyObject":
      guard let name = text("UIProxiedObjectIdentifier") else { return }
      externalObjects[name] = recognizers.contains(index) ? UIGestureRecognizer() : NibStandIn()
    case "UIRuntimeOutletConnection", "UIRuntimeOutletCollectionConnection": keys += [text("UILabel")].compactMap { $0 }
    case "UINibKeyValuePair":
      keys += [text("UIKeyPath")].compactMap { $0?.split(separator: ".").first.map(String.init) }
    default: break
    }
  }

  /// The module and class of a mangled Swift name: `_TtC5Sales5Badge` is `Sales.Badge`.
  private static func demangled(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.dropFirst(4)
    var parts: [Substring] = []
    while let count = Int(rest.prefix(while: \.isNumber)) {
      rest = rest.drop(while: \.isNumber)
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: ".")
  }

  private func row(_ name: String, original: String) -> NibClass? {
    switch original {
    case "UICustomObject":
      NibClass(ForeignObject.self, parent: nil, name: name, make: { ForeignObject() }, outlets: any())
    case "UIView": row(ForeignView.self, parent: UIView.self, name)
    case "UILabel": row(ForeignLabel.self, parent: UILabel.self, name)
    case "UIButton": row(ForeignButton.self, parent: UIButton.self, name)
    case "UIImageView": row(ForeignImageView.self, parent: UIImageView.self, name)
    case "UIControl": row(ForeignControl.self, parent: UIControl.self, name)
    case "UITextField": row(ForeignTextField.self, parent: UITextField.self, name)
    case "UITextView": row(ForeignTextView.self, parent: UITextView.self, name)
    case "UIScrollView": row(ForeignScrollView.self, parent: UIScrollView.self, name)
    case "UIStackView": row(ForeignStackView.self, parent: UIStackView.self, name)
    case "UITableView": row(ForeignTableView.self, parent: UITableView.self, name)
    case "UITableViewCell": row(ForeignTableViewCell.self, parent: UITableViewCell.self, name)
    case "UICollectionView": row(ForeignCollectionView.self, parent: UICollectionView.self, name)
    case "UICollectionViewCell": row(ForeignCollectionViewCell.self, parent: UICollectionViewCell.self, name)
    case "UICollectionReusableView":
      row(ForeignCollectionReusableView.self, parent: UICollectionReusableView.self, name)
    case "UICollectionViewFlowLayout":
      row(ForeignCollectionViewFlowLayout.self, parent: UICollectionViewFlowLayout.self, name)
    case "UINavigationBar": row(ForeignNavigationBar.self, parent: UINavigationBar.self, name)
    case "UIViewController": row(ForeignViewController.self, parent: UIViewController.self, name)
    case "UITableViewController": row(ForeignTableViewController.self, parent: UITableViewController.self, name)
    case "UICollectionViewController":
      row(ForeignCollectionViewController.self, parent: UICollectionViewController.self, name)
    case "UINavigationController": row(ForeignNavigationController.self, parent: UINavigationController.self, name)
    case "UITabBarController": row(ForeignTabBarController.self, parent: UITabBarController.self, name)
    case "UIWindow": row(ForeignWindow.self, parent: UIWindow.self, name)
    case "UISlider": row(ForeignSlider.self, parent: UISlider.self, name)
    case "UISwitch": row(ForeignSwitch.self, parent: UISwitch.self, name)
    case "UISegmentedControl": row(ForeignSegmentedControl.self, parent: UISegmentedControl.self, name)
    case "UITapGestureRecognizer": row(ForeignTapGestureRecognizer.self, parent: UITapGestureRecognizer.self, name)
    case "NSLayoutConstraint": row(ForeignLayoutConstraint.self, parent: NSLayoutConstraint.self, name)
    default: nil
    }
  }

  private func row<C: NSObject & NSCoding>(_ type: C.Type, parent: NSObject.Type, _ name: String) -> NibClass {
    guard let own = UIRuntime.shared.classes.row(named: String(describing: parent)), own.type == parent else {
      return NibClass(type, parent: parent, name: name, outlets: any())
    }
    return NibClass(type, parent: parent, name: name, outlets: any(except: parent))
  }

  private func row<C: UIGestureRecognizer>(_ type: C.Type, parent: NSObject.Type, _ name: String) -> NibClass {
    NibClass(type, parent: parent, name: name, outlets: any(except: parent))
  }

  /// Outlets that take anything, for all keys that UIKit's class does not have.
  private func any<C: NSObject>(except parent: NSObject.Type? = nil) -> [NibOutlet<C>] {
    let taken: Set = ["delegate", "dataSource", "gestureRecognizers", "view", "layer", "tag"]
    return Set(keys).subtracting(taken).sorted().map { key in
      NibOutlet(key, set: { (_: C, _: NSObject?) in })
    }
  }
}
