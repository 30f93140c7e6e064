import ConstraintSolver
import DioramaCLI
import DioramaUI
import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneNodes

extension Workshop {
  /// Edits a system of constraints as the bytes say.
  func solve(_ bytes: [UInt8]) throws(Finding) {
    var editor = SystemEditor(bytes)
    while editor.hasMore { try editor.step() }
    try editor.check()
  }

  /// Lays the hierarchies of a scene out at several sizes, as the linter does and as live views.
  func layOut(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.scene.yaml", bytes: bytes)
    guard let scene = try check(pipeline.validated(source), in: source) else { return }
    let values = EffectiveValues(scene)
    for root in LayoutRoots(scene).roots {
      var engine = LayoutEngine()
      engine.workLimit = Self.workLimit
      for (width, height) in Self.sizes {
        let screen = LayoutScreen(width: width, height: height)
        let nodes = NodeMaker(scene, values: values, screen: screen).nodes(of: root)
        let result = engine.settle(nodes.tree)
        for frame in result.frames {
          guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else {
            throw Finding("a frame is no rectangle")
          }
        }
      }
      _ = engine.conflicts()
      _ = engine.ambiguities()
    }
    let archive = pipeline.emitted(scene).archive
    for (width, height) in Self.sizes.prefix(2) {
      guard var nib = try? LiveNib(loading: archive) else { return }
      nib.layOut(on: ScreenChoice(size: PictureSize("\(Int(width))x\(Int(height))")))
      _ = nib.hierarchy()
    }
  }

  private static let sizes: [(Double, Double)] = [(320, 568), (820, 1180), (1, 1), (10_000, 1)]
  private static let workLimit = 2_000_000
}

/// Edits of a system of constraints, each spelled in a few bytes.
private struct SystemEditor: ~Copyable {
  /// Numbers that are none, that are too large, too small, or usual.
  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 2, 100, -320, 1e-9, -1e-7, 1e7, -1e8, 1e300, -1e300, 1e-300, .nan, .infinity, -.infinity, 1.0 / 3,
  ]
  private static let priorities: [Float] = [1000, 1000, 750, 250, 0, -5, 1e9, .nan, .infinity, 999.5]
  private static let relations: [ConstraintSystem.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]

  private var bytes: ArraySlice<UInt8>
  private var system = ConstraintSystem()
  private var variables: [ConstraintSystem.Variable]
  private var identifiers: [ConstraintSystem.ID] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    system.workLimit = 200_000
    variables = [system.addVariable()]
  }

  var hasMore: Bool { !bytes.isEmpty }

  mutating func step() throws(Finding) {
    switch next() % 12 {
    case 0: variables.append(system.addVariable())
    case 1...5: add()
    case 6: system.remove(identifier())
    case 7: system.setConstant(number(), of: identifier())
    case 8: system.setPriority(priority(), of: identifier())
    case 9:
      if let id = system.rejected.first { _ = system.conflict(of: id) }
      _ = system.ambiguousVariables()
      _ = system.alternative(moving: variable())
      _ = system.constraintsDeciding([[ConstraintSystem.Term(variable())]])
    default: try check()
    }
  }

  /// Solves, and looks at every value.
  mutating func check() throws(Finding) {
    system.solve()
    for variable in variables where !system.value(of: variable).isFinite { throw Finding("a value is no number") }
  }

  private mutating func add() {
    let count = next() % 4
    let terms = (0..<count).map { _ in ConstraintSystem.Term(number(), variable()) }
    let (constant, relation, priority) = (number(), Self.relations[next() % Self.relations.count], priority())
    let isVariable = next().isMultiple(of: 2)
    identifiers.append(
      system.add(terms, constant: constant, relation, priority: priority, isVariable: isVariable)
    )
  }

  private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  /// A usual number, an extreme one, or one that eight bytes spell.
  private mutating func number() -> Double {
    let index = next()
    guard index >= 250 else { return Self.numbers[index % Self.numbers.count] }
    return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(next()) })
  }

  private mutating func priority() -> Float { Self.priorities[next() % Self.priorities.count] }

  /// One of the variables, or now and then one that the system does not have.
  private mutating func variable() -> ConstraintSystem.Variable {
    let index = next()
    return index == 255 ? ConstraintSystem.Variable(index: 1_000_000) : variables[index % variables.count]
  }

  private mutating func identifier() -> ConstraintSystem.ID {
    let index = next()
    return identifiers.isEmpty ? ConstraintSystem.ID(index: index) : identifiers[index % identifiers.count]
  }
}

extension Workshop {
  /// Edits of systems to begin with: equations, inequalities and wishes among a few variables, changed and solved again.
  package nonisolated static var edits: [[UInt8]] {
    let sum: [UInt8] = [0, 0, 0, 1, 2, 1, 0, 2, 1, 5, 0, 0, 0]
    let wish: [UInt8] = [1, 1, 1, 1, 6, 0, 3, 0, 2, 1, 1, 2, 4, 2, 2, 1]
    let changed: [UInt8] = [10, 7, 5, 0, 10, 8, 2, 1, 10, 9, 0, 1, 6, 0, 10]
    return [sum + changed, sum + wish + changed, wish + sum + wish + changed + changed]
  }
}
