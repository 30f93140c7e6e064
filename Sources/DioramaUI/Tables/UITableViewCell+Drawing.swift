import Foundation

extension UITableViewCell {
  /// The radius of the corners of a section whose rows keep away from the edges of the table, in points.
  private static let sectionRadius: CGFloat = 10

  /// Fills a cell without a background of its own as UIKit does; outside of tables, nothing is drawn.
  func drawGround() {
    guard let table, backgroundColor == nil, backgroundView == nil, configurations?.background == nil else { return }
    (table.style == .plain ? UIColor.systemBackground : .secondarySystemGroupedBackground).setFill()
    guard table.style == .insetGrouped else { return UIRectFill(bounds) }
    let (isFirst, isLast) = (controls.isFirstInSection, controls.isLastInSection)
    guard isFirst || isLast else { return UIRectFill(bounds) }
    // Corners at one end only: the others lie outside of what is clipped.
    var round = bounds
    if !isLast { round.size.height += Self.sectionRadius }
    if !isFirst {
      round.origin.y -= Self.sectionRadius
      round.size.height += Self.sectionRadius
    }
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.clip(to: bounds)
    UIBezierPath(roundedRect: round, cornerRadius: Self.sectionRadius).fill()
    context?.restoreGState()
  }
}
