import DioramaUI
import Testing

/// Whoever has to be told of a layer's changes is told, although plain views and leaves are passed over.
@MainActor
struct LayerDelegateTests {
  @Test func aDelegateOfItsOwnIsAskedAndTold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let listener = LayerListener()
    view.layer.delegate = listener
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(listener.layouts == 1)
    #expect(listener.sizes == [CGSize(width: 10, height: 10)])
  }

  @Test func aLeafThatIsRedrawnIsTold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.displayIfNeeded()
    view.bounds.size.width = 20
    #expect(!view.layer.needsDisplay())
    view.contentMode = .redraw
    view.bounds.size.width = 30
    #expect(view.layer.needsDisplay())
  }

  @Test func aViewThatGetsASubviewResizesIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.size.width = 20
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth]
    view.insertSubview(child, at: 0)
    view.bounds.size.width = 30
    #expect(child.frame.width == 30)
  }

  @Test func aControllerLaysOutItsPlainView() {
    let controller = LayingController()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.layouts > 0)
  }

  @Test func settingsOfALayerStartAsBefore() {
    let layer = CALayer()
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.contentsScale == 1)
    #expect(layer.contents == nil)
    layer.cornerRadius = 4
    #expect(layer.cornerRadius == 4)
    #expect(CALayer().cornerRadius == 0)
  }
}

/// Counts what a layer says.
private final class LayerListener: CALayerDelegate {
  var layouts = 0
  var sizes: [CGSize] = []

  func layoutSublayers(of layer: CALayer) { layouts += 1 }

  func draw(_ layer: CALayer, in ctx: CGContext) {}

  func layer(_ layer: CALayer, didChangeSizeFrom oldSize: CGSize) { sizes.append(oldSize) }
}

private final class LayingController: UIViewController {
  var layouts = 0

  override func viewWillLayoutSubviews() { layouts += 1 }
}
