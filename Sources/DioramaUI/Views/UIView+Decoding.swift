import Foundation
import NibLoader

extension UIView {
  /// The object that keeps the geometry and the look.
  public var layer: CALayer {
    if let madeLayer { return madeLayer }
    let made = makeLayer()
    madeLayer = made
    return made
  }

  /// Makes the layer of the view's class and answers for it.
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.delegate = self
    layer.layoutState.hasNobodyToAsk = type(of: self) == UIView.self && controller == nil
    layer.layoutState.hasNobodyToTell = children.isEmpty && contentMode != .redraw
    layer.layoutState.usesConstraints = self is UIStackView || type(of: self).requiresConstraintBasedLayout
    return layer
  }

  /// Lets a controller lay out subviews; from then on, its view is asked for it.
  func controllerDidChange() {
    layer.layoutState.hasNobodyToAsk = false
  }

  /// Gives a layer the bounds and the position that an archive says.
  func decodeGeometry(of layer: CALayer, from coder: NSCoder) {
    let bounds = coder.decodeRect(forKey: "UIBounds", absent: .zero)
    let position = coder.decodePoint(forKey: "UICenter", absent: .zero)
    if contentMode != .redraw, layer.setInitial(bounds: bounds, position: position) { return }
    layer.bounds = bounds
    layer.position = position
  }

  /// What few views have an archive say.
  static let seldomKeys = NibSeldomKeys([
    "UIClearsContextBeforeDrawing", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", "UIViewLayoutMargins",
    "UIViewContentHuggingPriority", "UIViewContentCompressionResistancePriority",
    "UIMultipleTouchEnabled", "UIExclusiveTouch", "UIViewPreservesSuperviewMargins",
    "UIViewInsetsLayoutMarginsFromSafeArea", "UIViewLayoutMarginsFollowReadableWidth", "UITransform", "UIAlpha",
    "UIHidden", "UIClipsToBounds", "UITintColor", "UIRestorationIdentifier", "UIViewLayoutMarginsAreDirectional",
    "UIViewLayoutGuides", "UIViewAutolayoutConstraints", "gestureRecognizers", "UIContentStretch",
  ])

  /// Takes in geometry and look.
  func decodeLook(of coder: NSCoder, _ seldom: SeldomValues) {
    let layer = layer
    decodeGeometry(of: layer, from: coder)
    if let background = coder.decode(UIColor.self, forKey: "UIBackgroundColor") { layer.background = background }
    guard seldom.isPossible else { return }
    layer.setAffineTransform(seldom.transform("UITransform", absent: .identity))
    layer.alpha = seldom.single("UIAlpha", absent: 1)
    layer.isHidden = seldom.bool("UIHidden", absent: false)
    layer.masksToBounds = seldom.bool("UIClipsToBounds", absent: false)
    ownTintColor = seldom.object(UIColor.self, "UITintColor")
    contentStretch = seldom.rect("UIContentStretch", absent: CGRect(x: 0, y: 0, width: 1, height: 1))
    if let identifier = seldom.text("UIRestorationIdentifier") { restorationIdentifier = identifier }
    decodeMargins(of: coder, seldom)
  }

  /// Takes in what an archive says the view holds.
  ///
  /// An archive may say what code may not: views that hold each other are refused, where code would be stopped. What others hold
  /// already stays with them: to move it from list to list would take hours where many views name the same list.
  func adoptDecodedContent(of coder: NSCoder, _ seldom: SeldomValues) {
    let views = coder.decodeList(of: UIView.self, forKey: "UISubviews")
    if !views.isEmpty {
      children.reserveCapacity(views.count)
      layer.sublayerList.reserveCapacity(views.count)
    }
    for view in views {
      guard view.superview !== self, !wouldMakeCycle(holding: view) else {
        coder.reject("a view is a subview of itself or is listed twice")
        continue
      }
      if view.superview == nil { adopt(view, .index(.max)) }
    }
    guard seldom.isPossible else { return }
    for guide in seldom.list(of: UILayoutGuide.self, "UIViewLayoutGuides") where guide.owningView == nil {
      guide.owningView = self
      madeLayoutParts.guides.append(guide)
    }
    for constraint in seldom.list(of: NSLayoutConstraint.self, "UIViewAutolayoutConstraints")
    where constraint.holder == nil {
      hold(constraint)
    }
    for recognizer in seldom.list(of: UIGestureRecognizer.self, "gestureRecognizers") where recognizer.view == nil {
      addGestureRecognizer(recognizer)
    }
  }

  /// A rectangle that is laid out from left to right in the view's bounds, where it lies if the content reads from right to left.
  func flippedIfNeeded(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Whether the content reads from right to left, by its own or, where it says nothing, in the user's language.
  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .unspecified: UIRuntime.shared.userInterfaceLayoutDirection == .rightToLeft
    default: false
    }
  }
}

