import Foundation

/// What lies over the content while it is searched, and ends the search when it is tapped.
@MainActor
final class SearchDimmingView: UIView {
  private weak var search: UISearchController?

  init(for search: UISearchController, frame: CGRect) {
    self.search = search
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Never made out of a nib.
  required init?(coder: NSCoder) { nil }

  override class var handlesTouches: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { search?.isActive = false }
}

extension UISearchController {
  /// The controller whose content is searched: the innermost one whose view holds the bar; nil for none.
  private var searchedController: UIViewController? {
    var responder = searchBar.next
    while let current = responder {
      if let navigation = current as? UINavigationController, searchBar.isDescendant(of: navigation.navigationBar) {
        return navigation.topViewController
      }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Lays a view over the content below the bar, or takes it away.
  func obscureContent(_ isObscured: Bool) {
    dimmingView?.removeFromSuperview()
    dimmingView = nil
    guard isObscured, obscuresBackgroundDuringPresentation, let place = contentPlace else { return }
    let view = SearchDimmingView(for: self, frame: place.frame)
    place.container.insertSubview(view, aboveSubview: place.content)
    dimmingView = view
  }

  /// The content that is searched, what holds it, and the part of it below the bar; nil for none.
  var contentPlace: (controller: UIViewController, content: UIView, container: UIView, frame: CGRect)? {
    guard let controller = searchedController, let content = controller.viewIfLoaded, let container = content.superview
    else { return nil }
    var frame = content.frame
    let top = searchBar.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), to: container).y
    frame.size.height = max(0, frame.maxY - top)
    frame.origin.y = top
    return (controller, content, container, frame)
  }
}
