import DioramaUI
import NibArchive
import Testing

/// A view that says which initializer made it.
final class DoorView: UIView {
  let door: String
  let opaqueAfterSuper: Bool

  override init(frame: CGRect) {
    door = "frame"
    opaqueAfterSuper = true
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    door = "coder"
    opaqueAfterSuper = coder.decodeBool(forKey: "UIOpaque")
    super.init(coder: coder)
    seen = subviews.count
    seenFrame = frame
    seenSuperview = superview
  }

  var seen = 0
  var seenFrame = CGRect.null
  weak var seenSuperview: UIView?
}

@MainActor
@Suite struct TwoDoorsTests {
  init() {
    UINib.register([NibClass(DoorView.self, parent: UIView.self)])
  }

  @Test func codeComesThroughTheFrame() {
    #expect(DoorView().door == "frame")
    #expect(DoorView(frame: .zero).isOpaque)
  }

  @Test func anArchiveComesThroughTheCoder() throws {
    var nib = NibBuilder()
    let child = nib.node("UIView")
    let door = nib.custom(
      "DoorView",
      original: "UIView",
      [
        "UIBounds": .numbers([0, 0, 30, 40]), "UICenter": .numbers([25, 40]), "UISubviews": nib.array([child]),
      ]
    )
    let root = nib.node("UIView", ["UISubviews": nib.array([door])])
    nib.topLevel = [root]
    nib.objects = [root, door, child]
    let loaded = try #require(
      UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil, options: nil).first as? UIView
    )
    let view = try #require(loaded.subviews.first as? DoorView)
    #expect(view.door == "coder")
    #expect(!view.isOpaque)
    #expect(view.seen == 1)
    #expect(view.seenFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.seenSuperview == nil)
    #expect(view.superview === loaded)
  }

  @Test func eachLoadingMakesItsOwnObjects() throws {
    var nib = NibBuilder()
    let root = nib.custom("DoorView", original: "UIView")
    nib.topLevel = [root]
    let made = UINib(data: nib.data, bundle: nil)
    let (first, second) = (made.instantiate(withOwner: nil), made.instantiate(withOwner: nil))
    #expect(first.first as? DoorView !== second.first as? DoorView)
  }
}
