import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// How objects are made.
extension CodeUnit {
  /// The properties that an object's initializer takes, which no statement sets again.
  func initialProperties(of id: ObjectID) -> Set<String> {
    let schema = context.schema(id)
    var names: Set = ["frame", "bounds", "center"]
    if schema.isKind(of: .button) { names.insert("buttonType") }
    if schema.isKind(of: .tableView) || schema.isKind(of: "UISplitViewController") { names.insert("style") }
    if schema.isKind(of: .tableViewCell) { names.formUnion(["style", "reuseIdentifier", "rowHeight"]) }
    if schema.isKind(of: .collectionReusableView) || schema.isKind(of: "UITableViewHeaderFooterView") {
      names.insert("reuseIdentifier")
    }
    if schema.isKind(of: .progressView) { names.insert("progressViewStyle") }
    if schema.isKind(of: .activityIndicatorView) { names.insert("style") }
    if schema.isKind(of: .barButtonItem) { names.insert("barButtonSystemItem") }
    if schema.isKind(of: "UITabBarItem"), hasSystemItem(id) { names.formUnion(["tabBarSystemItem", "tag"]) }
    if schema.isKind(of: "UIVisualEffect") { names.insert("style") }
    if schema.isKind(of: "UIPageViewController") {
      names.formUnion(["transitionStyle", "navigationOrientation", "interPageSpacing", "spineLocation"])
    }
    if schema.isKind(of: .viewController) { names.formUnion(["nibName", "autoresizesArchivedViewToFullSize"]) }
    if schema.isKind(of: "UIMenu") { names.formUnion(["title", "image", "identifier", "options"]) }
    if schema.isKind(of: "UIKeyCommand") { names.formUnion(["input", "modifierFlags"]) }
    if schema.isKind(of: "UICommand") || schema.isKind(of: "UIAction") {
      names.formUnion([
        "title", "image", "action", "discoverabilityTitle", "elementAttributes", "state", "identifier",
      ])
    }
    return names
  }

  private func hasSystemItem(_ id: ObjectID) -> Bool {
    if case .enumeration? = scene[id].property("tabBarSystemItem")?.value.value { true } else { false }
  }

  /// The value of a property, whether the scene sets it or not.
  func value(_ name: String, _ id: ObjectID) -> Code? {
    context.effective.value(named: name, in: id).flatMap {
      context.values.code($0, of: context.schema(id).properties[name])
    }
  }

  /// The frame that an object is made with; nil for none.
  func initialFrame(_ id: ObjectID) -> Code? {
    guard context.schema(id).isKind(of: .view), scene[id].writtenFrame != nil, needsFrame(id) else { return nil }
    let geometry = context.effective.geometry(of: id)
    let (width, height) = (geometry[2], geometry[3])
    // The frame of a view before it is transformed.
    let frame = [geometry[4] - width / 2, geometry[5] - height / 2, width, height]
    return context.values.geometry(.rect, frame)
  }

  /// Whether a view is at its frame: nothing places it, or what is inside depends on its size.
  private func needsFrame(_ id: ObjectID) -> Bool {
    if context.effective.flag(.translatesAutoresizingMaskIntoConstraints, in: id) == true { return true }
    return holdsFrames(id)
  }

  private func holdsFrames(_ id: ObjectID) -> Bool {
    scene[id].slots.contains { slot in
      slot.children.contains { child in
        guard has(child), context.schema(child).isKind(of: .view) else { return false }
        if isPart(child) { return holdsFrames(child) }
        return context.effective.flag(.translatesAutoresizingMaskIntoConstraints, in: child) == true
          && scene[child].writtenFrame != nil
      }
    }
  }

