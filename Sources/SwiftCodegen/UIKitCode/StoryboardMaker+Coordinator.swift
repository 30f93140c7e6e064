import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// The class that makes a storyboard's controllers, and leads from one to another.
extension StoryboardMaker {
  func coordinatorFile() -> StoryboardUIKitCode.File {
    var writer = CodeWriter()
    var modules: Set = ["UIKit"]
    for scene in scenes { modules.formUnion(scene.context.modules) }
    for module in modules.sorted() { writer.line("import \(module)") }
    writer.line()
    let access = options.modifier
    writer.comment("The storyboard \(named.name): its controllers, and what leads from one to another.", mark: "///")
    writer.line("@MainActor")
    writer.block("\(access)final class \(coordinator) {") { writer in
      if options.access == .public { writer.line("public init() {}") }
      writeInitial(&writer)
      writer.part()
      writer.line("// MARK: - Controllers")
      for scene in scenes { writeMaking(of: scene, &writer) }
      for reference in named.storyboard.storyboard.references { writeMaking(of: reference, &writer) }
      let all = scenes.flatMap { scene in scene.context.segueMethods.sorted { $0.key < $1.key }.map { (scene, $0) } }
      guard !all.isEmpty else { return }
      writer.part()
      writer.line("// MARK: - Segues")
      for (scene, (index, method)) in all {
        write(scene.context.scene.segues[index], method, of: scene, &writer)
      }
    }
    return .init(name: "\(coordinator).swift", text: writer.text)
  }

  private func writeInitial(_ writer: inout CodeWriter) {
    guard let name = named.storyboard.storyboard.initialViewController?.value,
      let make = makeCall(name, on: "")
    else { return }
    let type = scenes.first { $0.name == name }?.controllerType ?? "UIViewController"
    writer.part()
    writer.comment("Makes the controller that the storyboard begins with.", mark: "///")
    writer.block("\(options.modifier)func makeInitial() -> \(type) {") { $0.line(make) }
  }

  private func writeMaking(of scene: StoryboardSceneCode, _ writer: inout CodeWriter) {
    writer.part()
    let identifier = scene.context.scene[scene.controller].storyboardIdentifier?.value
    if let identifier, identifier != scene.name {
      writer.comment("Makes the controller with the identifier \"\(identifier)\".", mark: "///")
    }
    let children = children(of: scene.controller, in: scene)
    let hasCoordinator =
      scene.hasClass && (!scene.context.segueMethods.isEmpty || !embeds(of: scene).isEmpty)
    let (code, _) = scene.controllerUnit.maker(of: scene.controller)
    let make = scene.hasClass ? Code.text("\(scene.controllerType)()") : code
    writer.block("\(options.modifier)func \(scene.makeFunction)() -> \(scene.controllerType) {") { writer in
      let inner = scene.controllerUnit.objects.filter { $0 != scene.controller }.flatMap { id -> [CodeStatement] in
        let children = self.children(of: id, in: scene)
        guard !children.isEmpty, let name = scene.controllerUnit.reference(id) else { return [] }
        return [CodeStatement("controller.\(name).viewControllers = ", .list(children.map { .text($0) }))]
      }
      guard !children.isEmpty || hasCoordinator || !inner.isEmpty else { return writer.statement("", make) }
      writer.statement("let controller = ", make)
      for statement in inner { writer.statement(statement.head, statement.code) }
      if hasCoordinator { writer.line("controller.coordinator = self") }
      if !children.isEmpty {
        writer.statement("controller.viewControllers = ", .list(children.map { .text($0) }))
      }
      writer.line("return controller")
    }
  }

  /// The controllers inside a container some of which are scenes, in their order.
  private func children(of id: ObjectID, in scene: StoryboardSceneCode) -> [String] {
    let controller = scene.context.scene[id]
    guard !controller.sceneLinks.isEmpty else { return [] }
    var children = controller.children(in: "viewControllers").compactMap { child in
      scene.controllerUnit.reference(child).map { "controller.\($0)" }
    }
    for link in controller.sceneLinks.sorted(by: { $0.index < $1.index }) {
      guard let call = makeCall(link.scene.value, on: "") else { continue }
      children.insert(call, at: min(link.index, children.count))
    }
    return children
  }

  private func writeMaking(of reference: StoryboardReference, _ writer: inout CodeWriter) {
    writer.part()
    writer.comment("Makes a controller of the storyboard \(reference.storyboardName.value).", mark: "///")
    writer.block("\(options.modifier)func \(referenceFunction(reference))() -> UIViewController {") { writer in
      let bundle: Code =
        reference.bundle.map { .call("Bundle", [.init("identifier", .literal($0.value))]) } ?? "nil"
      writer.statement(
        "let storyboard = ",
        .call("UIStoryboard", [.init("name", .literal(reference.storyboardName.value)), .init("bundle", bundle)])
      )
      if let identifier = reference.identifier {
        writer.statement(
          "return storyboard.",
          .call("instantiateViewController", [.init("withIdentifier", .literal(identifier.value))])
        )
      } else {
        writer.line("return storyboard.instantiateInitialViewController() ?? UIViewController()")
      }
    }
  }

  // MARK: - Segues

