import Foundation

/// A cell, a header or a footer that shows configurations.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype Owner
  associatedtype State: UIConfigurationState

  /// The configurations; nil as long as nobody has set any of it.
  var configurations: CellConfigurations<Owner, State>? { get set }

  /// Whether the configurations are to be made for the present state before the next layout.
  var configurationIsDue: Bool { get set }

  /// The view that shows the content.
  var shownContentView: UIView { get set }

  /// Whether the class has a way of its own to make its configurations.
  var mayConfigureItself: Bool { get }

  var configurationState: State { get }
  func updateConfiguration(using state: State)

  /// Creates a content view that shows nothing.
  func makePlainContentView() -> UIView

  /// Takes away what a background configuration replaces.
  func dropOwnBackgrounds()
}

extension ConfiguredView {
  /// The configurations, made when they are asked for.
  var madeConfigurations: CellConfigurations<Owner, State> {
    if let configurations { return configurations }
    let made = CellConfigurations<Owner, State>()
    configurations = made
    return made
  }

  /// Shows a configuration in the content view, or in a new one where that cannot show it.
  func adopt(content: (any UIContentConfiguration)?) {
    let old = shownContentView
    let view = madeConfigurations.contentView(for: content, present: old, plain: makePlainContentView)
    if view !== old {
      view.frame = old.frame
      if old.superview === self {
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
      } else {
        addSubview(view)
      }
      shownContentView = view
    }
    setNeedsLayout()
  }

  func adopt(background: UIBackgroundConfiguration?) {
    madeConfigurations.background = background
    if background != nil { dropOwnBackgrounds() }
    setNeedsLayout()
  }

  func markConfiguration() {
    configurationIsDue = true
    setNeedsLayout()
  }

  /// Makes the configurations for the present state, if they are due.
  func updateConfigurationIfDue() {
    guard configurationIsDue else { return }
    configurationIsDue = false
    guard configurations != nil || mayConfigureItself else { return }
    let state = configurationState
    updateConfiguration(using: state)
    if let handler = configurations?.handler, let owner = self as? Owner { handler(owner, state) }
  }

  /// Lets what follows the state by itself follow it.
  func followState(_ state: State) {
    configurations?.update(for: state) {
      adopt(content: $0)
    } setBackground: {
      adopt(background: $0)
    }
  }

  /// The height that content without constraints needs in a width; nil where there is none.
  func heightOfConfiguredContent(inWidth width: CGFloat) -> CGFloat? {
    guard shownContentView is any UIContentView, !shownContentView.layer.layoutState.usesConstraints else { return nil }
    return shownContentView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
