public import Foundation

/// Something that a view lets its user do, beside what the view does itself.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }

  /// Called before the interaction goes to a view, or away from one; nil for the latter.
  func willMove(to view: UIView?)

  /// Called after the interaction went to a view, or away from one; nil for the latter.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] { layoutParts?.interactions ?? [] }

  /// Gives the view an interaction, which leaves the view that has it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeLayoutParts.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; nothing happens for one that the view does not have.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    madeLayoutParts.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
