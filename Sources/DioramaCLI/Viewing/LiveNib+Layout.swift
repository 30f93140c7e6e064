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

  /// Lays out the top-level views, each on its screen.
  ///
  /// A view without a size takes the screen's. A view with one keeps it, unless another is requested. On a device, only what fills a screen
  /// takes the size of the screen: a cell, a card or a bar keeps its own, and takes the screen's width if it is as wide as one.
  ///
  /// Plain views replace the views of child controllers whose nibs are missing, without a report, as for top-level
  /// controllers. A case in which UIKit would raise an exception is reported.
  ///
  /// - Parameters:
  ///   - choice: The requested screen.
  ///   - objects: The scene's objects; nil for a nib.
  package mutating func layOut(on choice: ScreenChoice = ScreenChoice(), of objects: SceneObjects? = nil) {
    let problems = UIRuntime.shared.standingInForNibs(keepsToItself: true) {
      showPrototypes()
      for view in viewsAtTheTop { layOut(view, on: choice, of: objects) }
      // Containers add the views of their children during layout.
      if showPrototypes() { for view in viewsAtTheTop { view.layoutIfNeeded() } }
      layOutPrototypes()
    }.unloaded
    for case .exception(let name, let reason) in problems { report.append(.exception(name: name, reason: reason)) }
  }

  /// Whether a view is a window or a controller's view, which fills the screen.
  ///
  /// File's Owner counts as a controller if its `view` outlet is connected to the view.
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
    // A view without a controller can be anywhere on a screen, so it has no safe area insets.
    let fillsScreen = fillsScreen(view)
    if !fillsScreen, choice.safeArea == nil { screen.safeArea = LayoutInsets() }
    UIRuntime.shared.onScreen(screen) {
      if choice.size != nil || !isSized {
        let own = view.bounds.size
        let written = LayoutScreen(width: Double(own.width), height: Double(own.height))
        let isPart =
          isSized && !fillsScreen && choice.size?.isDevice == true && !written.isDevice && !Self.isLikeScreen(own)
        let isWide = !isPart || LayoutScreen.deviceWidths.contains(Double(own.width))
        view.bounds.size = CGSize(
          width: isWide ? CGFloat(screen.width) : own.width,
          height: isPart ? own.height : CGFloat(screen.height)
        )
        // Setting the size keeps the center, so the origin is restored.
        view.frame.origin = .zero
      }
      // A window needs no other window. A view that only constraints could place is not added to one.
      if !(view is UIWindow), view.translatesAutoresizingMaskIntoConstraints {
        let window = StageWindow(for: screen)
        stages.append(window)
        window.addSubview(view)
      }
      // Layout can invalidate views again, which an application would lay out in the next run loop cycle.
      for _ in 0..<4 { view.layoutIfNeeded() }
    }
  }
}

extension LiveNib {
  /// Whether a size is that of a screen, or of a square canvas of older documents: such a view is a whole screen.
  fileprivate static func isLikeScreen(_ size: CGSize) -> Bool {
    size.width >= 320 && size.height >= 480
  }
}

extension UIView {
  /// Whether the view has no superview, except for the window that the tool adds.
  var isAtTheTop: Bool { superview == nil || superview is StageWindow }
}

extension UIViewController {
  /// The view; nil if it is in a separate nib, which is not loaded.
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