  private func write(
    _ segue: SceneSegue,
    _ method: String,
    of scene: StoryboardSceneCode,
    _ writer: inout CodeWriter
  ) {
    let source = scene.context.type(of: scene.controller)
    let parameters: [Code.Argument] = [.init("from source", .text(source)), .init("sender", "Any? = nil")]
    if segue.kind.value == .unwind {
      writeUnwinding(segue, method, of: scene, parameters, &writer)
      return
    }
    guard let name = segue.destination?.value, let make = makeCall(name, on: "") else { return }
    if let creator = segue.creator {
      scene.context.note("'\(creator.value)' takes a coder, and code has none", at: creator.range)
    }
    let type = scenes.first { $0.name == name }?.controllerType ?? "UIViewController"
    writer.part()
    if let identifier = segue.identifier?.value {
      writer.comment("Performs the segue \"\(identifier)\" to \(name).", mark: "///")
    } else {
      writer.comment("Leads to \(name).", mark: "///")
    }
    writer.line("@discardableResult")
    writer.function("\(options.modifier)func \(method)", parameters, returning: type) { writer in
      writer.line("let destination = \(make)")
      for line in presentation(segue, scene) { writer.line(line) }
      let identifier: Code = segue.identifier.map { .literal($0.value) } ?? "nil"
      let arguments: [Code.Argument] = [
        .init("identifier", identifier), .init("source", "source"), .init("destination", "destination"),
      ]
      if let className = segue.className?.value {
        writer.statement("let segue = ", .call(scene.context.spelled(className), arguments))
      } else {
        let lines = Code.call("UIStoryboardSegue", arguments).lines(
          after: "let segue = ",
          before: " {",
          indentation: writer.indentation
        )
        lines.dropLast().forEach { writer.line($0) }
        writer.block(lines.last ?? "") { $0.line(performance(segue)) }
      }
      writer.line("source.prepare(for: segue, sender: sender)")
      writer.line("segue.perform()")
      writer.line("return destination")
    }
  }

  private func performance(_ segue: SceneSegue) -> String {
    let animates = segue.property("animates")?.value.value != .bool(false)
    return switch segue.kind.value {
    case .show: "source.show(destination, sender: sender)"
    case .showDetail, .replace: "source.showDetailViewController(destination, sender: sender)"
    case .push: "source.navigationController?.pushViewController(destination, animated: \(animates))"
    case .presentation, .modal, .popoverPresentation, .popover: "source.present(destination, animated: \(animates))"
    case .embed, .unwind, .custom: "source.show(destination, sender: sender)"
    }
  }

  /// How a segue presents its destination.
  private func presentation(_ segue: SceneSegue, _ scene: StoryboardSceneCode) -> [String] {
    var lines: [String] = []
    for name in ["modalPresentationStyle", "modalTransitionStyle"] {
      if let code = segue.property(name).flatMap({ scene.context.values.code($0.value.value) }) {
        lines.append("destination.\(name) = \(code.flat)")
      }
    }
    guard segue.kind.value == .popoverPresentation || segue.kind.value == .popover else { return lines }
    lines.append("destination.modalPresentationStyle = .popover")
    lines.append("if let view = sender as? UIView {")
    lines.append("  destination.popoverPresentationController?.sourceView = view")
    lines.append("  destination.popoverPresentationController?.sourceRect = view.bounds")
    lines.append("} else if let item = sender as? UIBarButtonItem {")
    lines.append("  destination.popoverPresentationController?.barButtonItem = item")
    lines.append("}")
    if let directions = segue.property("permittedArrowDirections").flatMap({ scene.context.values.code($0.value.value) }
    ) {
      lines.append("destination.popoverPresentationController?.permittedArrowDirections = \(directions.flat)")
    }
    if !segue.passthroughViews.isEmpty {
      scene.context.note("the views that a popover lets touches through to are set in code", at: segue.range)
    }
    return lines
  }

  /// A way back: to the nearest controller that has the method.
  private func writeUnwinding(
    _ segue: SceneSegue,
    _ method: String,
    of scene: StoryboardSceneCode,
    _ parameters: [Code.Argument],
    _ writer: inout CodeWriter
  ) {
    guard let action = segue.action, let home = home(of: segue),
      let spelling = ActionSpelling.swift(of: action, in: scene.context.scene.source),
      let open = spelling.firstIndex(of: "(")
    else { return }
    let type = home.context.type(of: home.controller)
    let label = spelling[spelling.index(after: open)...].dropLast(2)
    let argument = label == "_" ? "segue" : "\(label): segue"
    writer.part()
    writer.comment("Goes back to the \(home.name) that led here.", mark: "///")
    writer.function("\(options.modifier)func \(method)", parameters) { writer in
      writer.line("var current: UIViewController? = source")
      writer.block("while let controller = current {") { writer in
        writer.line("let stack = controller.navigationController?.viewControllers ?? [controller]")
        writer.block("for case let home as \(type) in stack.reversed() {") { writer in
          let identifier = segue.identifier.map { SwiftName.literal($0.value) } ?? "nil"
          let make = Code.call(
            "UIStoryboardSegue",
            [.init("identifier", .text(identifier)), .init("source", "source"), .init("destination", "home")]
          )
          writer.statement("let segue = ", make)
          writer.line("source.prepare(for: segue, sender: sender)")
          writer.line("home.\(spelling[..<open])(\(argument))")
          writer.line("home.dismiss(animated: true)")
          writer.line("home.navigationController?.popToViewController(home, animated: true)")
          writer.line("return")
        }
        writer.line("current = controller.presentingViewController")
      }
    }
  }
}
