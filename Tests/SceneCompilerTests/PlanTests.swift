import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// What plans know beforehand of a class is what its objects get that are worked out one by one.
///
/// Plans are made by the rules that write single objects. What is said beside those, for speed, could contradict them: which properties are
/// written by their values alone, how numbers and texts of such are, and what a frame alone comes to.
@Suite struct PlanTests {
  /// Versions on both sides of what older tools do otherwise, such as passing over properties or laying views out anew.
  ///
  /// Xcode 12 writes some cells otherwise for older systems.
  private static let tools: [(NibTools, NibVariant)] = [
    (.xcode7, .current), (.xcode10, .current), (.xcode12, .current), (.xcode12, .older), (.xcode13, .current),
    (.xcode26, .current),
  ]

  private func expectPlansToSayNothingElse(_ scene: ValidatedScene, _ note: String) {
    for (tools, variant) in Sampling.sample(Self.tools, from: note.utf8.count) {
      let planned = emit(scene, EmissionOptions(like: tools, variant: variant))
      let single = emit(scene, EmissionOptions(like: tools, variant: variant, plans: ClassPlans(areEmpty: true)))
      #expect(planned.encoded() == single.encoded(), "\(note), like \(tools), \(variant)")
    }
  }

  private func scene(_ text: String, _ path: String) -> ValidatedScene? {
    Pipeline().validated(SourceText(path: path, text: text)).value
  }

  @Test(arguments: Repository.scenes + Repository.files(below: "Tests/Fixtures/classes", suffix: ".scene.yaml"))
  func scenesAreWrittenAsWithoutPlans(path: String) throws {
    let whole = try #require(scene(try Repository.text(path), path))
    expectPlansToSayNothingElse(whole, path)
  }

  /// What an object says hides most of what a plan says: here each object sets one property, and one sets none.
  @Test(arguments: Repository.files(below: "Tests/Fixtures/classes", suffix: ".scene.yaml"))
  func singlePropertiesAreWrittenAsWithoutPlans(path: String) throws {
    for object in try Repository.text(path).split(separator: "\n  - ").dropFirst() {
      let lines = object.split(separator: "\n")
      var members: [String] = []
      for line in lines.dropFirst() {
        let isInside = line.hasPrefix("     ") || line.hasPrefix("    -")
        if isInside, !members.isEmpty { members[members.count - 1] += "\n" + line } else { members.append("\n" + line) }
      }
      func text(_ objects: [String]) -> String { "scene: 1\nobjects:\(objects.joined())\n" }
      func isValid(_ object: String) -> Bool { scene(text([object]), path) != nil }
      let bare = "\n  - \(lines[0])"
      let schema = try #require(SceneCatalog.builtIn.schema(named: String(lines[0].dropFirst("class: ".count))))
      // What initializers need stands in each object.
      let names = Set(schema.requiredProperties + schema.requiredSlots)
      let needed = members.filter { names.contains(String($0.prefix { $0 != ":" }.drop { $0.isWhitespace })) }
      let base = bare + needed.joined()
      let free = Sampling.sample(members.filter { !needed.contains($0) }, from: lines[0].count)
      let objects = [base] + free.map { base + $0 }
      // Some properties need another one, or a slot: they are in the scene of all.
      let valid = objects.filter(isValid)
      #expect(valid.count > objects.count / 2, "\(lines[0])")
      // Objects that need one of their own in the scene are each in one.
      if let whole = scene(text(valid), path) {
        expectPlansToSayNothingElse(whole, "\(valid.count) objects of \(path)")
      } else {
        for object in valid { expectPlansToSayNothingElse(try #require(scene(text([object]), path)), object) }
      }
    }
  }
}
