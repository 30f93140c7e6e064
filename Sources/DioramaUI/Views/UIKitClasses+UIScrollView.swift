import Foundation
import NibLoader

extension UIKitClasses {
  static let uiScrollView = NibClass(
    UIScrollView.self,
    parent: UIView.self,
    name: "UIScrollView",
    outlets: [
      NibOutlet("delegate", \UIScrollView.delegate)
    ],
    properties: [
      NibProperty("contentSize", \UIScrollView.contentSize),
      NibProperty("contentOffset", \UIScrollView.contentOffset),
      NibProperty("contentInset", \UIScrollView.contentInset),
      NibProperty("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      NibProperty("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      NibProperty("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets),
      NibProperty("isScrollEnabled", \UIScrollView.isScrollEnabled),
      NibProperty("isPagingEnabled", \UIScrollView.isPagingEnabled),
      NibProperty("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      NibProperty("bounces", \UIScrollView.bounces),
      NibProperty("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      NibProperty("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      NibProperty("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      NibProperty("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      NibProperty("indicatorStyle", \UIScrollView.indicatorStyle),
      NibProperty("minimumZoomScale", \UIScrollView.minimumZoomScale),
      NibProperty("maximumZoomScale", \UIScrollView.maximumZoomScale),
      NibProperty("bouncesZoom", \UIScrollView.bouncesZoom),
      NibProperty("delaysContentTouches", \UIScrollView.delaysContentTouches),
      NibProperty("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      NibProperty("scrollsToTop", \UIScrollView.scrollsToTop),
      NibProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
    ]
  )
}
