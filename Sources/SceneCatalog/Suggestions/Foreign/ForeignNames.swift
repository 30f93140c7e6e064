import Backports

/// Names in SwiftUI, CSS and older versions of UIKit that differ from the names in scenes.
///
/// Schemas do not contain them, since no class has them; they are used only for hints.
package enum ForeignNames {
  /// Classes by SwiftUI's names for views of the same purpose, and by the names of the web.
  static let classes: [String: String] = [
    "Text": "UILabel", "TextView": "UITextView", "Image": "UIImageView", "VStack": "UIStackView",
    "HStack": "UIStackView",
    "ZStack": "UIView", "Stack": "UIStackView", "List": "UITableView", "Toggle": "UISwitch", "Picker": "UIPickerView",
    "DatePicker": "UIDatePicker", "ProgressView": "UIProgressView", "Spinner": "UIActivityIndicatorView",
    "SecureField": "UITextField", "Input": "UITextField", "TextEditor": "UITextView", "TextArea": "UITextView",
    "Grid": "UICollectionView", "Table": "UITableView", "TabBar": "UITabBar", "Rectangle": "UIView", "Spacer": "UIView",
    "Divider": "UIView", "Container": "UIView", "MapView": "MKMapView", "WebView": "WKWebView",
    "UIWebView": "WKWebView", "UIMapView": "MKMapView", "UITextLabel": "UILabel", "UIImage": "UIImageView",
    "UIToggle": "UISwitch", "UITable": "UITableView", "UICell": "UITableViewCell", "UIInput": "UITextField",
    "UITextBox": "UITextField", "UISpinner": "UIActivityIndicatorView",
  ]

  /// Properties by other names: those of the list that a class has are suggested, the first of them.
  static let properties: [String: [String]] = [
    "text": ["title"], "title": ["text", "headerTitle"], "label": ["text", "title"],
    "value": ["isOn", "progress", "currentPage", "selectedSegmentIndex", "date", "text"],
    "caption": ["text", "title"], "string": ["text"], "content": ["text"],
    "color": ["textColor", "titleColor", "backgroundColor"],
    "foregroundColor": ["textColor", "titleColor", "tintColor"],
    "fontColor": ["textColor", "titleColor"], "bgColor": ["backgroundColor"], "background": ["backgroundColor"],
    "fill": ["backgroundColor"], "opacity": ["alpha"], "visible": ["isHidden"], "isVisible": ["isHidden"],
    "disabled": ["isEnabled"], "isDisabled": ["isEnabled"], "checked": ["isOn", "isSelected"],
    "isChecked": ["isOn", "isSelected"], "toggled": ["isOn"], "fontSize": ["font", "titleLabel.font"],
    "fontName": ["font", "titleLabel.font"], "fontFamily": ["font", "titleLabel.font"],
    "fontWeight": ["font", "titleLabel.font"], "textSize": ["font", "titleLabel.font"],
    "textStyle": ["font", "titleLabel.font"], "bold": ["font", "titleLabel.font"],
    "lineLimit": ["numberOfLines"], "maxLines": ["numberOfLines"], "lines": ["numberOfLines"],
    "multiline": ["numberOfLines"], "align": ["textAlignment", "alignment"], "justify": ["distribution"],
    "direction": ["axis"], "orientation": ["axis"], "gap": ["spacing"], "padding": ["layoutMargins"],
    "margin": ["layoutMargins"], "margins": ["layoutMargins"], "hint": ["placeholder"], "prompt": ["placeholder"],
    "secure": ["isSecureTextEntry"], "password": ["isSecureTextEntry"], "src": ["image"], "source": ["image"],
    "icon": ["image"], "systemName": ["image"], "systemImage": ["image"], "symbol": ["image"], "imageName": ["image"],
    "identifier": ["reuseIdentifier"], "cellIdentifier": ["reuseIdentifier"], "reuseID": ["reuseIdentifier"],
    "pages": ["numberOfPages"], "count": ["numberOfPages"], "selectedIndex": ["selectedSegmentIndex", "currentPage"],
    "step": ["stepValue"], "increment": ["stepValue"], "autocorrect": ["autocorrectionType"],
    "scrollable": ["isScrollEnabled"], "clip": ["clipsToBounds"], "overflow": ["clipsToBounds"],
    "loading": ["isAnimating"], "animating": ["isAnimating"], "min": ["minimumValue"],
    "max": ["maximumValue"], "type": ["buttonType", "style"], "rect": ["frame"], "size": ["frame"],
    "position": ["frame"], "origin": ["frame"], "x": ["frame"], "y": ["frame"], "width": ["frame"], "height": ["frame"],
    "visibility": ["isHidden"], "contentDescription": ["accessibilityLabel"], "ariaLabel": ["accessibilityLabel"],
    "scaleType": ["contentMode"], "aspectRatio": ["contentMode"], "resizeMode": ["contentMode"],
  ]

  /// The number of a priority that code has a name for, such as `defaultHigh` or `.required`; nil for other words.
  package static func priority(named name: String) -> Int? {
    let levels = [
      "required": 1000, "defaulthigh": 750, "high": 750, "medium": 500, "defaultlow": 250, "low": 250,
      "fittingsizelevel": 50, "fittingsizecompression": 50,
    ]
    return levels[name.drop { $0 == "." }.lowercased()]
  }

  /// A name in American spelling.
  static func american(_ name: String) -> String {
    [("olour", "olor"), ("entre", "enter"), ("grey", "gray"), ("Grey", "Gray")].reduce(name) { name, spelling in
      name.replacing(spelling.0, with: spelling.1)
    }
  }

  /// Keys of every object by other names.
  package static let keys: [String: [String]] = [
    "name": ["id"], "identifier": ["id"], "restorationIdentifier": ["id"],
    "type": ["class"], "kind": ["class"], "customClass": ["class"], "action": ["actions"], "target": ["actions"],
    "selector": ["actions"], "onClick": ["actions"], "onTap": ["actions"], "onPress": ["actions"],
    "onChange": ["actions"], "tap": ["actions"], "click": ["actions"], "delegate": ["outlets"],
    "dataSource": ["outlets"], "constraint": ["constraints"], "layout": ["constraints"],
    "userDefinedRuntimeAttributes": ["attributes"], "runtimeAttributes": ["attributes"],
  ]

  /// Slots by other names: the first of the list that a class has.
  static let slots: [String: [String]] = [
    "children": ["arrangedSubviews", "subviews", "viewControllers"],
    "views": ["arrangedSubviews", "subviews"], "content": ["contentView", "arrangedSubviews", "subviews"],
    "items": ["segments", "arrangedSubviews", "prototypeCells"], "options": ["segments"], "titles": ["segments"],
    "rows": ["cells", "prototypeCells"], "cells": ["prototypeCells"], "gestures": ["gestureRecognizers"],
    "recognizers": ["gestureRecognizers"], "header": ["tableHeaderView", "sectionHeaderView"],
    "footer": ["tableFooterView", "sectionFooterView"], "layout": ["collectionViewLayout"],
    "rootViewController": ["viewControllers"], "controllers": ["viewControllers"], "tabs": ["viewControllers"],
    "pages": ["viewControllers"], "navigationBarItem": ["navigationItem"], "buttons": ["items"],
  ]

  /// Keys of the document by other names.
  package static let documentKeys: [String: String] = [
    "version": "scene", "diorama": "scene", "format": "scene", "view": "objects", "views": "objects",
    "subviews": "objects", "root": "objects", "children": "objects", "controller": "owner",
    "viewController": "owner", "class": "owner", "filesOwner": "owner", "outlets": "owner",
  ]

  /// Events by other names: the first of the list that a class sends.
  static let events: [String: [String]] = [
    "tap": ["touchUpInside"], "tapped": ["touchUpInside"], "onTap": ["touchUpInside"], "click": ["touchUpInside"],
    "clicked": ["touchUpInside"], "onClick": ["touchUpInside"], "press": ["touchUpInside"],
    "pressed": ["touchUpInside"], "onPress": ["touchUpInside"], "touch": ["touchUpInside"],
    "change": ["editingChanged", "valueChanged"], "changed": ["editingChanged", "valueChanged"],
    "onChange": ["editingChanged", "valueChanged"], "input": ["editingChanged"], "submit": ["editingDidEndOnExit"],
    "return": ["editingDidEndOnExit"], "focus": ["editingDidBegin"], "blur": ["editingDidEnd"],
    "toggle": ["valueChanged"], "toggled": ["valueChanged"], "select": ["valueChanged"],
  ]
}
