import Foundation
import MeasuredSolver

/// Solves hierarchies of views and prints a line of JSON for each, or writes their equations into a folder.
///
///     LayoutBenchmarks --json | --equations FOLDER

private let counts = [100, 400, 1000, 1600, 3200]

/// The shortest of several runs, in seconds.
private func shortest(_ rounds: Int, _ work: () -> Double) -> Double {
  (0..<rounds).map { _ in work() }.min() ?? 0
}

/// The processor's time, so that other programs do not count.
private func seconds(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

private func report(_ fields: [String: Any]) {
  guard let line = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys) else { return }
  print(String(decoding: line, as: UTF8.self))
}

private func system(of equations: Equations, changing index: Int? = nil) -> ConstraintSystem {
  var system = ConstraintSystem()
  for _ in 0..<equations.variables { _ = system.addVariable() }
  for (at, equation) in equations.list.enumerated() {
    system.add(
      equation.terms,
      constant: equation.constant,
      equation.relation,
      priority: equation.priority,
      isVariable: at == index
    )
  }
  system.solve()
  return system
}

private func solve(_ shape: Shape, _ count: Int) {
  let equations = shape.equations(views: count)
  var cells = 0
  let built = shortest(5) {
    seconds {
      let solved = system(of: equations)
      cells = solved.cellCount.rows + solved.cellCount.definitions
    }
  }
  // The first equation behind the root's: what hangs on it moves.
  let changed = 2
  var solved = system(of: equations, changing: changed)
  let id = ConstraintSystem.ID(index: changed)
  var width = 393.0
  let edited = shortest(20) {
    // A hundred changes, as one is too short to be measured.
    return seconds {
      for _ in 0..<100 {
        width = width == 393 ? 430 : 393
        solved.setConstant(-width, of: id)
        solved.solve()
      }
    } / 100
  }
  report([
    "shape": shape.rawValue, "views": count, "build": built, "change": edited, "cells": cells,
    "rejected": solved.rejected.count,
  ])
}

switch CommandLine.arguments.dropFirst().first {
case "--equations":
  guard CommandLine.arguments.count > 2 else { exit(2) }
  for shape in Shape.allCases {
    for count in counts {
      let file = URL(fileURLWithPath: CommandLine.arguments[2]).appendingPathComponent("\(shape.rawValue)-\(count).txt")
      try Data(shape.equations(views: count).text.utf8).write(to: file)
    }
  }
case "--once":
  // For counting instructions: `valgrind --tool=callgrind LayoutBenchmarks --once nested 1600`.
  let arguments = CommandLine.arguments
  guard arguments.count > 3, let shape = Shape(rawValue: arguments[2]), let count = Int(arguments[3]) else { exit(2) }
  _ = system(of: shape.equations(views: count))
default:
  for shape in Shape.allCases { for count in counts { solve(shape, count) } }
}
