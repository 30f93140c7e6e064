/// Documents for the tests of `ibtool`.
enum IBToolSamples {
  /// A xib for iOS with some objects at the top.
  static func xib(_ objects: String, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
    \(more)    <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
    </document>

    """
  }

  /// A view of the target's module, which had another name when the document was saved, with a button and a label.
  static let cart = xib(
    """
            <view contentMode="scaleToFill" id="Roo-Vi-001" customClass="CartView" customModule="Old" \
    customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Buy-Bu-001">
                        <rect key="frame" x="20" y="60" width="80" height="30"/>
                        <state key="normal" title="Buy"/>
                        <connections>
                            <action selector="buy:" destination="Roo-Vi-001" eventType="touchUpInside" id="Act-Bu-001"/>
                        </connections>
                    </button>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Total &amp; tax" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    id="Tot-La-001">
                        <rect key="frame" x="20" y="100" width="80" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                </subviews>
                <connections>
                    <outlet property="total" destination="Tot-La-001" id="Out-La-001"/>
                </connections>
            </view>
    """,
    """
        <customFonts key="customFonts">
            <array key="Inter.ttf">
                <string>Inter</string>
            </array>
        </customFonts>

    """
  )

  /// A storyboard with an initial controller that leads to another storyboard.
  static func storyboard(leadingTo other: String?, bundle: String? = nil) -> String {
    let segue =
      other == nil ? "" : "<segue destination=\"Oth-Re-001\" kind=\"show\" identifier=\"next\" id=\"Seg-ue-001\"/>"
    let bundle = bundle.map { " bundleIdentifier=\"\($0)\"" } ?? ""
    let reference =
      other.map {
        """
                <scene sceneID="Sce-ne-002">
                    <objects>
                        <viewControllerPlaceholder storyboardName="\($0)"\(bundle) id="Oth-Re-001" sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fir-Re-002" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>

        """
      } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      colorMatched="YES" initialViewController="Hom-VC-001">
          <scenes>
              <scene sceneID="Sce-ne-001">
                  <objects>
                      <viewController id="Hom-VC-001" customClass="HomeController" customModule="Old" \
      customModuleProvider="target" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="Hom-Vi-001">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <subviews>
                                  <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Nex-Bu-001">
                                      <rect key="frame" x="20" y="60" width="80" height="30"/>
                                      <state key="normal" title="Next"/>
                                      <connections>
                                          \(segue)
                                      </connections>
                                  </button>
                              </subviews>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="Fir-Re-001" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>
      \(reference)    </scenes>
      </document>

      """
  }

  /// A table of translations.
  static let german = "\"Tot-La-001.text\" = \"Summe\";\n\"Nex-Bu-001.normalTitle\" = \"Weiter\";\n"
}
