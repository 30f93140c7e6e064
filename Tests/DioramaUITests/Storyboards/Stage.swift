import DioramaUI
import Foundation
import NibLoader
import TestSupport
import Testing

/// What the test's controllers and segues write into, and how they behave.
@MainActor
enum Play {
  static var journal = Journal()
  /// What is written beside the segues.
  static var writes: Set<Topic> = []
  static var agrees = true
  /// What the test wants to know of a controller that awakes.
  static var details: (PlainStage) -> String = { _ in "" }

  enum Topic {
    case life, views, parents, appearance, senders, destinationViews, classes, unwinding, outlets, noSegues
  }

  /// Begins a test, of which some topics are written.
  static func begin(_ topics: Topic...) {
    UINib.register(rows)
    journal = Journal()
    writes = Set(topics)
    agrees = true
    details = { _ in "" }
  }

  static func write(_ entry: String) { journal.write(entry) }

  static func write(_ topic: Topic, _ entry: @autoclosure () -> String) {
    if writes.contains(topic) { journal.write(entry()) }
  }

  static func name(_ controller: UIViewController?) -> String { controller.map { $0.title ?? "untitled" } ?? "none" }

  static func names(_ controllers: [UIViewController]) -> String { controllers.map(name).joined(separator: ",") }

  static func kind(_ object: Any?) -> String {
    guard let object else { return "none" }
    return (object as? String) ?? String(describing: type(of: object))
  }

  /// Compares what was written with the log of a numbered behavior.
  static func check(_ number: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = try Repository.text("Tests/Fixtures/StoryboardRuntime/\(number).log")
    let expected = text.split(separator: "\n").map(String.init)
    #expect(journal.entries == expected, sourceLocation: sourceLocation)
  }

  static let rows = [
    NibClass(
      Stage.self,
      parent: UIViewController.self,
      name: "Stage",
      outlets: [NibOutlet("item", \Stage.item), NibOutlet("badge", \Stage.badge)],
      actions: [
        NibAction("unwindToHome:", Stage.unwindToHome)
      ],
      properties: [NibProperty("note", \Stage.note)],
      creators: [NibCreator("makeDetail:sender:", Stage.makeDetail)]
    ),
    NibClass(PlainStage.self, parent: UIViewController.self, name: "PlainStage"),
    NibClass(Forms.self, parent: UINavigationController.self, name: "Forms"),
    NibClass(Tabs.self, parent: UITabBarController.self, name: "Tabs"),
    NibClass(
      Badge.self,
      parent: UIView.self,
      name: "StageBadge",
      outlets: [NibOutlet("controller", \Badge.controller)]
    ),
    NibClass(segue: Quiet.self, name: "Quiet") { Quiet(identifier: $0, source: $1, destination: $2) },
    NibClass(segue: Loud.self, name: "Loud") { Loud(identifier: $0, source: $1, destination: $2) },
  ]

  final class Badge: UIView {
    weak var controller: Stage?
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Play.write(.outlets, "Badge init(coder:)")
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      Play.write(.outlets, "Badge awakeFromNib controller=\(Play.name(controller))")
    }
  }

  /// A segue that does nothing.
  final class Quiet: UIStoryboardSegue {
    override func perform() { Play.write("Quiet perform \(identifier ?? "none")") }
  }

  /// A segue that does what its kind says.
  final class Loud: UIStoryboardSegue {
    override func perform() {
      Play.write("Loud perform \(identifier ?? "none")")
      super.perform()
      Play.write("Loud performed \(identifier ?? "none")")
    }
  }
}

/// A controller that writes what it is told, and has the unwind action.
class PlainStage: UIViewController {
  var model = 0
  weak var item: UIBarButtonItem?
  weak var badge: UIView? { didSet { Play.write(.outlets, "\(Play.name(self)) badge=set") } }
  var note: String? {
    didSet { Play.write(.life, "\(Play.name(self)) note=\(note ?? "none") outlets=\(outlets)") }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Play.write(.life, "\(Play.name(self)) init(coder:)")
  }

