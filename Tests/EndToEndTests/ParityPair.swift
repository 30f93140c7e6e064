import Testing

/// A pair, and the differences that are known, each with its reason.
struct ParityPair: Sendable, CustomTestStringConvertible {
  var folder: String
  var nib: String
  /// Regular expressions that a line of the comparison may match, and why the difference is there.
  var known: [(pattern: String, reason: String)] = []

  var testDescription: String { nib }

  static let all: [ParityPair] = [
    ParityPair(folder: "duckduckgo+iOS-SiteRatingView-4cf55c", nib: "SiteRatingView.nib"),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTCarouselImageView-4c95a4",
      nib: "CTCarouselImageView.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTCoverImageViewController~ipad-04cee6",
      nib: "CTCoverImageViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTCoverImageViewController~iphoneland-e4eaf7",
      nib: "CTCoverImageViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTCoverViewController~iphoneland-4c36af",
      nib: "CTCoverViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTCoverViewController~iphoneport-4799f7",
      nib: "CTCoverViewController~iphoneport.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTFooterViewController~ipadland-22f466",
      nib: "CTFooterViewController~ipadland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTFooterViewController~ipadland-2de74e",
      nib: "CTFooterViewController~ipadland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTFooterViewController~iphoneport-c6219c",
      nib: "CTFooterViewController~iphoneport.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialImageViewController~ipad-420ac2",
      nib: "CTHalfInterstitialImageViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialImageViewController~ipadland-010576",
      nib: "CTHalfInterstitialImageViewController~ipadland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialImageViewController~iphoneland-aea579",
      nib: "CTHalfInterstitialImageViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialViewController~ipad-880a1c",
      nib: "CTHalfInterstitialViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialViewController~ipadland-011c66",
      nib: "CTHalfInterstitialViewController~ipadland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialViewController~iphoneland-2db064",
      nib: "CTHalfInterstitialViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHalfInterstitialViewController~iphoneport-4afb77",
      nib: "CTHalfInterstitialViewController~iphoneport.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHeaderViewController~ipad-a75582",
      nib: "CTHeaderViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHeaderViewController~iphoneland-a2eb24",
      nib: "CTHeaderViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTHeaderViewController~iphoneport-6c0e81",
      nib: "CTHeaderViewController~iphoneport.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialImageViewController~ipad-e76294",
      nib: "CTInterstitialImageViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialImageViewController~ipadland-4f7990",
      nib: "CTInterstitialImageViewController~ipadland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialImageViewController~ipadland-8096ba",
      nib: "CTInterstitialImageViewController~ipadland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialImageViewController~iphoneland-6a9edd",
      nib: "CTInterstitialImageViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialImageViewController~iphoneland-c1be8f",
      nib: "CTInterstitialImageViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialImageViewController~iphoneport-801580",
      nib: "CTInterstitialImageViewController~iphoneport.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialViewController~ipad-64e370",
      nib: "CTInterstitialViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialViewController~ipad-658f16",
      nib: "CTInterstitialViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialViewController~ipad-8d8a1a",
      nib: "CTInterstitialViewController~ipad.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialViewController~iphoneland-605e85",
      nib: "CTInterstitialViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialViewController~iphoneland-608c3e",
      nib: "CTInterstitialViewController~iphoneland.nib"
    ),
    ParityPair(
      folder: "CleverTap+clevertap-ios-sdk-CTInterstitialViewController~iphoneland-e5ea67",
      nib: "CTInterstitialViewController~iphoneland.nib"
    ),
  ]
}
