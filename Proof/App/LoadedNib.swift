import UIKit

/// A nib that was loaded, laid out and drawn.
@MainActor
struct LoadedNib {
  var record: NibRecord
  /// The picture of the first view at the top as a PNG; nil where there is none.
  var picture: Data?

  init(_ file: URL, in window: UIWindow) {
    record = NibRecord(name: file.deletingPathExtension().lastPathComponent)
    let owner = StandIn()
    var objects: [Any] = []
    do {
      let data = try Data(contentsOf: file)
      // UIKit raises where it does not understand a nib; Swift cannot catch that.
      try Exceptions.caught { objects = UINib(data: data, bundle: .main).instantiate(withOwner: owner) }
    } catch {
      record.error = error.localizedDescription
      return
    }
    record.outlets = owner.outlets.sorted()
    let controllers = objects.compactMap { $0 as? UIViewController }
    let views = objects.compactMap { $0 as? UIView } + controllers.compactMap { $0.viewIfLoaded }
    for view in views where view.superview == nil {
      if view.frame.isEmpty { view.frame = window.bounds }
      window.addSubview(view)
      view.layoutIfNeeded()
      record.views.append(ViewRecord(view))
      if picture == nil { picture = image(of: view) }
      view.removeFromSuperview()
    }
  }

  private func image(of view: UIView) -> Data {
    UIGraphicsImageRenderer(bounds: view.bounds).pngData { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}

/// An owner that takes every outlet.
final class StandIn: NSObject {
  private(set) var outlets: [String] = []

  override func setValue(_ value: Any?, forUndefinedKey key: String) { outlets.append(key) }
  override func value(forUndefinedKey key: String) -> Any? { nil }
}
