package import TextMetrics

/// The sizes that UIKit gives its controls, which changed with its versions.
///
/// Measured in documents that Interface Builder saved with each version.
package struct ControlMetrics: Hashable, Sendable {
  /// The alignment rectangle of a switch; its frame is two points wider.
  package var switchSize = PerAxis(49.0, 31.0)
  /// The alignment rectangle's height of a slider.
  package var sliderHeight = 30.0
  /// The insets from a slider's frame to its alignment rectangle.
  package var sliderInsets = LayoutInsets(left: 2, bottom: 1, right: 2)
  /// The size of a stepper.
  package var stepperSize = PerAxis(94.0, 32.0)
  /// The alignment rectangle's height of a segmented control; its frame is one point higher.
  package var segmentedHeight = 31.0
  /// What the width of a segment adds to that of its title.
  package var segmentPadding = 19.5
  /// Whether title widths are rounded up before the padding is added; otherwise the sum is rounded to the nearest
  /// point.
  package var roundsSegmentTitles = false
  /// The height of a progress view with the default style.
  package var progressHeight = 4.0
  /// The height of a page control.
  package var pageControlHeight = 26.0
  /// The height of a search bar.
  package var searchBarHeight = 56.0
  /// The least height of a text field with a rounded border, reached with fonts up to 18 points.
  package var roundedFieldHeight = 34.0
  /// What the height of a text field without a border adds to its line, with fonts from 16 points.
  package var plainFieldExtra = 1.0
  /// The width and height of info and contact buttons.
  package var infoButtonSize = 24.0
  /// The height of a toolbar on a device without a home indicator.
  package var toolbarHeight = 44.0
  /// The top and bottom margins of a cell.
  package var cellMargin = 11.0
  /// The edition of the system font.
  package var fontEdition = TextFont.Edition.current

  /// As of iOS 14 to 18.
  package static let ios14 = ControlMetrics()

  /// As of iOS 13.
  package static let ios13: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.progressHeight = 2
    metrics.pageControlHeight = 37
    metrics.fontEdition = .separateCuts
    return metrics
  }()

  /// As of iOS 11 and 12.
  package static let ios11: ControlMetrics = {
    var metrics = ios13
    metrics.stepperSize = PerAxis(94, 29)
    metrics.segmentedHeight = 28
    metrics.segmentPadding = 14
    metrics.roundsSegmentTitles = true
    metrics.roundedFieldHeight = 30
    metrics.plainFieldExtra = 0
    metrics.infoButtonSize = 22
    return metrics
  }()

  /// As of iOS 7 to 10.
  package static let ios7: ControlMetrics = {
    var metrics = ios11
    metrics.searchBarHeight = 44
    metrics.cellMargin = 8
    return metrics
  }()

  /// As of iOS 26.
  package static let ios26: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.switchSize = PerAxis(61, 28)
    metrics.sliderHeight = 34
    metrics.sliderInsets = LayoutInsets()
    metrics.searchBarHeight = 64
    metrics.cellMargin = 15
    return metrics
  }()

  /// The sizes that DioramaUI's controls have.
  package static let current = ios14

  /// The alignment insets of a switch.
  package static let switchInsets = LayoutInsets(right: 2)
  /// The alignment insets of a segmented control.
  package static let segmentedInsets = LayoutInsets(bottom: 1)
  /// The padding around the text of a text view, both sides together.
  package static let textViewPadding = PerAxis(10.0, 16.0)
  /// The size of the font of segments.
  package static let segmentFontSize = 13.0
  /// The insets of a button with a configuration, which may say others.
  package static let configuredInsets = LayoutInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The size of the font of a button with a configuration.
  package static let configuredFontSize = 17.0
  /// The width and height of a close button.
  package static let closeButtonSize = 30.0
  /// The height of a progress view in a bar.
  package static let progressBarHeight = 2.5
  /// The width of a page control with a number of pages: a dot of 7 points for each, 16 points apart.
  package static func pageControlWidth(pages: Int) -> Double { pages > 0 ? Double(pages) * 16 - 9 : 0 }
  /// The size of a picker view and of a date picker with wheels.
  package static let pickerSize = PerAxis(320.0, 216.0)
  /// The height of a navigation bar.
  package static let navigationBarHeight = 44.0
  /// The height of a toolbar on a phone with a home indicator.
  package static let tallToolbarHeight = 49.0
  /// The height of a tab bar.
  package static let tabBarHeight = 49.0
  /// The width and height of an activity indicator.
  package static func activityIndicatorSize(isLarge: Bool) -> Double { isLarge ? 37 : 20 }
}
