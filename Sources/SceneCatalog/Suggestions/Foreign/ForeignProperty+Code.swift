extension ForeignProperty {
  /// Properties of views that a nib cannot store.
  static let code = """
    UIView: maskedCorners layer.maskedCorners -> code: $id(view).layer.maskedCorners = [.layerMinXMinYCorner]
    UIView: cornerCurve layer.cornerCurve -> code: $id(view).layer.cornerCurve = .continuous
    UIView: contentScaleFactor -> code: $id(view).contentScaleFactor = $number(2)
    UIView: isExclusiveTouch exclusiveTouch -> code: $id(view).isExclusiveTouch = $bool(true)
    UIView: tintAdjustmentMode -> code: $id(view).tintAdjustmentMode = .$value(normal)
    UIView: motionEffects -> code: $id(view).addMotionEffect(effect)
    UIView: anchorPoint -> write 'attributes: {layer.anchorPoint: {point: [0.5, 0.5]}}'
    UIView: accessibilityElements accessibilityCustomActions accessibilityFrame accessibilityViewIsModal shouldGroupAccessibilityChildren -> a nib cannot store it: set it in code, for example in viewDidLoad
    UIView: accessibilityLanguage -> code: $id(view).accessibilityLanguage = "$value(en)"
    UIView: focusEffect focusGroupIdentifier hoverStyle interactions -> a nib cannot store it: set it in code, for example in viewDidLoad
    UIView: keyboardLayoutGuide readableContentGuide layoutMarginsGuide -> name it in a constraint, such as 'title.top = self.layoutMarginsGuide.top'
    NSObject: delegate -> write 'outlets: {delegate: $value(owner)}'
    NSObject: dataSource -> write 'outlets: {dataSource: $value(owner)}'

    """
}