extension UIView {
  /// Takes in a view that an archive names as a part of this one, unless it lies in a view already.
  ///
  /// An archive may name what code may not: a part that holds this view is refused, where code would be stopped.
  func adoptDecodedPart(_ view: UIView?, of coder: NSCoder) {
    guard let view, view.superview == nil else { return }
    guard !wouldMakeCycle(holding: view) else {
      coder.reject("a view is a part of itself")
      return
    }
    addSubview(view)
  }
}

extension UIKitClasses {
  static let uiView = NibClass(
    UIView.self,
    parent: UIResponder.self,
    name: "UIView",
    outlets: [
      NibOutlet("gestureRecognizers", \UIView.gestureRecognizers)
    ],
    properties: [
      NibProperty("frame", \UIView.frame),
      NibProperty("bounds", \UIView.bounds),
      NibProperty("center", \UIView.center),
      NibProperty("transform", \UIView.transform),
      NibProperty("backgroundColor", \UIView.backgroundColor),
      NibProperty("alpha", \UIView.alpha),
      NibProperty("isHidden", \UIView.isHidden),
      NibProperty("isOpaque", \UIView.isOpaque),
      NibProperty("clipsToBounds", \UIView.clipsToBounds),
      NibProperty("tintColor", \UIView.tintColor),
      NibProperty("tintAdjustmentMode", \UIView.tintAdjustmentMode),
      NibProperty("tag", \UIView.tag),
      NibProperty("contentMode", \UIView.contentMode),
      NibProperty("contentStretch", \UIView.contentStretch),
      NibProperty("autoresizingMask", \UIView.autoresizingMask),
      NibProperty("autoresizesSubviews", \UIView.autoresizesSubviews),
      NibProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      NibProperty("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      NibProperty("isExclusiveTouch", \UIView.isExclusiveTouch),
      NibProperty("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      NibProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
      NibProperty("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      NibProperty("layoutMargins", \UIView.ownMargins),
      NibProperty("directionalLayoutMargins", \UIView.ownDirectionalMargins),
      NibProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      NibProperty("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      NibProperty("layoutMarginsFollowReadableWidth", \UIView.layoutMarginsFollowReadableWidth),
      NibProperty("contentHuggingPriority", \UIView.contentHuggingPriorities),
      NibProperty("contentCompressionResistancePriority", \UIView.contentCompressionResistancePriorities),
      NibProperty("horizontalContentHuggingPriority", \UIView.horizontalContentHuggingPriority),
      NibProperty("verticalContentHuggingPriority", \UIView.verticalContentHuggingPriority),
      NibProperty(
        "horizontalContentCompressionResistancePriority",
        \UIView.horizontalContentCompressionResistancePriority
      ),
      NibProperty("verticalContentCompressionResistancePriority", \UIView.verticalContentCompressionResistancePriority),
      NibProperty("layer", \UIView.layer),
      NibProperty("superview", \UIView.superview),
      NibProperty("subviews", \UIView.subviews),
      NibProperty("window", \UIView.window),
      NibProperty("constraints", \UIView.constraints),
      NibProperty("layoutGuides", \UIView.layoutGuides),
    ]
  )
}
