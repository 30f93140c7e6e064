import DioramaUI
import SceneDiagnostics

extension LiveNib {
  /// The live objects as text: one line an object, indented below what holds it, then what it is connected to.
  ///
  /// - Parameters:
  ///   - isVerbose: Whether each outlet and attribute of the user's own classes that was not set stands at its object.
  ///   - objects: What ids of the scene stand at the objects; nil for none.
  package func hierarchy(isVerbose: Bool = false, naming objects: SceneObjects? = nil) -> String {
    var printer = HierarchyPrinter(nib: self, isVerbose: isVerbose, naming: objects)
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
    var part: HierarchyParts.Part
    var depth: Int

    var object: NSObject { part.object }
  }

  let nib: LiveNib
  private let objects: SceneObjects?
  private let problems: LoadingProblems
  private let ownerOutlets: [ObjectIdentifier: [String]]
  private(set) var text = ""

  init(nib: LiveNib, isVerbose: Bool, naming objects: SceneObjects? = nil) {
    (self.nib, self.objects) = (nib, objects)
    problems = LoadingProblems(of: nib, isVerbose: isVerbose)
    var outlets: [ObjectIdentifier: [String]] = [:]
    for (name, objects) in nib.owner.outlets {
      for object in objects { outlets[ObjectIdentifier(object), default: []].append(VisibleText.shown(name)) }
    }
    ownerOutlets = outlets.mapValues { $0.sorted() }
  }

  mutating func print() {
    let parts = HierarchyParts(nib: nib)
    var pending = parts.top.reversed().map { Entry(part: $0, depth: 0) }
    while let entry = pending.popLast() {
      line(entry.depth, headline(entry))
      for detail in details(of: entry.object) { line(entry.depth + 1, detail) }
      pending += parts.parts(of: entry.object).reversed().map { Entry(part: $0, depth: entry.depth + 1) }
    }
    printStandIn(nib.owner, "owner")
    for (identifier, standIn) in nib.placeholders {
      printStandIn(standIn, "placeholder \(VisibleText.shown(identifier))")
    }
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
    var words = [(entry.part.role.map { "\($0.words): " } ?? "") + nib.className(of: entry.object)]
    if let id = objects?.identifier(of: entry.object) { words.append("#\(VisibleText.shown(id))") }
    if let view = entry.object as? UIView { words.append(Self.frame(of: view)) }
    words += ObjectText.content(of: entry.object)
    if let view = entry.object as? UIView { words += ViewMarks.marks(of: view) }
    if entry.part.role == nil, let view = entry.object as? UIView, let controller = view.next as? UIViewController,
      !(controller is StageController)
    {
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

/// What is unusual about a view.
@MainActor
enum ViewMarks {
  /// In words, in a fixed order; empty for a view that is as usual.
  static func marks(of view: UIView) -> [String] {
    var marks: [String] = []
    if view.tag != 0 { marks.append("tag \(view.tag)") }
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(NumberText.text(Double(view.alpha)))") }
    if let control = view as? UIControl {
      if !control.isEnabled { marks.append("disabled") }
      if control.isSelected { marks.append("selected") }
    }
    if let label = view as? UILabel, !label.isEnabled { marks.append("disabled") }
    return marks
  }
}
