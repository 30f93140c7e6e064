extension NSLayoutConstraint {
  /// Makes constraints out of a picture in characters, such as `H:|-[name(>=80)]-12-[value]-|`.
  ///
  /// A format that cannot be read stops the program with UIKit's text and a mark below the place.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - opts: How the views are aligned, and in which direction they are read.
  ///   - metrics: The numbers that the format names; nil for none.
  ///   - views: The views and guides that the format names.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatFault) {
      return try VisualFormatConstraints.make(format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      UIKitException.raise(.invalidArgument, error.text(of: format))
    }
  }
}
