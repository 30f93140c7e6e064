import Foundation

extension UINavigationController {
  /// Stops the program for what UIKit does not push.
  func checkCanPush(_ controller: UIViewController) {
    let text = UIKitException.describe
    if controller is UINavigationController {
      UIKitException.raise(.invalidArgument, "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      UIKitException.raise(
        .invalidArgument,
        "Split View Controllers cannot be pushed to a Navigation Controller \(text(self))"
      )
    }
    if stack.contains(where: { $0 === controller }) {
      UIKitException.raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported (\(text(controller)))"
      )
    }
  }

  /// Refuses a stack that has a controller twice; returns whether there is none.
  func checkDistinct(_ controllers: [UIViewController]) -> Bool {
    guard Set(controllers.map { ObjectIdentifier($0) }).count < controllers.count else { return true }
    UIKitException.refuse(.invalidArgument, "All view controllers in a navigation controller must be distinct")
    return false
  }

  /// Changes the stack, and shows what is on top of it.
  func change(to new: [UIViewController], goesBack: Bool, animated: Bool) {
    running?.finish()
    let old = stack
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    guard added.allSatisfy(checkCanTakeIn) else { return }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    let settle: @MainActor () -> Void = {
      for controller in added { controller.didMove(toParent: self) }
      for controller in removed { controller.removeFromParent() }
    }
    guard tellsChildren, shown !== new.last else {
      if shown !== new.last {
        shown?.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      settle()
      syncBars()
      if isViewLoaded { view.setNeedsLayout() }
      return
    }
    let undo: @MainActor () -> Void = {
      self.stack = old
      for controller in removed { controller.didMove(toParent: self) }
      for controller in added {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      self.syncBars()
    }
    showTop(goesBack: goesBack, animated: animated && appearance.state == .appeared, settle: settle, undo: undo)
  }

  /// Puts the view of the controller on top in, without telling anybody; it is told with this controller.
  func installTop() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = topViewController
    guard let topViewController, isViewLoaded else { return }
    layOutEverything()
    delegate?.navigationController(self, willShow: topViewController, animated: false)
    owesFirstShow = true
    topViewController.view.frame = contentFrame(of: topViewController)
    topViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(topViewController.view)
  }

  private func showTop(
    goesBack: Bool,
    animated: Bool,
    settle: @escaping @MainActor () -> Void,
    undo: @escaping @MainActor () -> Void
  ) {
    let old = shown
    let top = topViewController
    shown = top
    let duration = animated && old != nil && top != nil ? Self.transitionDuration : 0
    var isCustom = false
    running = exchangeContent(
      old.map { [$0] } ?? [],
      top.map { [$0] } ?? [],
      order: .stack,
      duration: duration
    ) {
      if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
      syncBars()
      insert(top, goesBack: goesBack)
      if let top, duration > 0 {
        UIView.performWithoutAnimation { top.view.frame.origin.x += contentView.bounds.width * (goesBack ? -0.3 : 1) }
      }
    } changes: {
      layOutEverything()
      if let view = old?.viewIfLoaded, duration > 0 {
        view.frame.origin.x += contentView.bounds.width * (goesBack ? 1 : -0.3)
      }
    } custom: { coordinator in
      let custom = self.customTransition(from: old, to: top, goesBack: goesBack, coordinator)
      isCustom = custom != nil
      if isCustom, let top {
        // The animator adds the view, with the frame that it ends with.
        top.view.removeFromSuperview()
        top.view.frame = self.contentFrame(of: top)
      }
      return custom
    } cancel: {
      self.running = nil
      self.shown = old
      undo()
      if let old, let view = old.viewIfLoaded, view.superview !== self.contentView {
        self.contentView.addSubview(view)
      }
      self.viewIfLoaded?.setNeedsLayout()
    } end: {
      self.running = nil
      if isCustom, let top, let view = top.viewIfLoaded, view.superview !== self.contentView {
        self.contentView.addSubview(view)
      }
      self.viewIfLoaded?.setNeedsLayout()
      settle()
      if let top { self.delegate?.navigationController(self, didShow: top, animated: animated) }
    }
  }

  private func insert(_ top: UIViewController?, goesBack: Bool) {
    guard let top, let view = top.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = contentFrame(of: top)
    if goesBack { contentView.insertSubview(view, at: 0) } else { contentView.addSubview(view) }
  }
}
