import Foundation
import NibLoader

extension UIKitClasses {
  static let uiPageControl = NibClass(
    UIPageControl.self,
    parent: UIControl.self,
    name: "UIPageControl",
    properties: [
      NibProperty("numberOfPages", \UIPageControl.numberOfPages),
      NibProperty("currentPage", \UIPageControl.currentPage),
      NibProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      NibProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      NibProperty("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      NibProperty("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay),
      NibProperty("backgroundStyle", \UIPageControl.backgroundStyle),
    ]
  )
}
