import Foundation
import Testing

@testable import DioramaUI

/// How the device is held, what can be undone, and texts of geometry.
@MainActor
@Suite struct DeviceTests {
  @Test func orientationsFollowTheScreenOrWhatIsTold() {
    let runtime = UIRuntime.shared
    defer { runtime.deviceOrientation = .unknown }
    #expect(UIDevice.current.orientation == .portrait && UIApplication.shared.statusBarOrientation.isPortrait)
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    runtime.deviceOrientation = .landscapeLeft
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    runtime.deviceOrientation = .faceUp
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    runtime.deviceOrientation = .portrait
    NotificationCenter.default.removeObserver(token)
    #expect(posted == 1 && UIDevice.current.orientation.isValidInterfaceOrientation)
    #expect(UIWindow.Level.alert > .normal && UIViewController().shouldAutorotate)
  }

  @Test func actionsAreUndoneAndDoneAgain() {
    final class Document {
      var text = ""
      let undo = UndoManager()

      func set(_ new: String) {
        let old = text
        undo.registerUndo(withTarget: self) { $0.set(old) }
        text = new
      }
    }
    let document = Document()
    document.set("a")
    document.undo.beginUndoGrouping()
    document.set("b")
    document.set("c")
    document.undo.setActionName("Typing")
    document.undo.endUndoGrouping()
    #expect(document.undo.canUndo && document.undo.undoMenuItemTitle == "Undo Typing")
    document.undo.undo()
    #expect(document.text == "a" && document.undo.canRedo)
    document.undo.redo()
    #expect(document.text == "c" && !document.undo.canRedo)
    document.undo.undo()
    document.undo.undo()
    #expect(document.text == "" && !document.undo.canUndo)
    document.set("x")
    document.undo.removeAllActions(withTarget: document)
    #expect(!document.undo.canUndo && !document.undo.canRedo)
    let (window, view) = (UIWindow(frame: .zero), UIView())
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager && UIView().undoManager == nil)
  }

  @Test func geometryIsWrittenAsText() {
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5) && NSCoder.cgPoint(for: "x") == .zero)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}" && NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }

  @Test func motionEffectsGiveRelativeValues() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect, effect]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect(values?["center.x"] as? CGFloat == 10)
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func imagesAreAnimatedForSomeRounds() {
    let before = UIRuntime.shared.mainLoop.clock
    let clock = ManualClock()
    UIRuntime.shared.mainLoop.clock = clock
    defer { UIRuntime.shared.mainLoop.clock = before }
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    (view.animationImages, view.animationDuration, view.animationRepeatCount) = ([UIImage(), UIImage()], 1, 2)
    view.startAnimating()
    clock.advance(by: 1.5)
    #expect(view.isAnimating)
    clock.advance(by: 1)
    #expect(!view.isAnimating)
  }
}
