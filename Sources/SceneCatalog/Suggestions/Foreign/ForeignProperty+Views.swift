extension ForeignProperty {
  /// All views, image views, stack views and visual effect views.
  static let views = """
    UIView: borderRadius rounded radius corner corners cornerStyle layerCornerRadius clipShape -> write 'attributes: {layer.cornerRadius: $double(8.0)}'
    UIView: border stroke strokeWidth borderSize -> write 'attributes: {layer.borderWidth: $double(1.0)}'
    UIView: borderColor strokeColor layer.borderColor -> a nib cannot hold a layer's colors: write '$id(view).layer.borderColor = UIColor.$value(red).cgColor' in viewDidLoad
    UIView: shadowColor layer.shadowColor -> a nib cannot hold a layer's colors: write '$id(view).layer.shadowColor = UIColor.$value(black).cgColor' in viewDidLoad
    UIView: shadow elevation boxShadow dropShadow -> write 'attributes: {layer.shadowOpacity: 0.5, layer.shadowRadius: 4.0, layer.shadowOffset: {size: [0, 2]}}'
    UIView: rotation rotate rotationAngle rotationEffect angle -> write 'transform: {rotationAngle: $radians(0.785398)}', in radians
    UIView: scale scaleEffect zoom -> write 'transform: {scaleX: $number(2), scaleY: $number(2)}'
    UIView: scaleX -> write 'transform: {scaleX: $number(2)}'
    UIView: scaleY -> write 'transform: {scaleY: $number(2)}'
    UIView: translation translate translationY offset -> write 'transform: {translationY: $number(8)}'
    UIView: translationX -> write 'transform: {translationX: $number(8)}'
    UIView: margin margins -> write constraints in the superview, such as '$id(item).leading = self.leading + $number(8)'
    UIView: padding -> give the constraints of its subviews a constant, such as 'title.leading = self.leading + $number(8)'
    UIView: minWidth minimumWidth -> write 'constraints: [self.width >= $number(100)]'
    UIView: maxWidth maximumWidth -> write 'constraints: [self.width <= $number(100)]'
    UIView: minHeight minimumHeight -> write 'constraints: [self.height >= $number(44)]'
    UIView: maxHeight maximumHeight -> write 'constraints: [self.height <= $number(44)]'
    UIView: width layoutWidth fixedWidth frame.width frame.size.width size.width bounds.width -> write it as the third number of 'frame', or 'constraints: [self.width = $number(100)]'
    UIView: height layoutHeight fixedHeight frame.height frame.size.height size.height bounds.height -> write it as the fourth number of 'frame', or 'constraints: [self.height = $number(44)]'
    UIView: x frame.x frame.origin.x -> write it as the first number of 'frame: [$number(0), y, width, height]'
    UIView: y frame.y frame.origin.y -> write it as the second number of 'frame: [x, $number(0), width, height]'
    UIView: size position origin rect frameSize -> write 'frame: [x, y, width, height]'
    UIView: aspectRatio aspect ratio -> write 'constraints: [self.width = $number(1.5) * self.height]'
    UIView: flex flexGrow layoutWeight grow -> write 'contentHuggingPriority: {horizontal: 1}', so that it fills the remaining space
    UIView: layoutPriority hugging huggingPriority contentHugging -> write 'contentHuggingPriority: {horizontal: $number(251), vertical: $number(251)}'
    UIView: compressionResistance compressionResistancePriority resistance flexShrink -> write 'contentCompressionResistancePriority: {horizontal: $number(751), vertical: $number(751)}'
    UIView: zIndex order layerOrder bringToFront -> later objects of 'subviews' are in front: move it further down in the list
    UIView: display gone -> write 'isHidden: $hidden(true)'
    UIView: visible isVisible shown -> write 'isHidden: $not(false)'
    UIView: enabled isEnabled clickable touchable pointerEvents interactive focusable -> write 'isUserInteractionEnabled: $bool(true)'
    UIView: disabled isDisabled -> write 'isUserInteractionEnabled: $not(false)'
    UIView: backgroundImage -> add '{class: UIImageView, image: $value(background)}' as the first of its 'subviews'
    UIView: gradient backgroundGradient mask -> a nib cannot store it: add a CALayer in code, for example in viewDidLoad
    UIView: safeArea safeAreaInsets ignoresSafeArea edgesIgnoringSafeArea safeAreaLayoutGuide -> write a constraint, such as 'title.top = self.safeAreaLayoutGuide.top + 8'
    UIView: superview parent -> move the object into the 'subviews' of that view
    UIView: top marginTop topAnchor topMargin -> write it in the superview's 'constraints': '$id(item).top = self.top + $number(8)'
    UIView: bottom marginBottom bottomAnchor bottomMargin -> write it in the superview's 'constraints': 'self.bottom = $id(item).bottom + $number(8)'
    UIView: left leading start marginLeft marginStart marginLeading leadingAnchor leftAnchor leadingMargin -> write it in the superview's 'constraints': '$id(item).leading = self.leading + $number(8)'
    UIView: right trailing end marginRight marginEnd marginTrailing trailingAnchor rightAnchor trailingMargin -> write it in the superview's 'constraints': 'self.trailing = $id(item).trailing + $number(8)'
    UIView: centerX centerXAnchor centerHorizontally centerHorizontal -> write it in the superview's 'constraints': '$id(item).centerX = self.centerX'
    UIView: centerY centerYAnchor centerVertically centerVertical -> write it in the superview's 'constraints': '$id(item).centerY = self.centerY'
    UIView: centerInParent centerInSuperview centered alignSelf -> write it in the superview's 'constraints': '$id(item).centerX = self.centerX' and '$id(item).centerY = self.centerY'
    UIView: pin edges anchors pinToSuperview fillParent -> write a constraint each for top, leading, bottom and trailing, such as '$id(item).top = self.top'
    UIView: frameLayoutGuide layoutGuides layoutGuide -> a guide needs no entry: name it in a constraint, such as 'self.safeAreaLayoutGuide.top'
    UIView: nextFocus tabIndex autofocus -> code: $id(view).becomeFirstResponder()
    UIView: accessible isAccessible accessibilityEnabled -> write 'isAccessibilityElement: $bool(true)'
    UIView: testID testTag testIdentifier accessibilityID -> =accessibilityIdentifier
    UIView: alt contentDescription ariaLabel voiceOverLabel -> =accessibilityLabel
    UIView: ariaHint -> =accessibilityHint
    UIView: role accessibilityRole traits accessibilityTrait ariaRole -> =accessibilityTraits
    UIView: isButton accessibilityAddTraits -> write 'accessibilityTraits: [button]'
    UIView: accessibilityElementsHidden accessibilityHidden ariaHidden -> code: $id(view).accessibilityElementsHidden = $bool(true)
    UIView: overrideUserInterfaceStyle userInterfaceStyle colorScheme preferredColorScheme darkMode theme appearance -> code: $id(view).overrideUserInterfaceStyle = .$value(dark)
    UIView: tooltip help -> code: $id(view).toolTip = "$value(Help)"
    UIView: sizeToFit intrinsicContentSize autosize wrapContent -> a view without size constraints has its intrinsic content size: leave it out
    UIView: autoresizing autoresize resizingMask flexibleWidth flexibleHeight springs struts -> write 'autoresizingMask: [flexibleWidth, flexibleHeight]'
    UIView: useAutoLayout usesAutoLayout autolayout -> write 'translatesAutoresizingMaskIntoConstraints: $not(false)'
    UIView: gestureRecognizer gesture addGestureRecognizer tapGesture tapGestureRecognizer onTapGesture -> write 'gestureRecognizers: [{class: UITapGestureRecognizer, actions: $message(owner.tapped(_:))}]'
    UIView: onTap onClick onPress tap click tapped action target -> write 'isUserInteractionEnabled: true' and 'gestureRecognizers: [{class: UITapGestureRecognizer, actions: $message(owner.tapped(_:))}]'
    UIView: onLongPress longPress onLongPressGesture -> write 'gestureRecognizers: [{class: UILongPressGestureRecognizer, actions: $message(owner.pressed(_:))}]'
    UIView: onSwipe swipe onSwipeLeft onSwipeRight -> write 'gestureRecognizers: [{class: UISwipeGestureRecognizer, direction: [left], actions: $message(owner.swiped(_:))}]'
    UIView: onPan onDrag drag -> write 'gestureRecognizers: [{class: UIPanGestureRecognizer, actions: $message(owner.panned(_:))}]'
    UIView: style className css stylesheet theming -> write 'styles: [$value(title)]', a style of the document
    UIView: animation animations transition onAppear onDisappear viewDidLoad -> a nib cannot store it: write it in code
    UIView: direction layoutDirection textDirection -> write 'semanticContentAttribute: forceRightToLeft', or forceLeftToRight
    UIView: rtl flipsForRightToLeftLayoutDirection -> write 'semanticContentAttribute: $choice(forceRightToLeft|forceLeftToRight)'
    UIView: clip clipped -> write 'clipsToBounds: $bool(true)'
    UIView: overflow -> write 'clipsToBounds: true', or false for what is visible outside
    UIView: comment comments note description -> YAML has comments: write '# $value(…)'
    UIView: runtimeAttributes userDefinedRuntimeAttributes keyPath -> =attributes
    UIImageView: src source file named imageName imageNamed asset resource drawable icon picture photo img -> write 'image: $value(logo)'
    UIImageView: systemName systemImage symbol sfSymbol systemImageName symbolName systemIcon -> write 'image: {systemName: $value(star)}'
    UIImageView: url imageURL uri remoteImage -> a nib holds images of the asset catalog only, by name: write 'image: logo', or load it in code
    UIImageView: tint color iconColor imageColor foregroundColor symbolColor -> write 'tintColor: $value(systemBlue)'
    UIImageView: scaledToFit aspectFit fit resizable -> write 'contentMode: scaleAspectFit'
    UIImageView: scaledToFill aspectFill fill cover -> write 'contentMode: scaleAspectFill' and 'clipsToBounds: true'
    UIImageView: scaleType resizeMode objectFit imageMode contentScale scaling -> write 'contentMode: scaleAspectFit'
    UIImageView: symbolConfiguration preferredSymbolConfiguration imageScale pointSize symbolSize symbolWeight symbolScale iconSize -> write 'image: {systemName: star, configuration: {pointSize: $number(24)}}'
    UIImageView: renderingMode templateImage tintMode -> choose "Render As" in the asset catalog, or write 'tintColor' for a symbol
    UIImageView: animationImages animationDuration animationRepeatCount isAnimating -> code: $id(imageView).startAnimating()
    UIStackView: alignItems crossAxisAlignment horizontalAlignment verticalAlignment gravity itemAlignment align -> =alignment
    UIStackView: justifyContent mainAxisAlignment justify arrangement -> =distribution
    UIStackView: customSpacing spacingAfter customSpacings setCustomSpacing -> code: $id(stack).setCustomSpacing($number(16), after: view)
    UIStackView: wrap flexWrap -> a stack does not wrap: put a UIStackView for each row into a vertical one
    UIStackView: equalWidths equalHeights fillEqually homogeneous -> write 'distribution: fillEqually'
    UIStackView: padding contentInset contentInsets insets edgeInsets directionalLayoutMarginsEdges -> write 'layoutMargins: [$number(8), $number(8), $number(8), $number(8)]' and 'isLayoutMarginsRelativeArrangement: true'
    UIStackView: direction orientation stackAxis flexDirection -> =axis
    UIStackView: gap itemsSpacing -> =spacing
    UIStackView: vertical isVertical -> write 'axis: $choice(vertical|horizontal)'
    UIStackView: horizontal isHorizontal -> write 'axis: $choice(horizontal|vertical)'
    UIStackView: spaceBetween itemSpacing interItemSpacing minimumSpacing -> =spacing
    UIStackView: separator divider separators -> put a UIView with a constraint 'self.height = 1' between the arranged subviews
    UIStackView: addArrangedSubview arrangedViews arranged stackItems -> write 'arrangedSubviews: [{class: UILabel}]'
    UIVisualEffectView: style blurStyle blur blurEffect effectStyle material -> write 'effect: {class: UIBlurEffect, style: $value(systemMaterial)}'
    UIVisualEffectView: vibrancy vibrancyEffect -> write 'effect: {class: UIVibrancyEffect, style: label, blurEffect: {class: UIBlurEffect, style: regular}}'
    UIVisualEffectView: blurRadius intensity radius -> the effect's style decides it: write 'effect: {class: UIBlurEffect, style: systemThinMaterial}'
    WKWebView: url src request link address href html content page -> code: $id(webView).load(URLRequest(url: URL(string: "$value(https://example.com)")!))
    MKMapView: type style map -> =mapType
    MKMapView: region coordinate location span latitude longitude zoom zoomLevel camera centerCoordinate visibleMapRect -> code: $id(mapView).region = MKCoordinateRegion(…)
    MKMapView: annotations pins markers overlays annotation -> code: $id(mapView).addAnnotation(pin)
    MKMapView: userLocation showUserLocation -> =showsUserLocation

    """
}
