import Foundation

extension CALayer {
  /// What is marked for layout.
  ///
  /// Whenever a layer is marked, each of its superlayers knows that something inside it is: a pass looks only there.
  struct LayoutState {
    /// A new layer has not been laid out.
    var isMarked = true
    var isMarkedInside = false

    /// While a layer places its sublayers, the places that it gives them do not mark it again.
    var isUnderway = false

    /// Whether the layer's view is known to do nothing when its subviews are to be placed, as a plain view without controller does.
    var hasNobodyToAsk = false

    /// Whether the layer's view is known to do nothing when the size of the bounds changes, as one without subviews does.
    var hasNobodyToTell = false

    /// Whether constraints may place sublayers, at any depth.
    var usesConstraints = false

    /// Whether a constraint refers to the layer's view, so that its superlayer uses constraints.
    var isConstrained = false

    /// The index of the layer's frame in the last solution.
    var solvedPlace = SolvedPlace()

    /// Whether the natural size of the layer's view has been queried and is still valid.
    var isNaturalSizeKnown = false

    /// Whether the layout pass is setting the layer's location and size.
    var isBeingPlaced = false

    /// Whether the constraints of the layer's view are to be updated; those of a new one are.
    var isMarkedForConstraints = true
  }

  /// What is marked for display, with the same rule about superlayers.
  struct DisplayState {
    /// A new layer has not been drawn.
    var isMarked = true
    var isMarkedInside = false
  }
}
