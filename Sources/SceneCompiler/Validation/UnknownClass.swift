import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every object is of a class that a schema declares, or names a superclass that one declares.
  ///
  /// The owner and placeholders are objects like any other.
  static let unknownClass = ValidationRule(
    kinds: [.unknownClass],
    summary: "Every object is of a class that a schema declares, or names such a superclass."
  ) { context in
    let objects = context.scene.objects
    let unknown = context.strange.compactMap { id -> Located<String>? in
      let className = objects.writtenClass(at: id.index)
      if context.catalog.schema(named: className.value) != nil {
        // A superclass that the scene names beside a class of the catalog has to exist nevertheless.
        return objects.superclassName(at: id.index).flatMap { unknownName($0, context) }
      }
      if let superclass = objects.superclassName(at: id.index) { return unknownName(superclass, context) }
      // The keys of outsiders are read whatever their class, so that one that is misspelled is reported itself.
      return !objects.isMade(at: id.index) && context.object(id).isMisspelled("superclass") ? nil : className
    }
    let files = context.strange.map { objects.writtenClass(at: $0.index) }.filter {
      fileHint($0.value) != nil && !$0.range.isEmpty
    }
    let superclasses = Set(context.strange.compactMap { objects.superclassName(at: $0.index)?.range })
    // A name that is used many times is misspelled once.
    let reported = Set(unknown.map(\.range))
    return Dictionary(grouping: unknown + files.filter { !reported.contains($0.range) }, by: \.value).values.sorted {
      $0[0].range < $1[0].range
    }.enumerated()
      .map { index, uses in
        // If nearly all names are unknown, they are not typing errors, and searching for each is slow.
        let suggestion = index < 100 ? context.catalog.suggestion(forClass: uses[0].value) : nil
        if let hint = fileHint(uses[0].value) {
          return Diagnostic(
            .unknownClass,
            "'\(uses[0].value)' is a file, not a class",
            at: uses[0].range,
            hint: hint,
            repeats: uses.dropFirst().map(\.range)
          )
        }
        let own =
          superclasses.contains(uses[0].range)
          ? nil
          : index < 100
            ? "if it is your own class, add 'superclass: \(superclass(of: uses[0], context))', or give its schema with '--schemas'"
            : "if it is your own class, add its 'superclass'"
        return Diagnostic(
          .unknownClass,
          "there is no class '\(uses[0].value)'",
          at: uses[0].range,
          hint: suggestion ?? own,
          repeats: uses.dropFirst().map(\.range)
        )
      }
  }

  /// The probable superclass of a custom class, by its name, by its object's keys, or by its slot.
  private static func superclass(of name: Located<String>, _ context: ValidationContext) -> String {
    let guess = ClassGuess(catalog: context.catalog)
    guard let id = context.strange.first(where: { context.object($0).className.range == name.range }) else {
      return "UIView"
    }
    let object = context.object(id)
    if object.kind != .object {
      return guess.bySuffix(name.value) ?? (object.kind == .owner ? "UIViewController" : "NSObject")
    }
    let slot = object.parent.flatMap { parent in object.slotName.flatMap { context.schema(of: parent)?.slots[$0] } }
    let accepts = slot?.accepts ?? []
    if let suffix = guess.bySuffix(name.value),
      accepts.isEmpty || accepts.contains(where: { context.catalog.schema(named: suffix)?.isKind(of: $0) == true })
    {
      return suffix
    }
    let keys = object.unknownKeys.map(\.name.value)
    let events = object.actions.compactMap { $0.event?.value }
    return guess.byKeys(keys, events: events, accepts: accepts)?.name ?? accepts.first ?? "UIView"
  }

  /// What to write for the name of a source file in place of a class; nil for other names.
  private static func fileHint(_ name: String) -> String? {
    for suffix in [".swift", ".h", ".m", ".mm"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return "write \(name.dropLast(suffix.count))"
    }
    return nil
  }

  private static func unknownName(_ name: Located<String>, _ context: ValidationContext) -> Located<String>? {
    // Other rules say more of a name that the application's sources declare.
    if case .missing? = context.catalog.application.standing(name.value) { return nil }
    if case .ambiguous? = context.catalog.application.standing(name.value) { return nil }
    return context.catalog.schema(named: name.value) == nil ? name : nil
  }
}
