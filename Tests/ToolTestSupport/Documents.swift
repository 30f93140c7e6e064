/// Small documents of Interface Builder that tests share.
package enum Documents {
  /// A view inside another one of the same tag.
  package static let view = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view contentMode="scaleToFill" tag="7" id="1">
                <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                <subviews>
                    <view contentMode="scaleToFill" tag="7" id="2">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </view>
                </subviews>
            </view>
        </objects>
    </document>
    """

  /// A storyboard without scenes.
  package static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes/>
    </document>
    """
}
