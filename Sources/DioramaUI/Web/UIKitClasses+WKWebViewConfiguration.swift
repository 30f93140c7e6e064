import Foundation
import NibLoader

extension UIKitClasses {
  static let wkWebViewConfiguration = NibClass(
    WKWebViewConfiguration.self,
    parent: nil,
    name: "WKWebViewConfiguration",
    properties: [
      NibProperty("applicationNameForUserAgent", \WKWebViewConfiguration.applicationNameForUserAgent),
      NibProperty("suppressesIncrementalRendering", \WKWebViewConfiguration.suppressesIncrementalRendering),
      NibProperty("allowsAirPlayForMediaPlayback", \WKWebViewConfiguration.allowsAirPlayForMediaPlayback),
      NibProperty("allowsInlineMediaPlayback", \WKWebViewConfiguration.allowsInlineMediaPlayback),
      NibProperty("allowsPictureInPictureMediaPlayback", \WKWebViewConfiguration.allowsPictureInPictureMediaPlayback),
      NibProperty(
        "mediaTypesRequiringUserActionForPlayback",
        \WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback
      ),
      NibProperty("dataDetectorTypes", \WKWebViewConfiguration.dataDetectorTypes),
      NibProperty("selectionGranularity", \WKWebViewConfiguration.selectionGranularity),
      NibProperty("ignoresViewportScaleLimits", \WKWebViewConfiguration.ignoresViewportScaleLimits),
      NibProperty("preferences", \WKWebViewConfiguration.preferences),
    ]
  )
}
