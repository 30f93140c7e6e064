extension ForeignNames {
  /// The cases that a word can mean; an enumeration may have some of them.
  static func cases(_ word: String) -> [String] { byWord[ForeignProperty.normalized(word)] ?? [] }

  /// Words from other systems and from Interface Builder's inspectors, with the cases that they mean.
  private static let byWord: [String: [String]] = {
    var found: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: ":")
      guard halves.count == 2 else { continue }
      let cases = halves[1].split(separator: " ").map(String.init)
      for word in halves[0].split(separator: " ") {
        found[ForeignProperty.normalized(String(word)), default: []] += cases
      }
    }
    return found
  }()

  private static let table = """
    heading h1 h2 title: header title1
    h3: title3
    img: image
    start flexstart: leading left
    end flexend: trailing right
    centre middle: center
    row h horiz x: horizontal
    column col v vert y: vertical
    stretch: fill scaleToFill
    baseline: firstBaseline
    spacebetween spacearound spaceevenly between equalgap equalspace: equalSpacing
    equal equally even evenly same: fillEqually equalSpacing equalCentering
    proportional proportionally: fillProportionally
    cover crop centercrop slice aspectfill: scaleAspectFill
    contain fit centerinside fitcenter aspectfit inside: scaleAspectFit
    fitxy stretched scaled: scaleToFill
    justify: justified
    email mail: emailAddress
    phone tel telephone: phonePad telephoneNumber phoneNumber
    number numeric numbers digits integer: numberPad
    decimal float double: decimalPad
    link links website web uri hyperlink: URL link webSearch
    otp onetime code pin: oneTimeCode
    enter: default
    ok submit: done
    find: search
    arrow chevron disclosure more indicator: disclosureIndicator
    check tick checked: checkmark
    info detail: detailButton infoLight
    rightdetail right.detail valueright: value1
    leftdetail left.detail valueleft: value2
    basic standard: default system
    line lines single solid: singleLine line
    inset insetgroup rounded: insetGrouped roundedRect
    plus new create: add
    delete remove bin: trash
    share export activity: action
    flexible spacer flex: flexibleSpace
    fixed: fixedSpace
    message write pencil: compose edit
    forward next: fastForward next
    back previous: rewind
    reload: refresh
    pressed active hover down touched: highlighted
    disable inactive unavailable: disabled
    on checkedstate: selected
    default unselected: normal
    focus: focused
    leftward leftwards toleft swipeleft west: left
    rightward rightwards toright swiperight east: right
    upward upwards north: up
    downward downwards south: down
    ellipsis tail truncate truncatetail truncating: byTruncatingTail
    head truncatehead: byTruncatingHead
    truncatemiddle: byTruncatingMiddle
    wrap word wordwrap words: byWordWrapping words
    char character charwrap: byCharWrapping
    clip: byClipping
    outline border: line
    box: bezel
    text: system
    editing whenediting whiletyping: whileEditing
    all characters uppercase caps: allCharacters all
    off false disabled no: none no
    on true yes: yes
    datetime dateandtime timeanddate: dateAndTime
    countdown timer: countDownTimer
    month: yearAndMonth
    wheel spinner drum: wheels
    calendar graphical: inline
    fullscreenmodal full: fullScreen
    sheet: pageSheet
    card: pageSheet
    fade dissolve: crossDissolve
    flip: flipHorizontal
    slide slideup: coverVertical
    curl: partialCurl pageCurl
    blur: regular
    thin thinmaterial: systemThinMaterial thin
    ultrathin ultrathinmaterial: systemUltraThinMaterial ultraLight
    thick thickmaterial: systemThickMaterial
    normal 400 book: regular
    100: ultraLight
    200 hairline: thin
    300: light
    500: medium
    600 demibold: semibold
    700: bold
    800 extrabold: heavy
    900: black
    big xlarge: large
    tiny: mini
    width: flexibleWidth
    height: flexibleHeight
    phonenumbers: phoneNumber
    events calendarevents: calendarEvent
    addresses: address
    rtl: forceRightToLeft
    ltr: forceLeftToRight
    drag scroll ondragging: onDrag
    swipe interactively: interactive
    pill round rounded: capsule
    primarybutton prominent: borderedProminent
    subhead: subheadline
    paragraph p: body
    small: caption1
    satelliteview: satellite
    """
}
