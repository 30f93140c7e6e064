import DioramaPicture
import Foundation

@testable import DioramaUI

/// What the catalog knows of a class: the names of its properties, and those of the slots and outlets that hold objects.
struct ClassFacts: Decodable {
  var properties: [String]
  var objects: [String]
}

/// Compares the objects of a nib with those of the code that was made of its scene.
@MainActor
final class Comparison {
  private let facts: [String: ClassFacts]
  /// The outlets and attributes of the application's classes, by their names without modules.
  private let members: [String: [String]]
  private(set) var differences: [String] = []
  private var nibPaths: [ObjectIdentifier: String] = [:]
  private var codePaths: [ObjectIdentifier: String] = [:]
  private var views: [(nib: UIView, code: UIView, path: String)] = []
  private var pairs: [(nib: NSObject, code: NSObject, path: String)] = []

  /// The methods by which code triggers segues.
  private let segues: Set<String>

  init(facts: [String: ClassFacts], members: [String: [String]], segues: Set<String> = []) {
    (self.facts, self.members, self.segues) = (facts, members, segues)
  }

  func note(_ text: String) { differences.append(text) }

  /// Calls two objects by one name: the owners, and what both doors were given.
  func call(_ nib: NSObject, _ code: NSObject, _ path: String) {
    nibPaths[ObjectIdentifier(nib)] = path
    codePaths[ObjectIdentifier(code)] = path
  }

  /// Pairs two objects and all that is in them.
  func pair(_ nib: NSObject, _ code: NSObject, _ path: String, isRoot: Bool = false) {
    guard nibPaths[ObjectIdentifier(nib)] == nil else { return }
    call(nib, code, path)
    pairs.append((nib, code, path))
    // The generated classes are subclasses.
    if !Self.isSame(nib, code, isRoot: true) {
      note("\(path): class \(type(of: nib)) | \(type(of: code))")
      return
    }
    if let nib = nib as? UIView, let code = code as? UIView {
      views.append((nib, code, path))
      // A cell makes the line below itself when it needs it.
      let isShown = { (view: UIView) in !["TableCellSeparatorView", "LayoutSupportView"].contains("\(type(of: view))") }
      pair(nib.subviews.filter(isShown), code.subviews.filter(isShown), path + ".subviews")
      pair(nib.gestureRecognizers ?? [], code.gestureRecognizers ?? [], path + ".gestureRecognizers")
    }
    if let nib = nib as? UIStackView, let code = code as? UIStackView {
      pair(nib.arrangedSubviews, code.arrangedSubviews, path + ".arrangedSubviews")
    }
    for name in facts(of: nib)?.objects ?? [] {
      // A controller that is not shown yet has no view in either.
      if name == "view", let nib = nib as? UIViewController, let code = code as? UIViewController,
        !nib.isViewLoaded || !code.isViewLoaded
      {
        continue
      }
      let (first, second) = (value(name, nib), value(name, code))
      if let first = first as? [NSObject], let second = second as? [NSObject] {
        pair(first, second, "\(path).\(name)")
      } else if let first = first as? NSObject, let second = second as? NSObject, !(first is NSString) {
        pair(first, second, "\(path).\(name)")
      } else if (first == nil) != (second == nil) {
        if Self.isEmpty(first), Self.isEmpty(second) { continue }
        note("\(path).\(name): \(first.map { "\($0)" } ?? "nil") | \(second.map { "\($0)" } ?? "nil")")
      }
    }
  }

  private static func isEmpty(_ value: Any?) -> Bool { value == nil || (value as? [Any])?.isEmpty == true }

  private func pair(_ nib: [NSObject], _ code: [NSObject], _ path: String) {
    if nib.count != code.count {
      note("\(path): \(nib.map { "\(type(of: $0))" }) | \(code.map { "\(type(of: $0))" })")
    }
    for (index, (first, second)) in zip(nib, code).enumerated() { pair(first, second, "\(path)[\(index)]") }
  }

