import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// The outlets, actions and superclasses that a scene needs of an application's classes, found without other scenes.
package struct ClassClaims: Hashable, Sendable {
  /// A class that the scene has.
  package struct Mention: Hashable, Sendable {
    package var name: String
    /// The superclass that a schema declares or the scene names; nil for none.
    package var superclass: String?
    /// Where the scene names the superclass; nil for one that a schema declares.
    package var range: SourceRange?
    /// The line of that range, from 1 on; 0 without a range.
    package var line = 0
    /// Whether something in the nib is of the class.
    package var isNeeded = false
    /// Whether nibs make objects of the class without a coder.
    package var isPlain = false

    /// Makes the mention of a class.
    package init(name: String, superclass: String? = nil, isNeeded: Bool = false) {
      (self.name, self.superclass, self.isNeeded) = (name, superclass, isNeeded)
    }
  }

  /// A name that a class must have.
  package struct Use: Hashable, Sendable {
    package var className: String
    package var kind: SceneInterface.Connection.Kind
    package var name: Located<String>
    /// The name as Swift code has it; nil for one that Swift cannot have, which is a problem.
    package var spelling: String?
    /// The line of the name, from 1 on.
    package var line: Int

    /// Makes the use of a name.
    package init(
      className: String,
      kind: SceneInterface.Connection.Kind,
      name: Located<String>,
      spelling: String?,
      line: Int
    ) {
      (self.className, self.kind, self.name, self.spelling, self.line) = (className, kind, name, spelling, line)
    }
  }

  /// The name of the scene's file, without its folder.
  let file: String
  /// In the order of the text; classes that schemas declare, once.
  package var mentions: [Mention] = []
  /// In the order of the text.
  package var uses: [Use] = []
  /// The names that cannot be written in Swift.
  var problems: [Diagnostic] = []

  /// Starts the claims of a scene at a path.
  package init(path: String) {
    file = path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Reads the claims of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - uses: What it uses of an application's classes.
  ///   - module: The module that the code is for; nil where every module is another one.
  init(_ scene: ValidatedScene, _ uses: [ClassUse], module: String?) {
    self.init(path: scene.scene.source.path)
    var reader = ClaimReader(scene: scene, module: module, claims: self)
    for index in scene.scene.objects.indices { reader.addClass(ofObject: index) }
    for use in uses { reader.add(use) }
    self = reader.claims
  }
}

/// Reads the claims of a scene.
private struct ClaimReader {
  let scene: ValidatedScene
  let module: String?
  var claims: ClassClaims
  /// The classes by whether Swift can name them.
  private var isNameable: [String: Bool] = [:]
  /// What schemas declare, of which once is enough.
  private var mentioned: Set<ClassClaims.Mention> = []

  init(scene: ValidatedScene, module: String?, claims: ClassClaims) {
    (self.scene, self.module, self.claims) = (scene, module, claims)
  }

  mutating func addClass(ofObject index: Int) {
    let objects = scene.scene.objects
    let record = objects.records[index]
    guard record.kind != .firstResponder, ClassUse.isCustom(objects.className(at: index), scene.catalog) else { return }
    let name = objects.writtenClass(at: index)
    guard canName(name) else { return }
    var mention = ClassClaims.Mention(name: name.value)
    if record.kind == .object {
      mention.isNeeded = true
      mention.isPlain = scene.schema(of: ObjectID(index)).archivedName == "NSObject"
    }
    guard let schema = scene.catalog.schema(named: name.value) else {
      mention.superclass = objects.superclassName(at: index)?.value
      mention.range = objects.superclassName(at: index)?.range
      mention.line = mention.range.map { line(of: $0) } ?? 0
      claims.mentions.append(mention)
      return
    }
    addOnce(mention)
    for (derived, base) in zip(schema.lineage, schema.lineage.dropFirst()) {
      guard ClassUse.isCustom(derived, scene.catalog), canName(Located(derived, at: name.range)) else { return }
      addOnce(.init(name: derived, superclass: base, isNeeded: derived != name.value))
    }
  }

  private mutating func addOnce(_ mention: ClassClaims.Mention) {
    if mentioned.insert(mention).inserted { claims.mentions.append(mention) }
  }

  mutating func add(_ use: ClassUse) {
    // The class of every use is that of an object, where a name that Swift cannot have is reported already.
    guard isNameable[use.className.value] == true else { return }
    let spelling =
      use.kind == .action
      ? ActionSpelling.swift(of: use.name, in: scene.scene.source)
      : SwiftName.isIdentifier(use.name.value) ? SwiftName.escaped(use.name.value) : nil
    if spelling == nil {
      report("'\(use.name.value)' is not a name that Swift code can have", at: use.name.range)
    }
    claims.uses.append(
      .init(
        className: use.className.value,
        kind: use.kind,
        name: use.name,
        spelling: spelling,
        line: line(of: use.name.range)
      )
    )
  }

  /// Whether Swift can name a class; one that it cannot is reported each time.
  private mutating func canName(_ name: Located<String>) -> Bool {
    let known = isNameable[name.value] ?? (SwiftType(name.value, in: module, scene.catalog) != nil)
    isNameable[name.value] = known
    guard !known else { return true }
    let hint = name.value.contains(".") ? nil : "write it with its module, for example Shop.\(name.value)"
    report("'\(name.value)' is not a class that Swift code can name", at: name.range, hint: hint)
    return false
  }

  private mutating func report(_ message: String, at range: SourceRange, hint: String? = nil) {
    claims.problems.append(Diagnostic(.swiftName, message, at: range, hint: hint))
  }

  private func line(of range: SourceRange) -> Int { scene.scene.source.writtenLine(at: range.lowerBound) }
}
