package import NibArchive

extension NibArchiveGraph.Conventions {
  /// How Interface Builder's compiler archives the objects of UIKit.
  package static let uikit = NibArchiveGraph.Conventions(
    // An item refers to the bar that shows it, but the bar is written by its controller.
    lateReferences: [(from: "UINavigationItem", to: "UINavigationBar")],
    trailers: [plainNibKey: Array("LNE\0".utf8)]
  )

  /// The key by which the root says that a nib of a storyboard holds nothing but plain controllers and views.
  static let plainNibKey = "IBUINibLNEVersionKey"
}
