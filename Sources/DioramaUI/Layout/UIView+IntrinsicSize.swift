public import Foundation

extension UIView {
  /// Stands for an axis along which content asks for no size.
  public class var noIntrinsicMetric: CGFloat { -1 }
}
