import DioramaUI
import Foundation

/// One side of a comparison alone, for a profiler.
@MainActor
enum Sides {
  /// Runs a side a number of times; false for one that there is not.
  @inline(never)
  static func run(_ side: String, rounds: Int) -> Bool {
    guard let body = body(of: side) else { return false }
    for _ in 0..<rounds { body() }
    return true
  }

  private static func body(of side: String) -> (() -> Void)? {
    switch side {
    case "nib": return { _ = Nibs.view(nib) }
    case "code": return { _ = Nibs.made(200) }
    case "nib-large":
      let nib = Nibs.compiled(5000)
      return { _ = Nibs.view(nib) }
    case "nib-crowded":
      let board = Hierarchies.board(of: 100_000)
      let nib = Nibs.compiled(5000)
      return { _ = (Nibs.view(nib), board) }
    case "code-crowded":
      let board = Hierarchies.board(of: 100_000)
      return { _ = (Nibs.made(5000), board) }
    case "code-large": return { _ = Nibs.made(5000) }
    case "form-nib": return { _ = Nibs.view(form, owner) }
    case "form-code": return { _ = Forms.made(owner) }
    case "layout-small", "layout-large":
      let board = Hierarchies.board(of: side == "layout-small" ? 10_000 : 100_000)
      return { Hierarchies.layOut(board) }
    case "pass-first": return { Screen.first() }
    case "pass-same", "pass-change", "pass-turn":
      let screen = Screen()
      screen.root.layoutIfNeeded()
      return { side == "pass-same" ? screen.same() : side == "pass-change" ? screen.change() : screen.turn() }
    case "first":
      let rows = Rows()
      return { rows.show() }
    case "scroll":
      let cells = GrowingCells()
      return { cells.scroll() }
    case "idle":
      let screen = IdleScreen()
      return { screen.turns() }
    default: return nil
    }
  }
}