  /// The root of the code is a subclass of what the nib has there.
  private static func isSame(_ nib: NSObject, _ code: NSObject, isRoot: Bool) -> Bool {
    if type(of: nib) == type(of: code) { return true }
    guard isRoot else { return false }
    var mirror: Mirror? = Mirror(reflecting: code)
    while let current = mirror {
      if current.subjectType == type(of: nib) { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// The names of an object's classes, its own first.
  private static func lineage(of object: NSObject) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      names.append("\(current.subjectType)")
      mirror = current.superclassMirror
    }
    return names
  }

  private func facts(of object: NSObject) -> ClassFacts? {
    Self.lineage(of: object).lazy.compactMap { self.facts[$0] }.first
  }

  private func value(_ name: String, _ object: NSObject) -> Any? {
    if name == "inputAccessoryView" || name == "inputView" {
      if let field = object as? UITextField { return name == "inputView" ? field.inputView : field.inputAccessoryView }
      if let view = object as? UITextView { return name == "inputView" ? view.inputView : view.inputAccessoryView }
    }
    if let controller = object as? UIViewController, name == "navigationItem" { return controller.navigationItem }
    if let controller = object as? UIViewController, name == "tabBarItem" { return controller.tabBarItem }
    return (try? UIRuntime.shared.classes.value(forKeyPath: name, of: object)) ?? nil
  }

  // MARK: - Properties

  /// Compares what the catalog knows of each object.
  func compareProperties() {
    for (nib, code, path) in pairs {
      let isPlaced = (nib as? UIView)?.translatesAutoresizingMaskIntoConstraints == false
      for name in facts(of: nib)?.properties ?? [] {
        // Where constraints place a view, its mask has no meaning, and its frame is that of the layout.
        if ["frame", "bounds", "center"].contains(name) { continue }
        if isPlaced, name == "autoresizingMask" { continue }
        // A cell gives its content view its frame by itself.
        if name == "autoresizingMask", Self.isContentView(nib) { continue }
        // So does a controller with its bars.
        if ["autoresizingMask", "isOpaque"].contains(name),
          path.hasSuffix(".navigationBar") || path.hasSuffix(".tabBar")
        {
          continue
        }
        // A table sets the size of what it shows, and what is no public property has a note.
        if name == "contentSize", nib is UITableView || nib is UICollectionView { continue }
        if name == "layoutMarginsFollowReadableWidth" { continue }
        // UIKit sets it where it takes a cell from its queue.
        if name == "reuseIdentifier", nib is UICollectionReusableView { continue }
        let (first, second) = (Self.text(value(name, nib)), Self.text(value(name, code)))
        if first != second { note("\(path).\(name): \(first) | \(second)") }
      }
      let own = Self.lineage(of: nib).lazy.compactMap { self.members[$0] }.first ?? []
      for name in own {
        let (first, second) = (target(value(name, nib), nibPaths), target(value(name, code), codePaths))
        if first != second { note("\(path).\(name): \(first) | \(second)") }
      }
    }
  }

  private static func isContentView(_ object: NSObject) -> Bool {
    guard let view = object as? UIView else { return false }
    return (view.superview as? UITableViewCell)?.contentView === view
      || (view.superview as? UICollectionViewCell)?.contentView === view
      || (view.superview as? UITableViewHeaderFooterView)?.contentView === view
  }

  private func target(_ value: Any?, _ paths: [ObjectIdentifier: String]) -> String {
    if let constraint = value as? NSLayoutConstraint { return text(of: constraint, paths) }
    if let objects = value as? [NSObject] {
      return "\(objects.map { target($0, paths) })"
    }
    if let object = value as? NSObject, let path = paths[ObjectIdentifier(object)] { return path }
    return Self.text(value)
  }

  /// A value in words, with numbers in the precision of a nib.
  static func text(_ value: Any?) -> String {
    words(value).replacing("tableBackgroundColor", with: "systemBackgroundColor").replacing(
      "groupTableViewBackgroundColor",
      with: "systemGroupedBackgroundColor"
    ).replacing(#/-?[0-9]+\.[0-9]+(e-?[0-9]+)?/#) { match in
      let number = (Double(match.0) ?? 0) * 1e3
      return "\(number.rounded() / 1e3)"
    }
  }

  private static func words(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let color as UIColor: "color \(color)"
    case let image as UIImage: "image \(image.resourceName ?? "")"
    case let date as Date: "date \(date.timeIntervalSinceReferenceDate)"
    case let text as NSAttributedString: "rich \(text.string)"
    case let locale as Locale: locale.identifier
    case let zone as TimeZone: zone.identifier
    case let calendar as Calendar: "\(calendar.identifier)"
    case let font as UIFont: "font \(font)"
    case let value as any RawRepresentable: "\(value.rawValue)"
    case let list as [Any]: "\(list.map { text($0) })"
    case let values as [Int: UILayoutPriority]:
      values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }.joined(separator: ", ")
    case let values as [UInt: Any]:
      values.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
    case let object as NSObject where "\(type(of: object))".hasPrefix("UI"): "\(type(of: object))"
    case let value?: "\(value)"
    }
  }

  // MARK: - Constraints and connections

  func compareConstraints() {
    func texts(_ views: [UIView], _ paths: [ObjectIdentifier: String]) -> [String] {
      var seen: Set<ObjectIdentifier> = []
      return views.flatMap(\.constraints).filter { !Self.isOfSupport($0) }.filter {
        seen.insert(ObjectIdentifier($0)).inserted
      }.map {
        text(of: $0, paths)
      }.sorted()
    }
    let first = texts(views.map(\.nib), nibPaths)
    let second = texts(views.map(\.code), codePaths)
    for change in second.difference(from: first) {
      switch change {
      case .remove(_, let text, _): note("constraint of the nib: \(text)")
      case .insert(_, let text, _): note("constraint of the code: \(text)")
      }
    }
  }

  private func text(of constraint: NSLayoutConstraint, _ paths: [ObjectIdentifier: String]) -> String {
    let first = side(constraint.firstItem, constraint.firstAttribute, paths)
    let second = side(constraint.secondItem, constraint.secondAttribute, paths)
    return
      "\(first) \(constraint.relation.rawValue) \(Float(constraint.multiplier)) * \(second) + \(Float(constraint.constant))"
      + " @ \(constraint.priority.rawValue) '\(constraint.identifier ?? "")' \(constraint.isActive)"
  }

  private func side(
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute,
    _ paths: [ObjectIdentifier: String]
  ) -> String {
    let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading,
      .trailingMargin: .trailing, .centerXWithinMargins: .centerX, .centerYWithinMargins: .centerY,
    ]
    switch item {
    case let support as UIView where "\(type(of: support))" == "LayoutSupportView":
      // The inner edge of a controller's guide is that of the safe area.
      let path = support.superview.flatMap { paths[ObjectIdentifier($0)] } ?? "?"
      return "\(path).UIViewSafeAreaLayoutGuide.\(attribute == .bottom ? 3 : 4)"
    case let view as UIView:
      let path = paths[ObjectIdentifier(view)] ?? "?"
      return margins[attribute].map { "\(path).margins.\($0.rawValue)" } ?? "\(path).\(attribute.rawValue)"
    case let guide as UILayoutGuide:
      guard let view = guide.owningView else { return "no view.\(attribute.rawValue)" }
      let path = paths[ObjectIdentifier(view)] ?? "?"
      if guide === view.layoutMarginsGuide { return "\(path).margins.\(attribute.rawValue)" }
      return "\(path).\(guide.identifier).\(attribute.rawValue)"
    default: return "-"
    }
  }

  /// Whether a constraint only places one of a controller's guides.
  private static func isOfSupport(_ constraint: NSLayoutConstraint) -> Bool {
    let isSupport = { (item: AnyObject?) in item.map { "\(type(of: $0))" } == "LayoutSupportView" }
    let others: [AnyObject?] = [constraint.firstItem, constraint.secondItem].filter { $0 != nil && !isSupport($0) }
    return (isSupport(constraint.firstItem) || isSupport(constraint.secondItem))
      && others.allSatisfy { ($0 as? UIView)?.subviews.contains { isSupport($0) } == true }
      && constraint.constant == 0
  }

  func compareConnections() {
    for (nib, code, path) in pairs {
      let (first, second) = (messages(of: nib, nibPaths), messages(of: code, codePaths))
      if first != second { note("\(path) sends \(first) | \(second)") }
    }
  }

  private func messages(of object: NSObject, _ paths: [ObjectIdentifier: String]) -> [String] {
    let targets: [ControlTarget] =
      (object as? UIControl)?.targets ?? (object as? UIGestureRecognizer)?.targets ?? []
    var found = targets.map { target in
      let isTemplate = target.object is UIStoryboardSegueTemplate
      if isTemplate || segues.contains("\(target.action)".filter { $0 != ":" }) {
        return "a segue \(target.events.rawValue)"
      }
      let receiver = target.object.map { paths[ObjectIdentifier($0)] ?? "\(type(of: $0))" } ?? "nil"
      return "\(receiver) \(target.action) \(target.events.rawValue)"
    }
    if let item = object as? UIBarButtonItem, let action = item.action {
      let isTemplate = item.target is UIStoryboardSegueTemplate
      if isTemplate || segues.contains("\(action)".filter { $0 != ":" }) { return ["a segue"] }
      let receiver = (item.target as? NSObject).map { paths[ObjectIdentifier($0)] ?? "\(type(of: $0))" } ?? "nil"
      found.append("\(receiver) \(action)")
    }
    return found.sorted()
  }

  // MARK: - Layout

  /// Whether the frames break a required constraint of the nib: then it is undefined which of them gives way.
  private func isContradictory() -> Bool {
    var seen: Set<ObjectIdentifier> = []
    for constraint in views.flatMap({ $0.nib.constraints }) where seen.insert(ObjectIdentifier(constraint)).inserted {
      guard constraint.isActive, constraint.priority.rawValue == 1000,
        let first = Self.place(constraint.firstAttribute, constraint.firstItem)
      else { continue }
      var right = constraint.constant
      if let item = constraint.secondItem {
        guard let second = Self.place(constraint.secondAttribute, item) else { continue }
        right += second * constraint.multiplier
      }
      switch constraint.relation {
      case .equal: if abs(first - right) > 1 { return true }
      case .lessThanOrEqual: if first > right + 1 { return true }
      case .greaterThanOrEqual: if first < right - 1 { return true }
      }
    }
    return false
  }

  /// Where an attribute of a view lies in its window's coordinates; nil for others.
  private static func place(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?) -> CGFloat? {
    let view: UIView
    var bounds: CGRect
    if let own = item as? UIView {
      (view, bounds) = (own, own.bounds)
    } else if let guide = item as? UILayoutGuide, let owning = guide.owningView, !(owning is UIScrollView) {
      (view, bounds) = (owning, guide.layoutFrame)
    } else {
      return nil
    }
    guard view.effectiveUserInterfaceLayoutDirection == .leftToRight else { return nil }
    bounds = view.convert(bounds, to: nil)
    return switch attribute {
    case .left, .leading: bounds.minX
    case .right, .trailing: bounds.maxX
    case .top: bounds.minY
    case .bottom: bounds.maxY
    case .width: bounds.width
    case .height: bounds.height
    case .centerX: bounds.midX
    case .centerY: bounds.midY
    default: nil
    }
  }

  func compareLayout() {
    guard let first = views.first else { return }
    let sizes = [(320, 568), (393, 852), (834, 1194)]
    for (width, height) in sizes {
      for root in [first.nib, first.code] {
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.layoutIfNeeded()
      }
      if isContradictory() { continue }
      for (nib, code, path) in views where !Self.isNear(nib.frame, code.frame) {
        note("\(path).frame at \(width) x \(height): \(nib.frame) | \(code.frame)")
      }
      let renderer = PNGRenderer(scale: 1)
      if renderer.render(first.nib) != renderer.render(first.code) {
        note("the pictures differ at \(width) x \(height)")
      }
    }
  }

  private static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
      && abs(first.width - second.width) < 0.01 && abs(first.height - second.height) < 0.01
  }

  func compareAll(isContainer: Bool = false) {
    compareProperties()
    compareConstraints()
    compareConnections()
    if !isContainer { compareLayout() }
  }
}