  /// The expression that makes an object.
  ///
  /// - Returns: The expression, and whether it takes the frame.
  func maker(of id: ObjectID) -> (code: Code, takesFrame: Bool) {
    let schema = context.schema(id)
    let type = context.type(of: id)
    let frame = initialFrame(id)
    func call(_ arguments: (String, Code?)...) -> Code {
      .call(type, arguments.compactMap { label, code in code.map { Code.Argument(label, $0) } })
    }
    switch schema.archivedName {
    case "UIButton":
      let kind = value("buttonType", id) ?? ".custom"
      return kind == ".custom" ? (call(("frame", frame)), true) : (call(("type", kind)), false)
    case "UITableView": return (call(("frame", frame ?? ".zero"), ("style", value("style", id) ?? ".plain")), true)
    case "UICollectionView":
      return (call(("frame", frame ?? ".zero"), ("collectionViewLayout", child("collectionViewLayout", id))), true)
    case "WKWebView":
      let configuration = child("configuration", id) ?? "WKWebViewConfiguration()"
      return (call(("frame", frame ?? ".zero"), ("configuration", configuration)), true)
    case "UISegmentedControl":
      guard let titles = segmentTitles(id) else { return (call(("frame", frame)), true) }
      return (call(("items", .list(titles))), false)
    case "UIVisualEffectView": return (call(("effect", child("effect", id) ?? "nil")), false)
    case "UIProgressView": return (call(("progressViewStyle", value("progressViewStyle", id) ?? ".default")), false)
    case "UIActivityIndicatorView": return (call(("style", value("style", id) ?? ".medium")), false)
    case "UITableViewCell":
      return (
        call(("style", value("style", id) ?? ".default"), ("reuseIdentifier", value("reuseIdentifier", id) ?? "nil")),
        false
      )
    case "UITableViewHeaderFooterView":
      return (call(("reuseIdentifier", value("reuseIdentifier", id) ?? "nil")), false)
    case "UISplitViewController":
      let style = value("style", id) ?? ".unspecified"
      return (style == ".unspecified" ? call() : call(("style", style)), false)
    case "UIPageViewController": return (pageController(id), false)
    case "UITableViewController": return (call(("style", tableStyle(id))), false)
    case "UICollectionViewController":
      return (call(("collectionViewLayout", "UICollectionViewFlowLayout()")), false)
    case "UIBarButtonItem":
      guard let item = value("barButtonSystemItem", id), item != "nil" else { return (call(), false) }
      return (call(("barButtonSystemItem", item), ("target", "nil"), ("action", "nil")), false)
    case "UITabBarItem":
      guard hasSystemItem(id), let item = value("tabBarSystemItem", id) else { return (call(), false) }
      return (call(("tabBarSystemItem", item), ("tag", value("tag", id) ?? "0")), false)
    case "UIBlurEffect": return (call(("style", value("style", id))), false)
    case "UIVibrancyEffect":
      let style = value("style", id)
      let blur = child("blurEffect", id) ?? "UIBlurEffect(style: .light)"
      return (call(("blurEffect", blur), ("style", style == "nil" ? nil : style)), false)
    case "UIMenu", "UICommand", "UIKeyCommand", "UIAction": return (menuElement(id), false)
    default:
      if schema.isKind(of: .viewController), case .text(let nib)? = scene[id].property("nibName")?.value.value {
        return (call(("nibName", .literal(nib)), ("bundle", "nil")), false)
      }
      return (call(("frame", schema.isKind(of: .view) ? frame : nil)), true)
    }
  }

  private func tableStyle(_ id: ObjectID) -> Code {
    scene[id].children(in: "view").first.flatMap { value("style", $0) } ?? ".plain"
  }

  private func pageController(_ id: ObjectID) -> Code {
    var options: [Code.Entry] = []
    if let spacing = scene[id].property("interPageSpacing").flatMap({ context.values.code($0.value.value) }) {
      options.append(.init(key: ".interPageSpacing", value: spacing))
    }
    if let spine = scene[id].property("spineLocation").flatMap({ context.values.code($0.value.value) }) {
      options.append(
        .init(key: ".spineLocation", value: .text("UIPageViewController.SpineLocation\(spine.flat).rawValue"))
      )
    }
    var arguments: [Code.Argument] = [
      .init("transitionStyle", value("transitionStyle", id) ?? ".pageCurl"),
      .init("navigationOrientation", value("navigationOrientation", id) ?? ".horizontal"),
    ]
    if !options.isEmpty { arguments.append(.init("options", .map(options))) }
    return .call(context.type(of: id), arguments)
  }

  /// The child of a slot, as an argument of the object that has the slot.
  private func child(_ slot: String, _ id: ObjectID) -> Code? {
    scene[id].children(in: slot).first.flatMap { child in
      inline.contains(child) ? maker(of: child).code : reference(child).map { .text($0) }
    }
  }

  /// Whether an object is made of others, which have to be there before it.
  func isLazy(_ id: ObjectID) -> Bool {
    ["collectionViewLayout", "configuration", "effect"].contains { slot in
      scene[id].children(in: slot).contains { !inline.contains($0) && names[$0] != nil }
    }
  }

  /// Whether an object without a name needs no more than to be made.
  func canBeInline(_ id: ObjectID) -> Bool {
    let object = scene[id]
    let schema = context.schema(id)
    guard !context.referenced.objects.contains(id), object.parent != nil, let slot = object.slotName else {
      return false
    }
    if schema.isKind(of: "UIMenuElement") { return object.attributes.isEmpty }
    let isArgument = [
      "items", "toolbarItems", "effect", "blurEffect", "collectionViewLayout", "configuration", "leftBarButtonItem",
      "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "tabBarItem",
    ].contains(slot)
    guard isArgument, object.outlets.isEmpty, object.actions.isEmpty, object.attributes.isEmpty,
      object.segues.isEmpty
    else { return false }
    guard object.slots.allSatisfy({ $0.children.allSatisfy { inline.contains($0) || canBeInline($0) } }) else {
      return false
    }
    let taken = initialProperties(of: id)
    return object.properties.allSatisfy { taken.contains($0.name.value) }
  }
}
