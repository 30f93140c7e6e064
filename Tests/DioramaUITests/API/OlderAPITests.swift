import DioramaUI
import Foundation
import Testing
import UITestSupport

/// Functions and values that UIKit has had from the beginning, which much code uses.
@MainActor
@Suite struct OlderAPITests {
  @Test func imagesAreDrawnBetweenBeginAndEnd() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2 && UIGraphicsGetCurrentContext() == nil)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 8 && pixels.height == 4)
  }

  @Test func valuesAreAssociatedByPolicy() {
    final class Ended: NSObject {
      var end: () -> Void = {}
      deinit { end() }
    }
    nonisolated(unsafe) let (strong, weak, copied) = (
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1),
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1),
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )
    defer { for key in [strong, weak, copied] { key.deallocate() } }
    nonisolated(unsafe) var ends = 0
    var view: UIView? = UIView()
    var held: Ended? = Ended()
    held?.end = { ends += 1 }
    let text = NSMutableString(string: "a")
    if let view {
      objc_setAssociatedObject(view, strong, held, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view, weak, held, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(view, copied, text, .OBJC_ASSOCIATION_COPY)
      text.append("b")
      #expect(objc_getAssociatedObject(view, copied) as? NSString == "a")
      #expect(objc_getAssociatedObject(view, weak) as? Ended === held)
    }
    held = nil
    #expect(ends == 0 && view.map { objc_getAssociatedObject($0, strong) is Ended } == true)
    view = nil
    #expect(ends == 1)
    // Objects that have no room of their own.
    for index in 0..<100 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, strong) == nil)
      objc_setAssociatedObject(object, strong, index, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, strong) as? Int == index)
      if index % 2 == 0 { objc_removeAssociatedObjects(object) }
    }
  }

  @Test func layersConvert() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    other.frame = CGRect(x: 50, y: 50, width: 30, height: 30)
    outer.addSublayer(inner)
    outer.addSublayer(other)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: -39, y: -28))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: nil) == CGRect(x: 10, y: 20, width: 3, height: 4)
    )
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(inner.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: outer).size == CGSize(width: 6, height: 8))
  }

  @Test func textLayersDrawText() {
    let layer = CATextLayer()
    layer.string = "Hi"
    layer.font = CGFont("Helvetica-Bold")
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    #expect(!layer.isWrapped && layer.alignmentMode == .natural && layer.truncationMode == .none)
    layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
    let image = UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.draw(in: $0.cgContext) }
    let empty = UIGraphicsImageRenderer(size: layer.bounds.size).image { _ in }
    #expect(image.pngData() != empty.pngData())
  }

  @Test func delegatesDecideWhoWaits() {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
      var isRequirement: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
      func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        isRequired(one, other)
      }
      func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        isRequirement(one, other)
      }
    }
    for asksTheOther in [false, true] {
      withManualClock { clock in
        let window = shownWindow(CGSize(width: 200, height: 200))
        let (one, two, judge) = (UITapGestureRecognizer(), UITapGestureRecognizer(), Judge())
        var log: [String] = []
        two.numberOfTapsRequired = 2
        one.addAction { _ in log.append("one") }
        two.addAction { _ in log.append("two") }
        for recognizer in [one, two] {
          recognizer.delegate = judge
          window.addGestureRecognizer(recognizer)
        }
        if asksTheOther {
          judge.isRequirement = { $0 === two && $1 === one }
        } else {
          judge.isRequired = { $0 === one && $1 === two }
        }
        let user = UserDriver(window)
        user.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.isEmpty)
        clock.advance(by: 1)
        #expect(log == ["one"])
        log = []
        user.tap(at: CGPoint(x: 50, y: 50))
        user.tap(at: CGPoint(x: 50, y: 50))
        clock.advance(by: 1)
        #expect(log == ["two"], "\(asksTheOther)")
        window.isHidden = true
      }
    }
  }

  @Test func smallValues() {
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4)) \(CGPoint.zero)" == "(1.0, 2.0, 3.0, 4.0) (0.0, 0.0)")
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    let path = NSIndexPath(forRow: 2, inSection: 3)
    #expect(path.row == 2 && path.section == 3 && path.item == 2)
    #expect(UILabel.description() == "UILabel" && autoreleasepool { 3 } == 3)
    #expect(
      [NSUnderlineStyle.single, .patternDash].reduce(into: []) { $0.formUnion($1) } as NSUnderlineStyle == [
        .single, .patternDash,
      ]
    )
    let application = UIApplication.shared
    let (first, second) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "b"))
    #expect(first != second && first != .invalid)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
    let scroll = UIScrollView()
    scroll.scrollIndicatorInsets.top = 4
    #expect(scroll.verticalScrollIndicatorInsets.top == 4 && scroll.horizontalScrollIndicatorInsets.top == 4)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    let controller = UIViewController()
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(controller.view.constraints.count == 4)
  }

  @Test func observersEndWhileTheyGo() {
    @MainActor final class Watch: NSObject {
      var heard: () -> Void = {}
      nonisolated static let name = Notification.Name("OlderAPITests")
      func start() {
        NotificationCenter.default.addObserver(self, selector: Selector("hear:"), name: Watch.name, object: nil)
      }
      func hear(_ note: Any) { heard() }
      deinit { NotificationCenter.default.removeObserver(self, name: Watch.name, object: nil) }
    }
    var count = 0
    UIRuntime.shared.register([NibClass(Watch.self, parent: nil, actions: [NibAction("hear:", Watch.hear)])])
    var watch: Watch? = Watch()
    watch?.heard = { count += 1 }
    watch?.start()
    NotificationCenter.default.post(name: Watch.name, object: nil)
    #expect(count == 1 && watch != nil)
    watch = nil
    NotificationCenter.default.post(name: Watch.name, object: nil)
    #expect(count == 1)
  }
}

/// What layouts of collections decide.
@MainActor
@Suite struct LayoutDecisionTests {
  private final class Stops: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []
    override func targetContentOffset(forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint)
      -> CGPoint
    {
      asked.append(velocity)
      return CGPoint(x: 0, y: (offset.y / 100).rounded() * 100)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      for attributes in all ?? [] where attributes.indexPath.item == 0 {
        attributes.transform3D = CATransform3DMakeScale(1, 1, 2)
      }
      return all
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
  }

  @Test func layoutsDecideWhereScrollingStops() {
    withManualClock { clock in
      let window = shownWindow(CGSize(width: 200, height: 400))
      let (layout, items) = (Stops(), Items())
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = items
      window.addSubview(view)
      CATransaction.flush()
      #expect(
        view.cellForItem(at: [0, 0])?.transform3D.m33 == 2 && view.cellForItem(at: [0, 1])?.transform3D.m33 == 1
      )
      let user = UserDriver(window)
      user.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 170))
      clock.advance(by: 5)
      #expect(layout.asked.count == 1 && view.contentOffset.y > 0)
      #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
      window.isHidden = true
    }
  }
}
