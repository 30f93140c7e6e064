package import DioramaUI
import Foundation

extension LiveNib {
  /// The views at the top, and those of the controllers there, in the nib's order.
  package var viewsAtTheTop: [UIView] {
    topLevelObjects.compactMap { object in
      if let controller = object as? UIViewController {
        // A view that is embedded stands where it is embedded.
        return controller.viewLoadedFromItself.flatMap { $0.superview == nil ? $0 : nil }
      }
      return object as? UIView
    }
  }

  /// Gives the views at the top a size, if one was asked for, and lays out.
  ///
  /// Controllers inside may have their views in nibs that are not here: plain views stand in for them, without a word, as
  /// nothing is said of those at the top. What UIKit would raise an exception for is reported.
  package mutating func layOut(in size: PictureSize?) {
    let problems = UIRuntime.shared.standingInForNibs(keepsToItself: true) {
      showPrototypes()
      layOutViews(in: size)
      placePrototypes()
    }.unloaded
    for case .exception(let name, let reason) in problems { report.append(.exception(name: name, reason: reason)) }
  }

  private func layOutViews(in size: PictureSize?) {
    let views = viewsAtTheTop
    if let size {
      for view in views { view.bounds.size = CGSize(width: size.width, height: size.height) }
      // What grows about its centre is moved back to where it began.
      for view in views { view.frame.origin = .zero }
    }
    // Layout may mark views again, which an application would lay out in the next turn.
    for _ in 0..<4 {
      for view in views { view.layoutIfNeeded() }
    }
  }
}

extension UIViewController {
  /// The view; nil where it waits in a nib of its own, which is not there.
  var viewLoadedFromItself: UIView? {
    if !isViewLoaded, nibName == nil {
      _ = UIRuntime.shared.standingInForNibs(keepsToItself: true) { loadViewIfNeeded() }
    }
    return viewIfLoaded
  }
}