  init?(coder: NSCoder, model: Int) {
    self.model = model
    super.init(coder: coder)
    Play.write(.life, "\(Play.name(self)) init(coder:)")
  }

  var outlets: String {
    let names = [item.map { _ in "item" }, badge.map { _ in "badge" }].compactMap(\.self)
    return names.isEmpty ? "none" : names.joined(separator: ",")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Play.write(.life, "\(Play.name(self)) awakeFromNib\(Play.details(self))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard Play.writes.contains(.views) else { return }
    let children = children.isEmpty ? "" : " children=\(Play.names(children))"
    let outlets = outlets == "none" ? "" : " outlets=\(outlets)"
    let superview = parent is PlainStage ? " superview=\(view.superview == nil ? "none" : "some")" : ""
    Play.write("\(Play.name(self)) viewDidLoad\(superview)\(children)\(outlets)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Play.write(.appearance, "\(Play.name(self)) viewWillAppear animated=\(animated)")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    Play.write(.parents, "\(Play.name(self)) willMove \(Play.name(parent))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard Play.writes.contains(.parents), let view = viewIfLoaded else { return }
    let (superview, frame) = (view.superview == nil ? "none" : "container", view.frame)
    Play.write(
      "\(Play.name(self)) didMove \(Play.name(parent)) superview=\(superview) "
        + "frame={\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height))}"
    )
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Play.write("\(Play.name(self)) shouldPerform \(identifier) sender=\(Play.kind(sender))")
    return Play.agrees
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if Play.writes.contains(.noSegues) { return }
    let name = Play.name(self)
    if Play.writes.contains(.classes) {
      return Play.write("\(name) prepare \(segue.identifier ?? "none") segue=\(type(of: segue))")
    }
    Play.write(
      "\(name) prepare \(segue.identifier ?? "none") destination=\(Play.name(segue.destination))"
        + (Play.writes.contains(.destinationViews) ? " view=\(segue.destination.isViewLoaded ? "loaded" : "none")" : "")
        + (Play.writes.contains(.senders) ? " sender=\(Play.kind(sender))" : "")
    )
  }

  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    Play.write(.unwinding, "\(Play.name(self)) allowedChildren")
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    Play.write(.unwinding, "\(Play.name(self)) canPerform \(action)")
    return super.canPerformUnwindSegueAction(action, from: from, sender: sender)
  }

  override func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    Play.write("\(Play.name(self)) dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

final class Stage: PlainStage {
  func unwindToHome(_ segue: UIStoryboardSegue) {
    Play.write("\(Play.name(self)) unwindToHome from \(Play.name(segue.source))")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?) -> PlainStage? {
    Play.write("\(Play.name(self)) makeDetail showDetail sender=\(Play.kind(sender))")
    return PlainStage(coder: coder, model: 9)
  }
}

/// A stack that writes what unwinding tells it.
final class Forms: UINavigationController {
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    Play.write(.unwinding, "\(Play.name(self)) allowedChildren")
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    Play.write(.unwinding, "\(Play.name(self)) canPerform \(action)")
    return super.canPerformUnwindSegueAction(action, from: from, sender: sender)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if !Play.writes.contains(.unwinding) {
      Play.write("\(Play.name(self)) unwind towards \(Play.name(subsequentVC))")
    }
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

/// Tabs that write what unwinding tells them.
final class Tabs: UITabBarController {
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    Play.write(.unwinding, "\(Play.name(self)) allowedChildren")
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    Play.write(.unwinding, "\(Play.name(self)) canPerform \(action)")
    return super.canPerformUnwindSegueAction(action, from: from, sender: sender)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if !Play.writes.contains(.unwinding) {
      Play.write("\(Play.name(self)) unwind towards \(Play.name(subsequentVC))")
    }
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  override func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    if !Play.writes.contains(.unwinding) { Play.write("\(Play.name(self)) dismiss") }
    super.dismiss(animated: flag, completion: completion)
  }
}
