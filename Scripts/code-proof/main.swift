import DioramaUI
import Foundation

/// Loads a nib, runs the code, and compares what both make.
@MainActor func compare(_ door: any DoorType.Type, _ nib: Data, _ facts: [String: ClassFacts]) throws -> [String] {
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
  if let root = owned ?? (views.count == 1 ? views[0] : nil), !(code is TopLevelObjects) {
    comparison.pair(root, code, "root", isRoot: true)
  } else {
    comparison.note("several objects at the top: \(tops.map { "\(type(of: $0))" })")
  }
  comparison.compareAll()
  return comparison.differences
}

/// What code without a root of its own has.
protocol TopLevelObjects: NSObject {
  var topLevelObjects: [NSObject] { get }
}

@MainActor func run() throws {
  let arguments = CommandLine.arguments
  let facts = try JSONDecoder().decode(
    [String: ClassFacts].self,
    from: Data(contentsOf: URL(fileURLWithPath: arguments[3]))
  )
  UIRuntime.shared.warningHandler = { _ in }
  let found = try door(arguments[1], Data(contentsOf: URL(fileURLWithPath: arguments[2])), facts)
  print(found.isEmpty ? "equal" : found.joined(separator: "\n"))
  exit(found.isEmpty ? 0 : 1)
}

try MainActor.assumeIsolated { try run() }
