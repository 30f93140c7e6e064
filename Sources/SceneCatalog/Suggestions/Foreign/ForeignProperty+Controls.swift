extension ForeignProperty {
  /// Buttons, switches, sliders and the like.
  static let controls = """
    UIControl: disabled isDisabled -> write 'isEnabled: $not(false)'
    UIControl: action onTap onClick onPress tap click onPressed tapped target selector handler addTarget onTouch buttonAction -> write 'actions: {touchUpInside: $value(owner.tapped(_:))}'
    UIControl: onChange onValueChanged onValueChange changed valueChange didChange -> write 'actions: {valueChanged: $value(owner.changed(_:))}'
    UIControl: onLongPress longPress -> write 'gestureRecognizers: [{class: UILongPressGestureRecognizer, actions: owner.pressed(_:)}]'
    UIControl: horizontalAlignment textAlignment textAlign gravity alignment align -> =contentHorizontalAlignment
    UIControl: verticalAlignment -> =contentVerticalAlignment
    UIControl: state controlState -> write 'isEnabled: false', 'isSelected: true' or 'isHighlighted: true'
    UIButton: text label caption string content titleText titleLabel.text currentTitle value -> write 'title: $value(Go)'
    UIButton: fontSize textSize pointSize titleSize titleLabel.fontSize titleLabel.font.size font.size -> write 'titleLabel.font: {systemFont: $number(17)}'
    UIButton: font titleFont labelFont textFont buttonFont -> =titleLabel.font
    UIButton: textStyle typography -> write 'titleLabel.font: $value(body)'
    UIButton: fontWeight weight bold isBold -> write 'titleLabel.font: {systemFont: 17, weight: semibold}'
    UIButton: fontName fontFamily -> write 'titleLabel.font: {name: $value(Avenir-Book), size: 17}'
    UIButton: textColor foregroundColor color fontColor labelColor titleLabel.textColor tintTitleColor titleTextColor -> write 'titleColor: $value(systemBlue)'
    UIButton: titleLabel label.font -> write its properties one by one: 'title: …', 'titleLabel.font: body' or 'titleColor: …'
    UIButton: numberOfLines lines lineLimit titleLabel.numberOfLines multiline -> code: $id(button).titleLabel?.numberOfLines = $number(0)
    UIButton: titleLabel.textAlignment titleAlignment -> =contentHorizontalAlignment
    UIButton: adjustsFontSizeToFitWidth titleLabel.adjustsFontSizeToFitWidth minimumScaleFactor -> code: $id(button).titleLabel?.adjustsFontSizeToFitWidth = true
    UIButton: lineBreakMode -> =titleLabel.lineBreakMode
    UIButton: systemName systemImage symbol icon iconName sfSymbol systemIcon -> write 'image: {systemName: $value(star)}'
    UIButton: imageName imageNamed src -> write 'image: $value(logo)'
    UIButton: imagePosition imageSide iconPosition imagePlacement semanticImagePosition -> write 'configuration: {plain: {title: …, imagePlacement: trailing}}'
    UIButton: imagePadding iconPadding iconSpacing -> write 'configuration: {plain: {title: …, imagePadding: $number(8)}}'
    UIButton: titlePadding -> write 'configuration: {plain: {title: …, titlePadding: $number(8)}}'
    UIButton: subtitle detail -> write 'configuration: {plain: {title: …, subtitle: $value(More)}}'
    UIButton: padding contentInsets contentInset insets edgeInsets contentPadding -> write 'contentEdgeInsets: [$number(8), $number(8), $number(8), $number(8)]'
    UIButton: imageInsets imageInset -> =imageEdgeInsets
    UIButton: titleInsets titleInset -> =titleEdgeInsets
    UIButton: style buttonStyle variant appearance kind -> write 'configuration: filled', or plain, gray, tinted, bordered …
    UIButton: filled -> write 'configuration: filled'
    UIButton: type -> =buttonType
    UIButton: cornerStyle capsule pill -> write 'configuration: {filled: {title: …, cornerStyle: capsule}}'
    UIButton: baseBackgroundColor buttonColor -> write 'configuration: {filled: {title: …, baseBackgroundColor: $value(systemBlue)}}'
    UIButton: baseForegroundColor -> write 'configuration: {filled: {title: …, baseForegroundColor: $value(white)}}'
    UIButton: buttonSize controlSize size -> write 'configuration: {filled: {title: …, buttonSize: large}}'
    UIButton: loading isLoading showsActivityIndicator spinner -> write 'configuration: {plain: {title: …, showsActivityIndicator: true}}'
    UIButton: popupMenu pullDown options items -> write 'menu: {children: [{title: Copy, action: copy}]}'
    UIButton: href link url to segue destination push present -> write 'actions: {touchUpInside: owner.open(_:)}', and open it in code
    UIButton: underline underlined -> write 'attributedTitle: [{text: …, underlineStyle: 1}]' in place of 'title'
    UIButton: destructive -> write 'role: destructive'
    UISwitch: checked isChecked value state toggled isSelectedOn -> write 'isOn: $bool(true)'
    UISwitch: label text caption -> a switch has no text: put a UILabel beside it in a UIStackView
    UISwitch: onColor color trackColor activeColor tint onTint trackTintColor checkedColor -> =onTintColor
    UISwitch: offColor offTintColor inactiveColor -> code: $id(control).backgroundColor = .$value(systemGray)
    UISwitch: thumbColor knobColor -> =thumbTintColor
    UISlider: min minValue minimum from -> =minimumValue
    UISlider: max maxValue maximum to -> =maximumValue
    UISlider: range limits in -> write 'minimumValue: 0' and 'maximumValue: 100'
    UISlider: step stepValue increment steps stepSize -> a slider has no steps: round its value in the action for 'valueChanged', or use UIStepper
    UISlider: defaultValue initialValue position current progress -> =value
    UISlider: trackColor color activeColor minimumTrackColor -> =minimumTrackTintColor
    UISlider: maximumTrackColor inactiveColor -> =maximumTrackTintColor
    UISlider: thumbColor knobColor -> =thumbTintColor
    UISlider: orientation vertical axis -> a slider is horizontal: write 'transform: {rotationAngle: -1.570796}'
    UIStepper: min minValue minimum from -> =minimumValue
    UIStepper: max maxValue maximum to -> =maximumValue
    UIStepper: range limits -> write 'minimumValue: 0' and 'maximumValue: 100'
    UIStepper: step increment by interval stepSize -> =stepValue
    UIStepper: text label title -> a stepper has no text: put a UILabel beside it in a UIStackView
    UIProgressView: value percent completed fraction current -> =progress
    UIProgressView: color tint fillColor foregroundColor progressColor barColor -> =progressTintColor
    UIProgressView: trackColor backgroundTrackColor -> =trackTintColor
    UIProgressView: max maximumValue maximum total min minimumValue -> progress is from 0 to 1: write 'progress: 0.5'
    UIProgressView: style type -> =progressViewStyle
    UIProgressView: indeterminate isIndeterminate animating isAnimating -> use UIActivityIndicatorView with 'isAnimating: true'
    UIActivityIndicatorView: loading isLoading spinning running active isSpinning startAnimating animates animated -> write 'isAnimating: $bool(true)'
    UIActivityIndicatorView: size scale activityIndicatorViewStyle type -> write 'style: large', or medium
    UIActivityIndicatorView: tint foregroundColor tintColour spinnerColor -> =color
    UIActivityIndicatorView: hidesWhenDone hideWhenStopped -> =hidesWhenStopped
    UIPageControl: pages count total pageCount numPages -> =numberOfPages
    UIPageControl: page current selectedPage index value selectedIndex currentIndex -> =currentPage
    UIPageControl: color dotColor inactiveColor tint -> =pageIndicatorTintColor
    UIPageControl: activeColor currentColor selectedColor currentPageColor -> =currentPageIndicatorTintColor
    UISegmentedControl: items titles options choices labels buttons values -> write 'segments: $titles([{title: One}, {title: Two}])'
    UISegmentedControl: selectedIndex selectedSegment selection index value -> write 'selectedSegmentIndex: $number(0)'
    UISegmentedControl: font textColor titleTextAttributes fontSize titleColor -> code: $id(control).setTitleTextAttributes([.font: font], for: .normal)
    UISegmentedControl: color selectedColor activeColor selectionColor -> =selectedSegmentTintColor
    UIDatePicker: mode type pickerMode displayedComponents components datePickerType -> =datePickerMode
    UIDatePicker: style datePickerStyle pickerStyle preferredStyle -> =preferredDatePickerStyle
    UIDatePicker: min minDate from startDate minimum -> =minimumDate
    UIDatePicker: max maxDate to endDate maximum -> =maximumDate
    UIDatePicker: value selectedDate defaultDate initialDate selection -> =date
    UIDatePicker: interval step minuteStep -> =minuteInterval
    UIDatePicker: format dateFormat -> its 'locale' determines the format: write 'locale: en_US'
    UIDatePicker: tz -> =timeZone
    UIDatePicker: textColor font color -> code: $id(datePicker).tintColor = .systemBlue
    UIRefreshControl: title text label -> write 'attributedTitle: [{text: $value(Loading)}]'
    UIRefreshControl: color -> =tintColor
    UIPickerView: options items rows data components values choices titles selectedRow selected numberOfComponents entries -> its rows come from code: write 'outlets: {dataSource: owner, delegate: owner}'

    """
}
