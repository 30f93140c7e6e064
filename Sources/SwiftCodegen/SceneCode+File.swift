import SceneDiagnostics
import SceneModel

extension SceneCode {
  private var fileName: String { "\(scene.name).scene.yaml" }

  func file() -> String {
    var writer = SwiftWriter()
    writer.opening(from: [fileName], modules: modules, options)
    writer.line("/// The scene \(fileName): its objects with ids, and its names.")
    writer.line("@MainActor")
    writer.block("\(options.modifier)struct \(SwiftName.escaped(typeName)) {") { writer in
      writeNames(&writer)
      for list in constants.lists { write(list, &writer) }
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
    writer.line("\(options.modifier)nonisolated static let sceneName = \(SwiftName.literal(scene.name))")
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
    for property in properties where property.object.path != nil { writer.line(declaration(of: property)) }
    let others = properties.filter { $0.object.path == nil }
    guard !others.isEmpty else { return }
    writer.line("#if !canImport(UIKit)")
    writer.indented { writer in
      for property in others { writer.line(declaration(of: property)) }
    }
    writer.line("#endif")
  }

  private func declaration(of property: Property) -> String {
    "\(options.modifier)let \(property.name): \(property.type.name)"
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
      return "try loaded.object(\(identifier), at: \(property.object.place))"
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
      for property in properties.filter({ $0.object.path != nil }) + properties.filter({ $0.object.path == nil }) {
        guard let value = value(property) else { continue }
        writer.line("\(SwiftName.label(property.object.identifier.value)): \(value),")
      }
      writer.line("topLevelObjects: \(topLevel)")
    }
  }
}
