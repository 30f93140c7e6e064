package import DioramaCLI
package import DioramaUI
import Foundation
import LayoutEngine

extension LiveNib {
  /// The views at the top, and those of the controllers there, in the nib's order.
  package var viewsAtTheTop: [UIView] {
    topLevelObjects.compactMap { object in
      if let controller = object as? UIViewController {
        return controller.viewLoadedFromItself.flatMap { $0.isAtTheTop ? $0 : nil }
      }
      return object as? UIView
    }
  }

  /// Lays the views at the top out, each on its screen.
  ///
  /// A view without a size takes the screen's; with one it keeps it, unless another is asked for.
  ///
  /// Controllers inside may have their views in nibs that are not here: plain views stand in for them, without a word, as
  /// nothing is said of those at the top. What UIKit would raise an exception for is reported.
  ///
  /// - Parameters:
  ///   - choice: The screen that is asked for.
  ///   - objects: What the scene says of the objects; nil for a nib.
  package mutating func layOut(on choice: ScreenChoice = ScreenChoice(), of objects: SceneObjects? = nil) {
    let problems = UIRuntime.shared.standingInForNibs(keepsToItself: true) {
      showPrototypes()
      for view in viewsAtTheTop { layOut(view, on: choice, of: objects) }
      placePrototypes()
    }.unloaded
    for case .exception(let name, let reason) in problems { report.append(.exception(name: name, reason: reason)) }
  }

  /// Whether a view is a window or that of a controller, which fills the screen.
  ///
  /// File's Owner is taken for a controller if it has the view as its `view`.
  private mutating func fillsScreen(_ view: UIView) -> Bool {
    if view is UIWindow || view.next is UIViewController { return true }
    guard owner.outlets["view"]?.contains(where: { $0 === view }) == true else { return false }
    let controller = StageController()
    controller.view = view
    stageControllers.append(controller)
    return true
  }

  private mutating func layOut(_ view: UIView, on choice: ScreenChoice, of objects: SceneObjects?) {
    let isSized = objects?.writtenFrame(of: view) != nil || view.bounds.size != .zero
    var screen = choice.screen(written: isSized ? PerAxis(view.bounds.size) : nil, canvas: objects?.canvas)
    // What is no controller's view lies anywhere on a screen: bars and edges need not reach it.
    if !fillsScreen(view), choice.safeArea == nil { screen.safeArea = LayoutInsets() }
    UIRuntime.shared.onScreen(screen) {
      if choice.size != nil || !isSized {
        view.bounds.size = CGSize(width: screen.width, height: screen.height)
        // What grows about its centre is moved back to where it began.
        view.frame.origin = .zero
      }
      // A window stands by itself, and so does a view whose place only constraints would say.
      if !(view is UIWindow), view.translatesAutoresizingMaskIntoConstraints {
        let window = StageWindow(for: screen)
        stages.append(window)
        window.addSubview(view)
      }
      // Layout may mark views again, which an application would lay out in the next turn.
      for _ in 0..<4 { view.layoutIfNeeded() }
    }
  }
}

extension UIView {
  /// Whether the view stands in no other one, but for the window that the tool gives it.
  ///
  /// A view that is embedded stands where it is embedded.
  var isAtTheTop: Bool { superview == nil || superview is StageWindow }
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

extension PerAxis where Value == Double {
  /// The width and height of a size.
  fileprivate init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }
}
