package import NibArchive
package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// A scene that was made from a nib.
package struct Decompilation: Sendable {
  /// An object of which not everything could be said in the language's own words.
  package struct Kept: Hashable, Sendable {
    /// The id of the object; empty for the nib itself.
    package var id: String
    package var className: String
    /// The keys that are kept as the nib has them.
    package var keys: [String]
  }

  /// The scene's text.
  package var text: String
  /// What is kept as the nib has it, in the order of the nib.
  package var kept: [Kept]
}

/// Turns a nib into a scene that compiles to the same nib: the same objects with the same values.
///
/// What the catalog knows becomes properties, slots, connections and equations; everything else is kept as the nib has it, under
/// `interfaceBuilder`. The same nib always gives the same text. `path` is the name that the scene is compiled under.
///
/// - Throws: Why no scene can say what the nib holds.
package func decompile(
  _ archive: NibArchive,
  path: String,
  with pipeline: Pipeline = Pipeline()
) throws(DecompilationError) -> Decompilation {
  guard !archive.objects.isEmpty else { throw .empty }
  guard archive.coderVersion == 9 || archive.coderVersion == 10 else { throw .unknownCoder(Int(archive.coderVersion)) }
  let decompiler = Decompiler(archive: archive, path: path, pipeline: pipeline)
  var reading = ObjectReading(archive, catalog: pipeline.catalog)
  ObjectNames.assign(to: &reading)
  do {
    return try decompiler.scene(of: reading)
  } catch .notEqual {
    // What no part of which can be written in the language's own words is kept as it is altogether.
    for id in reading.scene.topLevel + reading.scene.ownerChildren { reading.remove(id) }
    return try decompiler.scene(of: reading)
  }
}

/// The steps from a reading to a scene.
struct Decompiler {
  let archive: NibArchive
  let path: String
  let pipeline: Pipeline
  /// Prototypes are compiled one by one, and share what is known of their classes.
  private let plans = ClassPlans()

  func scene(of reading: ObjectReading) throws(DecompilationError) -> Decompilation {
    var reading = reading
    var plain = try validScene(of: &reading)
    reading.readHabits(plain, plans: plans)
    if !reading.scene.withoutKeys.isEmpty || !reading.scene.archivedFonts.isEmpty
      || reading.scene.orders.keepsConstraintOrder
    {
      plain = try validScene(of: &reading)
    }
    try Reconciliation(plain, reading, plans: plans).reconcile(&reading)
    var text = text(of: reading)
    var compiled = try compiled(text)
    // A nib in a nested nib is settled before the one around it.
    for _ in 0..<ObjectReading.deepestNib where takeTableOrders(from: compiled.validated, into: &reading) {
      text = self.text(of: reading)
      compiled = try self.compiled(text)
    }
    if let difference = NibComparison(archive, compiled.archive).difference { throw .notEqual(difference) }
    // While the nibs are compared every object needs a name; a reader needs those that something refers to.
    let shorter = self.text(of: UnusedNames.leftOut(of: reading, text))
    if let again = try? self.compiled(shorter).archive, NibComparison(archive, again).difference == nil {
      text = shorter
    }
    return Decompilation(text: text, kept: KeptParts.all(in: reading.scene))
  }

  /// A scene without what the language does not allow; what is taken out of it is kept as the nib has it.
  private func validScene(of reading: inout ObjectReading) throws(DecompilationError) -> ValidatedScene {
    var problem = "the scene is not valid"
    for _ in 0..<WritingRounds.nib {
      let source = SourceText(path: path, text: text(of: reading))
      let checked = pipeline.checked(source)
      if let scene = checked.scene { return scene }
      problem = checked.diagnostics.first { $0.severity == .error }?.message ?? problem
      let parts = ScenePartSearch(reading.scene, in: checked.tree)
      guard Demotion.apply(checked.diagnostics, parts, to: &reading) else { break }
    }
    throw .notEqual(problem)
  }

  private func text(of reading: ObjectReading) -> String {
    var scene = reading.scene
    scene.colors = reading.assetColors
    return ScenePrinter.text(of: scene, pipeline.catalog)
  }

  private func compiled(_ text: String) throws(DecompilationError) -> (validated: ValidatedScene, archive: NibArchive) {
    let validated = pipeline.validated(SourceText(path: path, text: text))
    guard let scene = validated.value else {
      throw .notEqual(validated.diagnostics.first { $0.severity == .error }?.message ?? "it is not valid")
    }
    return (scene, emit(scene, EmissionOptions(plans: plans)).archive)
  }

  /// Has nested nibs lie as they did: they are data of the nib around them, and so the orders of their tables count.
  ///
  /// Innermost nibs come first.
  private func takeTableOrders(from scene: ValidatedScene, into reading: inout ObjectReading) -> Bool {
    let objectMap = Reconciliation.ObjectMap(reading, scene.scene)
    var isChanged = false
    for prototype in reading.ids.reversed() {
      guard let nib = reading.origins[prototype.index].nestedNib, let id = objectMap.objects[prototype] else {
        continue
      }
      let expected = reading.nibs[nib].content.archive
      let made = emit(scene, EmissionOptions(plans: plans, prototype: id)).archiveInCoderOrder
      // By bytes: what is not a number is never equal to itself.
      guard made.encoded() != expected.encoded() else { continue }
      let comparison = NibComparison(expected, made)
      guard let orders = TableOrders(from: made, to: expected, comparison.pairs) else { continue }
      reading.scene[prototype].nibOrders = orders
      isChanged = true
    }
    return isChanged
  }
}
