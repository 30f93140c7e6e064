extension CatalogTable {
  static let controls = """
    UIStepper
      isOpaque | false | false | - | - | -
      value | 0 | 0 | UIValue | double:3.5 | 3.5
      minimumValue | 0 | 0 | UIMinimumValue | double:3.5 | 3.5
      maximumValue | 100 | 100 | UIMaximumValue | double:3.5 | 3.5
      stepValue | 1 | 1 | UIStepValue | double:3.5 | 3.5
      wraps | false | false | UIWraps | bool:true | true
      autorepeat | true | true | UIAutorepeat | bool:false | false
      isContinuous | true | true | UIContinuous | bool:false | false
    UIProgressView
      isOpaque | false | false | - | - | -
      progressViewStyle | 0 | 0 | UIProgressViewStyle | int:1 | 1
      progress | 0 | 0 | UIProgress | float:0.5 | 0.5
      progressTintColor | nil | nil | UIProgressProgressTintColor | color | color
      trackTintColor | nil | nil | UIProgressTrackTintColor | color | color
      progressImage | nil | nil | UIProgressImage | image | pic
      trackImage | nil | nil | UITrackImage | image | pic
    UIPageControl
      isOpaque | false | false | - | - | -
      numberOfPages | 0 | 0 | UINumberOfPages | int:2 | 2
      currentPage | 0 | 0 | UICurrentPage | int:0 | 0
      currentPageIndicatorTintColor | nil | nil | UICurrentPageIndicatorTintColor | color | color
      pageIndicatorTintColor | nil | nil | UIPageIndicatorTintColor | color | color
      hidesForSinglePage | false | false | UIHideForSinglePage | bool:true | true
      defersCurrentPageDisplay | false | false | UIDefersCurrentPageDisplay | bool:true | true
      backgroundStyle | 0 | 0 | UIPageControlBackgroundStyle | int:1 | 1
      allowsContinuousInteraction | true | true | UIPageControlAllowsContinuousInteraction | bool:false | false
    UIActivityIndicatorView
      isOpaque | false | false | - | - | -
      style | 100 | 100 | UIActivityIndicatorViewStyle-Modern | int:0 | 0
      hidesWhenStopped | true | true | UIHidesWhenStopped | bool:false | false
      isAnimating | false | false | UIAnimating | bool:true | true
      color | nil | nil | UIColor | color | color
    UIDatePicker
      datePickerMode | 2 | 2 | UIDatePickerMode | int:0 | 0
      preferredDatePickerStyle | 0 | 0 | UIPickerStyle | int:1 | 1
      date | * | * | UIDate | date:60 | 60
      minimumDate | nil | nil | UIMinimumDate | date:60 | 60
      maximumDate | nil | nil | UIMaximumDate | date:60 | 60
      minuteInterval | 1 | 1 | UIMinuteInterval | int:2 | 2
      countDownDuration | 0 | 0 | UICountDownDuration | double:3.5 | 3.5
      locale | nil | nil | UILocale | locale | de_AT
      timeZone | nil | nil | UITimeZone | timeZone | Asia/Tokyo
      calendar | nil | nil | UICalendar | calendar | japanese
    UIColorWell
      isOpaque | false | false | - | - | -
      title | nil | nil | UIColorWellTitle | text:abc | abc
      supportsAlpha | true | true | UIColorWellSupportsAlpha | bool:false | false
      selectedColor | nil | nil | UIColorWellSelectedColor | color | color
    UIPickerView
    UIRefreshControl
      isOpaque | false | false | - | - | -
      attributedTitle | nil | nil | UIAttributedTitle | rich:abc | abc
    """
}
