import Backports
import Foundation
import LayoutEngine

/// A report about constraints that conflict, and the one that is left out.
@MainActor
struct ConflictReport {
  /// The lines that UIKit would print, which identify the conflict.
  let lines: [String]
  /// The line of the constraint that is left out.
  let broken: String

  /// Whether the size of the root is one of the reasons.
  let namesRootSize: Bool

  /// Describes a conflict; nil if none of it can be printed.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - relations: Its equations, in its order.
  ///   - breaking: The constraint that is left out; nil for the equation that the engine left out.
  ///   - live: The layout tree with the views.
  init?(
    _ conflict: LayoutEngine.Conflict,
    _ relations: [LayoutEngine.Relation],
    breaking: NSLayoutConstraint?,
    in live: LiveLayoutTree
  ) {
    let text = EquationText(live: live)
    constraints = conflict.sources.compactMap { source in
      guard case .constraint(let index) = source, live.constraints.indices.contains(index) else { return nil }
      return (WeakConstraint(live.constraints[index]), live.constraints[index].text)
    }
    var lines: [String] = []
    var masks: [String] = []
    var seen: Set<String> = []
    for relation in relations {
      guard let line = text.line(of: relation), seen.insert(line).inserted else { continue }
      if line.hasPrefix("<NSAutoresizingMaskLayoutConstraint") { masks.append(line) } else { lines.append(line) }
    }
    let own = relations.first { $0.source == conflict.broken }.flatMap { text.line(of: $0) }
    self.lines = masks + lines
    guard let broken = breaking?.text ?? own ?? self.lines.last else { return nil }
    self.broken = broken
    namesRootSize = conflict.sources.contains(.root)
    mentionsMasks = !masks.isEmpty
  }

  private let mentionsMasks: Bool

  /// The constraints of the conflict, and what they said.
  private let constraints: [(constraint: WeakConstraint, text: String)]

  /// Whether the constraints still say what they said.
  var isUpToDate: Bool { constraints.allSatisfy { $0.constraint.value?.text == $0.text } }

  /// The message that UIKit prints.
  var text: String {
    let note =
      mentionsMasks
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : ""
    let list = lines.map { "    \"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }
}

extension LiveLayoutTree {
  /// The constraint that UIKit would leave out: the app's constraint that became active last; nil if the conflict has
  /// none, and if the engine's choice stands.
  func constraintToBreak(of conflict: LayoutEngine.Conflict) -> (index: Int, constraint: NSLayoutConstraint)? {
    if isSizeAgainstContent(conflict) { return nil }
    return conflict.sources.compactMap { source -> (index: Int, constraint: NSLayoutConstraint)? in
      guard case .constraint(let index) = source, constraints.indices.contains(index) else { return nil }
      return constraints[index].isMadeBySystem ? nil : (index, constraints[index])
    }.max { $0.constraint.activation < $1.constraint.activation }
  }

  /// Whether a constraint gives a view another length than its content, which hugs or resists just as strongly.
  ///
  /// Frames that Interface Builder saved have the constraint's length then: a button 30 points wide around an image of 16, with all
  /// priorities required.
  private func isSizeAgainstContent(_ conflict: LayoutEngine.Conflict) -> Bool {
    guard case .naturalSize(let node) = conflict.broken else { return false }
    return conflict.sources.allSatisfy { source in
      switch source {
      case .naturalSize(node): true
      case .constraint(let index): constraints.indices.contains(index) && constraints[index].secondItem == nil
      default: false
      }
    }
  }
}
