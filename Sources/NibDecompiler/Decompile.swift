package import NibArchive
package import SceneCompiler
import SceneDiagnostics
import SceneModel

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
    for index in reading.topLevel + reading.objects[0].slots.flatMap(\.children) { reading.remove(index) }
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

  /// The version of the coder, where it is not what the compiler writes by itself.
  private var orders: TableOrders {
    var orders = TableOrders()
    if archive.coderVersion != 10 { orders.coderVersion = Int(archive.coderVersion) }
    return orders
  }

  func scene(of reading: ObjectReading) throws(DecompilationError) -> Decompilation {
    var reading = reading
    var plain = try validScene(of: &reading)
    reading.readHabits(plain, plans: plans)
    if !reading.habits.withoutKeys.isEmpty || !reading.habits.fonts.isEmpty { plain = try validScene(of: &reading) }
    let root = try Reconciliation(plain, reading, plans: plans).reconcile(&reading)
    var text = DocumentText.text(reading, archive: root, orders: orders)
    var compiled = try compiled(text)
    // A nib in a nested nib is settled before the one around it.
    for _ in 0..<ObjectReading.deepestNib where takeTableOrders(from: compiled.validated, into: &reading) {
      text = DocumentText.text(reading, archive: root, orders: orders)
      compiled = try self.compiled(text)
    }
    if let difference = NibComparison(archive, compiled.archive).difference { throw .notEqual(difference) }
    // While the nibs are compared every object needs a name; a reader needs those that something refers to.
    let unused = UnusedNames.ids(in: reading, text)
    let shorter = DocumentText.text(reading, archive: root, orders: orders, unused: unused)
    if let again = try? self.compiled(shorter).archive, NibComparison(archive, again).difference == nil {
      text = shorter
    }
    return Decompilation(text: text, kept: KeptParts.all(in: reading, root: root))
  }

  /// A scene without what the language does not allow; what is taken out of it is kept as the nib has it.
  private func validScene(of reading: inout ObjectReading) throws(DecompilationError) -> ValidatedScene {
    var problem = "the scene is not valid"
    for _ in 0..<40 {
      let source = SourceText(path: path, text: DocumentText.text(reading, orders: orders))
      let validated = pipeline.validated(source)
      if let scene = validated.value { return scene }
      problem = validated.diagnostics.first { $0.severity == .error }?.message ?? problem
      let scene = pipeline.lowered(source)
      guard Demotion(scene, reading).apply(validated.diagnostics, to: &reading) else { break }
    }
    throw .notEqual(problem)
  }

  private func compiled(_ text: String) throws(DecompilationError) -> (validated: ValidatedScene, archive: NibArchive) {
    let validated = pipeline.validated(SourceText(path: path, text: text))
    guard let scene = validated.value else {
      throw .notEqual(validated.diagnostics.first { $0.severity == .error }?.message ?? "it is not valid")
    }
    return (scene, emit(scene, plans: plans))
  }

  /// Has nested nibs lie as they did: they are data of the nib around them, and so the orders of their tables count.
  ///
  /// Innermost nibs come first.
  private func takeTableOrders(from scene: ValidatedScene, into reading: inout ObjectReading) -> Bool {
    let places = Reconciliation.Places(reading, scene.scene)
    var isChanged = false
    for index in reading.objects.indices.reversed() {
      guard let nib = reading.objects[index].nestedNib, let id = places.objects[index] else { continue }
      let expected = reading.nibs[nib].content.archive
      let made = emitNumbered(scene, prototype: id, plans: plans).archive
      // By bytes: what is not a number is never equal to itself.
      guard made.encoded() != expected.encoded() else { continue }
      let comparison = NibComparison(expected, made)
      guard let orders = TableOrders(from: made, to: expected, comparison.pairs) else { continue }
      reading.objects[index].orders = orders
      isChanged = true
    }
    return isChanged
  }
}
