import DioramaUI
import SceneDiagnostics

extension LiveNib {
  /// The live objects as text: one line an object, indented below what holds it, then what it is connected to.
  ///
  /// - Parameter isVerbose: Whether each outlet and attribute of the user's own classes that was not set stands at its object.
  package func hierarchy(isVerbose: Bool = false) -> String {
    var printer = HierarchyPrinter(nib: self, isVerbose: isVerbose)
    printer.print()
    return printer.text
  }
}

/// Writes live objects as text.
///
/// Only what the objects themselves say is written, so that a view which moved itself is where it moved to.
@MainActor
struct HierarchyPrinter {
  private struct Entry {
    var object: NSObject
    var depth: Int
    /// What the object is to the one above it; nil for a subview.
    var role: String?
  }

  let nib: LiveNib
  private let problems: LoadingProblems
  private let placement: PlacementNotes
  private let ownerOutlets: [ObjectIdentifier: [String]]
  private(set) var text = ""

  init(nib: LiveNib, isVerbose: Bool) {
    self.nib = nib
    problems = LoadingProblems(of: nib, isVerbose: isVerbose)
    placement = PlacementNotes(of: nib)
    var outlets: [ObjectIdentifier: [String]] = [:]
    for (name, objects) in nib.owner.outlets {
      for object in objects { outlets[ObjectIdentifier(object), default: []].append(VisibleText.shown(name)) }
    }
    ownerOutlets = outlets.mapValues { $0.sorted() }
  }

  mutating func print() {
    var pending = nib.topLevelObjects.reversed().map { Entry(object: $0, depth: 0) }
    while let entry = pending.popLast() {
      line(entry.depth, headline(entry))
      for detail in details(of: entry.object) { line(entry.depth + 1, detail) }
      pending += parts(of: entry.object, depth: entry.depth + 1).reversed()
    }
    printStandIn(nib.owner, "owner")
    for (identifier, standIn) in nib.placeholders {
      printStandIn(standIn, "placeholder \(VisibleText.shown(identifier))")
    }
    if let summary = placement.summary { line(0, summary) }
    for summary in problems.summaries { line(0, summary) }
    for (index, problem) in problems.general.enumerated() {
      if index == 0 { line(0, "left out") }
      line(1, problem)
    }
  }

  private mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private func headline(_ entry: Entry) -> String {
    var words = [(entry.role.map { "\($0): " } ?? "") + nib.className(of: entry.object)]
    if let view = entry.object as? UIView { words.append(Self.frame(of: view)) }
    words += ObjectText.content(of: entry.object)
    if let view = entry.object as? UIView { words += ViewMarks.marks(of: view) }
    if let view = entry.object as? UIView, placement.isUnsolved(view) { words.append("unsolved") }
    if entry.role == nil, let view = entry.object as? UIView, let controller = view.next as? UIViewController {
      words.append("(view of \(nib.className(of: controller)))")
    }
    if let names = ownerOutlets[ObjectIdentifier(entry.object)] {
      words.append("<- " + names.map { "owner.\($0)" }.joined(separator: ", "))
    }
    return words.joined(separator: " ")
  }

  private static func frame(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "[\(numbers.map { NumberText.text(Double($0)) }.joined(separator: ", "))]"
  }

  private func details(of object: NSObject) -> [String] {
    let delegates = ["delegate", "dataSource"].compactMap { key -> String? in
      guard let target = try? nib.classes.value(forKeyPath: key, of: object) as? NSObject else { return nil }
      return "\(key) -> \(nib.reference(to: target, from: object))"
    }
    let actions = (object as? UIControl).map { ControlActions.lines(of: $0, in: nib) } ?? []
    return delegates + embedding(of: object) + actions + outlets(of: object) + problems.lines(about: object)
  }

  /// The view that a child controller's own goes into.
  private func embedding(of object: NSObject) -> [String] {
    guard object is UIViewController,
      let container = try? nib.classes.value(forKeyPath: "nibEmbeddingView", of: object) as? NSObject
    else { return [] }
    return ["embedded in \(nib.reference(to: container))"]
  }

  /// What a controller, a view or any other object holds.
  private func parts(of object: NSObject, depth: Int) -> [Entry] {
    if let controller = object as? UIViewController { return parts(of: controller, depth: depth) }
    guard let view = object as? UIView else { return [] }
    let gestures = (view.gestureRecognizers ?? []).map { Entry(object: $0, depth: depth, role: "gesture") }
    let prototypes = nib.prototypes[ObjectIdentifier(view)] ?? []
    let known = Set(prototypes.map { ObjectIdentifier($0.view) })
    return gestures
      + prototypes.map { prototype in
        Entry(object: prototype.view, depth: depth, role: role(of: prototype.nib))
      }
      + ownSubviews(of: view).filter { !known.contains(ObjectIdentifier($0)) }.map { Entry(object: $0, depth: depth) }
  }

  /// A prototype in words: `prototype "Order"`, or `prototype header "Top"` beside the items of a collection.
  private func role(of prototype: PrototypeNib) -> String {
    let kinds = [
      UICollectionView.elementKindSectionHeader: "header ", UICollectionView.elementKindSectionFooter: "footer ",
    ]
    let kind = prototype.kind.map { kinds[$0] ?? "\(VisibleText.shown($0)) " } ?? ""
    return "prototype \(kind)\(ObjectText.quoted(prototype.identifier))"
  }

  /// The subviews without the parts that a control makes for itself, whose content stands on its own line.
  private func ownSubviews(of view: UIView) -> [UIView] {
    switch view {
    case is UISegmentedControl: []
    case let button as UIButton: button.subviews.filter { $0 !== button.titleLabel && $0 !== button.imageView }
    default: view.subviews
    }
  }

  private func parts(of controller: UIViewController, depth: Int) -> [Entry] {
    // A view that waits in a nib of its own is not there, and loading it would stop the tool where the nib is missing.
    // A view that is embedded stands where it is embedded.
    let own = controller.viewLoadedFromItself.flatMap { $0.superview == nil ? $0 : nil }
    let view = own.map { [Entry(object: $0, depth: depth, role: "view")] } ?? []
    return view + controller.children.map { Entry(object: $0, depth: depth, role: "child") }
  }

  /// The outlets of an object that stands in for one of the application's.
  private func outlets(of object: NSObject) -> [String] {
    guard let standIn = object as? NibStandIn else { return [] }
    return standIn.outlets.sorted { $0.key < $1.key }.map { name, objects in
      "\(VisibleText.shown(name)) -> \(objects.map { nib.reference(to: $0) }.joined(separator: ", "))"
    }
  }

  private mutating func printStandIn(_ standIn: NibStandIn, _ title: String) {
    let lines = outlets(of: standIn)
    if !lines.isEmpty { line(0, title) }
    for content in lines { line(1, content) }
  }
}
