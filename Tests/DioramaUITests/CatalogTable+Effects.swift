extension CatalogTable {
  static let effects = """
    UIBlurEffect
      style | 0 | 0 | UIBlurEffectStyle | int:1 | 1
    UIVibrancyEffect
      style | nil | nil | UIVibrancyEffectStyle | int:0 | 0
    UIVisualEffectView
      isOpaque | false | false | - | - | -
    WKWebView
      allowsBackForwardNavigationGestures | false | false | allowsBackForwardNavigationGestures | bool:true | true
      customUserAgent | nil | nil | customUserAgent | text:abc | abc
      allowsLinkPreview | true | true | allowsLinkPreview | bool:false | false
    WKWebViewConfiguration
      applicationNameForUserAgent | nil | nil | applicationNameForUserAgent | text:abc | abc
      suppressesIncrementalRendering | false | false | suppressesIncrementalRendering | bool:true | true
      allowsAirPlayForMediaPlayback | true | true | allowsAirPlayForMediaPlayback | bool:false | false
      allowsInlineMediaPlayback | false | false | allowsInlineMediaPlayback | bool:true | true
      allowsPictureInPictureMediaPlayback | true | true | allowsPictureInPictureMediaPlayback | bool:false | false
      mediaTypesRequiringUserActionForPlayback | 3 | 3 | mediaTypesRequiringUserActionForPlayback | int:2 | 2
      dataDetectorTypes | 0 | 0 | dataDetectorTypes | int:2 | 2
      selectionGranularity | 0 | 0 | selectionGranularity | int:1 | 1
      ignoresViewportScaleLimits | false | false | ignoresViewportScaleLimits | bool:true | true
    WKPreferences
      minimumFontSize | 0 | 0 | minimumFontSize | double:3.5 | 3.5
      javaScriptEnabled | true | true | javaScriptEnabled | bool:false | false
      javaScriptCanOpenWindowsAutomatically | false | false | javaScriptCanOpenWindowsAutomatically | bool:true | true
    UIWebView
      dataDetectorTypes | 1 | 0 | UIDataDetectorTypes | int:2 | 2
      scalesPageToFit | false | false | UIScalesPageToFit | bool:true | true
      allowsInlineMediaPlayback | false | false | UIAllowsInlineMediaPlayback | bool:true | true
      mediaPlaybackRequiresUserAction | true | true | UIMediaPlaybackRequiresUserAction | bool:false | false
      mediaPlaybackAllowsAirPlay | true | true | UIMediaPlaybackAllowsAirPlay | bool:false | false
      suppressesIncrementalRendering | false | false | UISuppressesIncrementalRendering | bool:true | true
      keyboardDisplayRequiresUserAction | true | true | UIKeyboardDisplayRequiresUserAction | bool:false | false
    MTKView
      colorPixelFormat | 80 | 80 | MTKColorPixelFormat | int:81 | 81
      depthStencilPixelFormat | 0 | 0 | MTKDepthStencilPixelFormat | int:252 | 252
      sampleCount | 1 | 1 | MTKSampleCount | int:4 | 4
      preferredFramesPerSecond | 60 | 60 | MTKPreferredFramesPerSecond | int:30 | 30
      isPaused | false | false | MTKPaused | bool:true | true
      enableSetNeedsDisplay | false | false | MTKEnableSetNeedsDisplay | bool:true | true
      autoResizeDrawable | true | true | MTKAutoResizeDrawable | bool:false | false
      framebufferOnly | true | true | MTKFramebufferOnly | bool:false | false
    GLKView
      enableSetNeedsDisplay | true | true | GLKEnableSetNeedsDisplay | bool:false | false
    MKMapView
      isMultipleTouchEnabled | true | false | - | - | -
      mapType | 0 | 0 | MKMapType | int:1 | 1
      isZoomEnabled | true | true | MKZoomEnabled | bool:false | false
      isScrollEnabled | true | true | MKScrollEnabled | bool:false | false
      isPitchEnabled | true | true | MKPitchEnabled | bool:false | false
      isRotateEnabled | true | true | MKRotateEnabled | bool:false | false
      showsUserLocation | false | false | MKShowsUserLocation | bool:true | true
      showsPointsOfInterest | true | true | MKShowsPointsOfInterest | bool:false | false
      showsBuildings | true | true | MKShowsBuildings | bool:false | false
      showsTraffic | false | false | MKShowsTraffic | bool:true | true
      showsCompass | true | true | MKShowsCompass | bool:false | false
      showsScale | false | false | MKShowsScaleKey | bool:true | true
    """
}
