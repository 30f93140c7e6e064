import SceneDiagnostics
import SceneModel

extension StoryboardCode {
  func file() -> String {
    let fileName = "\(storyboard.name).storyboard.yaml"
    var writer = SwiftWriter()
    writer.opening(from: [fileName], modules: modules, options)
    writer.line("/// The storyboard \(fileName): what makes its controllers, and their segues.")
    writer.line("@MainActor")
    writer.block("\(options.modifier)enum \(SwiftName.escaped(typeName)) {") { writer in
      writer.line("/// The name of the storyboard.")
      let name = SwiftName.literal(storyboard.name)
      writer.line("\(options.modifier)nonisolated static let storyboardName = \(name)")
      writer.line()
      writer.line("/// The storyboard in a bundle; nil for the one that the code is generated for.")
      writer.block("\(options.modifier)static func storyboard(bundle: Bundle? = nil) -> UIStoryboard {") { writer in
        writer.line("UIStoryboard(name: storyboardName, bundle: bundle ?? .\(options.resources.rawValue))")
      }
      writeInitial(&writer)
      for controller in controllers { write(controller, &writer) }
    }
    return writer.text
  }

  private func writeInitial(_ writer: inout SwiftWriter) {
    guard let initialType else { return }
    writer.line()
    writer.line("/// Makes the controller that the storyboard begins with.")
    writer.block(
      "\(options.modifier)static func instantiateInitial(bundle: Bundle? = nil) -> \(initialType) {"
    ) { writer in
      writer.line("let creator: ((NSCoder) -> \(initialType)?)? = nil")
      writer.block(
        "guard let controller = storyboard(bundle: bundle).instantiateInitialViewController(creator: creator) else {"
      ) { writer in
        writer.line("preconditionFailure(\"The storyboard \\(storyboardName) has no initial controller.\")")
      }
      writer.line("return controller")
    }
  }

  private func write(_ controller: Controller, _ writer: inout SwiftWriter) {
    writer.line()
    writer.line("/// The scene \(controller.name).")
    writer.line("@MainActor")
    writer.block("\(options.modifier)enum \(SwiftName.escaped(controller.name)) {") { writer in
      if let identifier = controller.identifier { writeInstantiation(controller, identifier, &writer) }
      guard !controller.segues.isEmpty else { return }
      if controller.identifier != nil { writer.line() }
      writeSegues(controller, &writer)
    }
  }

  private func writeInstantiation(_ controller: Controller, _ identifier: String, _ writer: inout SwiftWriter) {
    let literal = SwiftName.literal(identifier)
    writer.line("/// The controller's identifier in the storyboard.")
    writer.line("\(options.modifier)nonisolated static let storyboardIdentifier = \(literal)")
    writer.line()
    writer.line("/// Makes the controller, with a closure in place of its class; nil leaves it to its class.")
    writer.block("\(options.modifier)static func instantiate(", ")" + " -> \(controller.type) {") { writer in
      writer.line("bundle: Bundle? = nil,")
      writer.line("creator: ((NSCoder) -> \(controller.type)?)? = nil")
    }
    writer.indented { writer in
      writer.block("\(SwiftName.escaped(typeName)).storyboard(bundle: bundle).instantiateViewController(", ")") {
        writer in
        writer.line("identifier: storyboardIdentifier,")
        writer.line("creator: creator")
      }
    }
    writer.line("}")
  }

  private func writeSegues(_ controller: Controller, _ writer: inout SwiftWriter) {
    writer.line("/// The segues that start from the controller, with what they lead to.")
    writer.line("@MainActor")
    writer.block("\(options.modifier)enum Segue {") { writer in
      for segue in controller.segues {
        let root = segue.root.map { ", root: \($0)" } ?? ""
        writer.line("case \(SwiftName.escaped(segue.name))(\(segue.type ?? DestinationTypes.anyController)\(root))")
      }
      writer.line()
      writer.line("/// The segue as the storyboard describes it; nil for any other.")
      writer.block("\(options.modifier)init?(_ segue: UIStoryboardSegue) {") { writer in
        writer.line("switch segue.identifier {")
        for segue in controller.segues { writeCase(segue, &writer) }
        writer.line("default: return nil")
        writer.line("}")
      }
    }
    writer.line()
    writer.line("/// The identifiers of the segues that start from the controller.")
    writer.block("\(options.modifier)enum SegueIdentifier: String {") { writer in
      for segue in controller.segues {
        writer.line("case \(SwiftName.escaped(segue.name)) = \(SwiftName.literal(segue.identifier))")
      }
    }
    writer.line()
    writer.line("/// Performs a segue in code, which does not ask `shouldPerformSegue`.")
    writer.block(
      "\(options.modifier)static func perform(",
      ") {"
    ) { writer in
      writer.line("_ segue: SegueIdentifier,")
      writer.line("from source: \(controller.type),")
      writer.line("sender: Any? = nil")
    }
    writer.indented { $0.line("source.performSegue(withIdentifier: segue.rawValue, sender: sender)") }
    writer.line("}")
  }

  private func writeCase(_ segue: Segue, _ writer: inout SwiftWriter) {
    let name = SwiftName.escaped(segue.name)
    writer.line("case \(SwiftName.literal(segue.identifier)):")
    writer.indented { writer in
      guard segue.type != nil || segue.root != nil else { return writer.line("self = .\(name)(segue.destination)") }
      var bindings = segue.type.map { ["let destination = segue.destination as? \($0)"] } ?? []
      if let root = segue.root {
        let first = "destination.viewControllers.first"
        bindings.append("let root = \(root == DestinationTypes.anyController ? first : "\(first) as? \(root)")")
      }
      writer.line("guard \(bindings.joined(separator: ", ")) else { return nil }")
      writer.line("self = .\(name)(destination\(segue.root == nil ? "" : ", root: root"))")
    }
  }
}
