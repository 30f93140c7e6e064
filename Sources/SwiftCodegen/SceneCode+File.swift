import SceneDiagnostics
import SceneModel

extension SceneCode {
  private var fileName: String { "\(name).scene.yaml" }

  /// The text of the file, with the name that the type has among those of the module.
  func file(typeName: String) -> String {
    var writer = SwiftWriter()
    writer.opening(from: [fileName], modules: modules, options)
    writer.line("/// The scene \(fileName): its objects with ids, and its names.")
    writer.line("@MainActor")
    writer.block("\(options.modifier)struct \(SwiftName.escaped(typeName)) {") { writer in
      writeNames(&writer)
      for list in constants.lists { write(list, &writer) }
      writeParts(&writer)
      writer.line()
      writeProperties(&writer)
      writer.line("/// The top-level objects, which only this property retains.")
      writer.line("\(options.modifier)let topLevelObjects: [NSObject]")
      writer.line()
      writeLoad(&writer)
    }
    return writer.text
  }

  private func writeNames(_ writer: inout SwiftWriter) {
    writer.line("/// The name of the nib.")
    writer.line("\(options.modifier)nonisolated static let sceneName = \(SwiftName.literal(name))")
    writer.line("/// The hash of the interface that this code relies on; the map of the nib must have the same hash.")
    writer.line("\(options.modifier)nonisolated static let interface = \(SwiftName.literal(interface.hash))")
  }

  private func write(_ list: SceneConstants.List, _ writer: inout SwiftWriter) {
    writer.line()
    writer.line("/// \(list.summary)")
    writer.block("\(options.modifier)enum \(list.typeName) {") { writer in
      for constant in list.constants {
        writer.line("\(options.modifier)static let \(SwiftName.escaped(constant.name)) = \(constant.value)")
      }
    }
  }

  /// Writes the stored properties; those that UIKit has no sure way to are DioramaUI's alone.
  private func writeProperties(_ writer: inout SwiftWriter) {
    for property in properties where property.isReachable { writer.line(declaration(of: property)) }
    let others = properties.filter { !$0.isReachable }
    guard !others.isEmpty else { return }
    writer.line("#if !canImport(UIKit)")
    writer.indented { writer in
      for property in others { writer.line(declaration(of: property)) }
    }
    writer.line("#endif")
  }

  private func declaration(of property: Property) -> String {
    "\(options.modifier)let \(property.name): \(property.typeName)"
  }

  /// The value of a property: the object, or the object of a component with its parts.
  private func initialValue(of property: Property, _ value: (Property) -> String?) -> String? {
    guard let object = value(property), !property.parts.isEmpty else { return value(property) }
    var arguments = ["object: \(object)"]
    for part in property.parts {
      guard let value = value(part) else { return nil }
      arguments.append("\(SwiftName.label(part.object.identifier.value)): \(value)")
    }
    return "\(property.partsType)(\(arguments.joined(separator: ", ")))"
  }

  /// Writes a type for each use of a component whose parts have names: what it does not have itself, its object has.
  private func writeParts(_ writer: inout SwiftWriter) {
    for property in properties where !property.parts.isEmpty {
      let (type, modifier) = (property.type.name, options.modifier)
      writer.line()
      writer.line("/// The use '\(property.object.identifier.value)' of a component: its object and its parts.")
      writer.line("@MainActor @dynamicMemberLookup")
      writer.block("\(modifier)struct \(property.partsType) {") { writer in
        writer.line("/// The object itself.")
        writer.line("\(modifier)let object: \(type)")
        for part in property.parts { writer.line(declaration(of: part)) }
        writer.line()
        writer.line(
          "\(modifier)subscript<Value>(dynamicMember member: KeyPath<\(type), Value>) -> Value { object[keyPath: member] }"
        )
        writer.line()
        let key = "ReferenceWritableKeyPath<\(type), Value>"
        writer.block("\(modifier)subscript<Value>(dynamicMember member: \(key)) -> Value {") { writer in
          writer.line("get { object[keyPath: member] }")
          writer.line("nonmutating set { object[keyPath: member] = newValue }")
        }
      }
    }
  }

  private func writeLoad(_ writer: inout SwiftWriter) {
    writer.line("/// Loads the nib.")
    writer.line("///")
    writer.line("/// - Throws: If the nib cannot be loaded or lacks an object of the scene.")
    let owner = owner.map { "owner: \($0.name)" } ?? "owner: NSObject? = nil"
    let list = [owner] + parameters.map { "\($0.name): \($0.type)" } + ["bundle: Bundle? = nil"]
    writer.block("\(options.modifier)static func load(\(list.joined(separator: ", "))) throws -> Self {") { writer in
      writer.line("let nib = UINib(nibName: Self.sceneName, bundle: bundle ?? .\(options.resources.rawValue))")
      writer.line("#if canImport(UIKit)")
      writer.indented { writeUIKitLoading(&$0) }
      writer.line("#else")
      writer.indented { writeLoading(&$0) }
      writer.line("#endif")
    }
  }

  private var handed: String {
    parameters.isEmpty
      ? "[:]" : "[" + parameters.map { "\($0.placeholder): \($0.name)" }.joined(separator: ", ") + "]"
  }

  private func writeLoading(_ writer: inout SwiftWriter) {
    let given = parameters.isEmpty ? "" : ", externalObjects: \(handed)"
    writer.line("let loaded = try nib.load(owner: owner\(given), interface: Self.interface)")
    writeInitialization(&writer, topLevel: "loaded.topLevelObjects") { property in
      let identifier = SwiftName.literal(property.object.identifier.value)
      return "try loaded.object(\(identifier), at: \(property.object.index))"
    }
  }

  private func writeUIKitLoading(_ writer: inout SwiftWriter) {
    let given = parameters.isEmpty ? "nil" : "[.externalObjects: \(handed)]"
    writer.line("let loaded = nib.instantiate(withOwner: owner, options: \(given))")
    writeInitialization(&writer, topLevel: "loaded.compactMap { $0 as? NSObject }") { property in
      property.object.path.map { path in
        let steps = path.steps.map { step in
          let keyPath = "\\\(step.owner).\(step.property)"
          return step.index.map { ", Scenes.item(\(keyPath), \($0))" } ?? ", Scenes.part(\(keyPath))"
        }
        let identifier = SwiftName.literal(property.object.identifier.value)
        return "try Scenes.object(\(identifier), in: loaded, at: \(path.top)\(steps.joined()))"
      }
    }
  }

  private func writeInitialization(
    _ writer: inout SwiftWriter,
    topLevel: String,
    _ value: (Property) -> String?
  ) {
    writer.block("return Self(", ")") { writer in
      // A memberwise initializer takes its arguments in the order of the declarations.
      for property in properties.filter(\.isReachable) + properties.filter({ !$0.isReachable }) {
        guard let value = initialValue(of: property, value) else { continue }
        writer.line("\(SwiftName.label(property.object.identifier.value)): \(value),")
      }
      writer.line("topLevelObjects: \(topLevel)")
    }
  }
}
