@testable import DioramaUI
import Foundation

/// Loads a nib, runs the code, and compares what both make.
@MainActor func compare(_ door: any DoorType.Type, _ path: String, _ facts: [String: ClassFacts]) throws -> [String] {
  let nib = try Data(contentsOf: URL(fileURLWithPath: path))
  UINib.register(door.rows())
  let comparison = Comparison(facts: facts, members: door.members)
  let (nibOwner, codeOwner) = (door.owner(), door.owner())
  let (nibOthers, codeOthers) = (door.others(), door.others())
  var external: [String: NSObject] = [:]
  for (name, object) in nibOthers { external[door.identifiers[name] ?? name] = object }
  let instance = try UINib(data: nib, bundle: nil).load(owner: nibOwner, externalObjects: external)
  let code = door.code(codeOwner, codeOthers)
  comparison.call(nibOwner, codeOwner, "owner")
  for (name, object) in nibOthers { codeOthers[name].map { comparison.call(object, $0, name) } }
  let tops = instance.topLevelObjects
  let view = (try? UIRuntime.shared.classes.value(forKeyPath: "view", of: nibOwner)) as? NSObject
  let views = tops.filter { $0 is UIView }
  let owned = view.flatMap { view in tops.contains { $0 === view } ? view : nil }
  if let root = owned ?? (views.count == 1 ? views[0] : nil), door.tops(code).isEmpty {
    if let code = code as? NSObject { comparison.pair(root, code, "root", isRoot: true) }
  } else {
    for (index, (nib, code)) in zip(tops, door.tops(code)).enumerated() { comparison.pair(nib, code, "top[\(index)]") }
    if tops.count != door.tops(code).count { comparison.note("\(tops.count) objects at the top") }
  }
  // A table gives its cells their frames.
  if let cell = tops.first as? UIView, tops.count == 1, cell is UITableViewCell || cell is UICollectionReusableView {
    (code as? UIView)?.frame = cell.frame
  }
  comparison.compareAll()
  return comparison.differences
}

/// Makes each controller of a storyboard through both doors, and compares them.
@MainActor func compare(
  _ door: any StoryboardDoor.Type, _ path: String, _ facts: [String: ClassFacts]
) throws -> [String] {
  UINib.register(door.rows())
  let storyboard = try UIStoryboard(reading: "Scene", in: .main)
  var found: [String] = []
  let list = Bundle.main.bundleURL.appendingPathComponent("Scene.storyboardc/Info.plist")
  let plist = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil)
  let names = (plist as? [String: Any])?["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
  for (name, code) in door.controllers() {
    let identifiers = names.keys.sorted()
    guard let identifier = identifiers.first(where: { $0 == name || $0.hasSuffix("-\(name)") }) else { continue }
    let nib = try storyboard.makeController(identifier)
    let comparison = Comparison(facts: facts, members: door.members, segues: door.segues)
    _ = nib.view
    _ = (code as? UIViewController)?.view
    comparison.pair(nib, code, name, isRoot: true)
    // Containers are laid out in windows alone.
    let isContainer = nib is UINavigationController || nib is UITabBarController || nib is UISplitViewController
    comparison.compareAll(isContainer: isContainer)
    found += comparison.differences
  }
  return found
}

@MainActor func run() throws {
  let arguments = CommandLine.arguments
  let facts = try JSONDecoder().decode(
    [String: ClassFacts].self,
    from: Data(contentsOf: URL(fileURLWithPath: arguments[3]))
  )
  UIRuntime.shared.warningHandler = { _ in }
  let found = try door(arguments[1], arguments[2], facts)
  print(found.isEmpty ? "equal" : found.joined(separator: "\n"))
  exit(found.isEmpty ? 0 : 1)
}

try MainActor.assumeIsolated { try run() }
