extension ForeignProperty {
  /// Labels, text fields and text views.
  static let texts = """
    UILabel: fontSize textSize pointSize font.size font.pointSize -> write 'font: {systemFont: $number(17)}'
    UILabel: fontWeight weight font.weight -> write 'font: {systemFont: 17, weight: $value(semibold)}'
    UILabel: bold isBold strong -> write 'font: {boldSystemFont: 17}'
    UILabel: italic isItalic fontStyle -> write 'font: {italicSystemFont: 17}'
    UILabel: fontName fontFamily typeface font.name font.family -> write 'font: {name: $value(Avenir-Book), size: 17}'
    UILabel: textStyle typography variant fontStyleName -> write 'font: $value(body)', a text style
    UILabel: lineSpacing lineHeight -> write 'attributedText: [{text: …, paragraphStyle: {lineSpacing: $number(4)}}]' in place of 'text'
    UILabel: letterSpacing kern kerning characterSpacing tracking -> write 'attributedText: [{text: …, kern: $number(1)}]' in place of 'text'
    UILabel: underline underlined underlineStyle textDecoration -> write 'attributedText: [{text: …, underlineStyle: 1}]' in place of 'text'
    UILabel: strikethrough strikethroughStyle lineThrough -> write 'attributedText: [{text: …, strikethroughStyle: 1}]' in place of 'text'
    UILabel: textTransform textCase uppercase uppercased allCaps textAllCaps capitalize -> write the text itself in capitals
    UILabel: ellipsize truncationMode textOverflow overflow truncation truncate -> write 'lineBreakMode: byTruncatingTail'
    UILabel: multiline wrap wraps wordWrap lineWrap softWrap wrapText -> write 'numberOfLines: $choice(0|1)': 0 is as many lines as needed
    UILabel: singleLine -> write 'numberOfLines: $choice(1|0)': 0 is as many lines as needed
    UILabel: lines lineLimit maxLines maximumNumberOfLines lineCount numLines -> =numberOfLines
    UILabel: shrink autoshrink adjustsFontSize autoSize shrinkToFit minimumFontSize minFontSize fitText -> write 'adjustsFontSizeToFitWidth: true' and 'minimumScaleFactor: 0.5'
    UILabel: textAlign multilineTextAlignment horizontalAlignment align alignment gravity -> =textAlignment
    UILabel: verticalAlignment verticalTextAlignment -> a label centers its text vertically: constrain the label's top instead
    UILabel: html markdown attributedString richText -> write 'attributedText: [{text: …, font: {boldSystemFont: 17}}]'
    UILabel: padding contentInsets contentInset textInsets insets textContainerInset -> a label has no padding: put it into a UIView, with constraints such as '$id(title).leading = self.leading + $number(8)'
    UILabel: foregroundColor fontColor color labelColor foreground -> =textColor
    UILabel: label title caption string content value heading titleText -> =text
    UILabel: placeholder hint -> a label has no placeholder: write 'text', or use UITextField
    UILabel: dynamicType adjustsFont scalesFont -> write 'font: body' and 'adjustsFontForContentSizeCategory: true'
    UILabel: textShadow textShadowColor -> =shadowColor
    UILabel: textShadowOffset -> =shadowOffset
    UILabel: selectable isSelectable editable isEditable -> a label's text cannot be selected: use UITextView with 'isEditable: false'
    UILabel: link href url -> a label has no links: use UITextView with 'dataDetectorTypes: [link]' and 'isEditable: false'
    UITextField: fontSize textSize pointSize font.size -> write 'font: {systemFont: $number(17)}'
    UITextField: hint prompt label title placeholderText placeholderLabel floatingLabel -> =placeholder
    UITextField: placeholderColor placeholderTextColor hintColor -> write 'attributedPlaceholder: [{text: …, foregroundColor: $value(systemGray)}]' in place of 'placeholder'
    UITextField: leftView rightView leftViewMode rightViewMode leftIcon rightIcon leadingIcon trailingIcon prefix suffix icon image -> code: $id(field).leftView = imageView
    UITextField: padding contentInset contentInsets textInsets insets -> code: $id(field).leftView = UIView(frame: CGRect(x: 0, y: 0, width: $number(8), height: 1))
    UITextField: maxLength characterLimit maximumLength maxCharacters limit -> a nib cannot store it: check the length in textField(_:shouldChangeCharactersIn:replacementString:)
    UITextField: inputType keyboard keyboardStyle inputMode -> =keyboardType
    UITextField: type -> write 'keyboardType: emailAddress', or 'isSecureTextEntry: true' for a password
    UITextField: password isPassword secure isSecure secureText secureEntry obscureText passwordField -> write 'isSecureTextEntry: $bool(true)'
    UITextField: returnKey returnButton submitLabel imeOptions enterKeyHint returnType -> =returnKeyType
    UITextField: multiline lines numberOfLines maxLines lineLimit rows -> a field has one line: use UITextView
    UITextField: autocomplete contentType textContent autofill -> =textContentType
    UITextField: autocapitalize autocapitalization capitalization textInputAutocapitalization -> write 'autocapitalizationType: $choice(sentences|none)', or none, words or allCharacters
    UITextField: autocorrect autocorrection -> write 'autocorrectionType: $yesNo(no)'
    UITextField: disableAutocorrection autocorrectionDisabled -> write 'autocorrectionType: $choice(no|yes)'
    UITextField: spellcheck spellChecking -> write 'spellCheckingType: $yesNo(no)'
    UITextField: clearButton clearable showsClearButton clearIcon -> write 'clearButtonMode: $choice(whileEditing|never)'
    UITextField: editable isEditable -> write 'isEnabled: $bool(false)': a field that is not enabled cannot be edited
    UITextField: readonly -> write 'isEnabled: $not(false)': a field that is not enabled cannot be edited
    UITextField: cursorColor caretColor selectionColor -> =tintColor
    UITextField: border style borderType textFieldStyle -> write 'borderStyle: roundedRect'
    UITextField: value defaultValue initialValue content -> =text
    UITextField: color foregroundColor fontColor -> =textColor
    UITextField: align textAlign alignment -> =textAlignment
    UITextField: autofocus focused becomeFirstResponder -> code: $id(field).becomeFirstResponder()
    UITextField: backgroundImage -> =background
    UITextField: options items choices suggestions dropdown -> a field has no list: use UIPickerView, or set 'inputView' in 'outlets'
    UITextView: fontSize textSize pointSize font.size -> write 'font: {systemFont: $number(17)}'
    UITextView: placeholder hint prompt placeholderText -> a text view has no placeholder: put a UILabel over it and hide the label in textViewDidChange
    UITextView: padding textContainerInset contentInsets textInsets insets -> code: $id(textView).textContainerInset = UIEdgeInsets(top: $number(8), left: $number(8), bottom: $number(8), right: $number(8))
    UITextView: lineFragmentPadding textContainer.lineFragmentPadding -> code: $id(textView).textContainer.lineFragmentPadding = $number(0)
    UITextView: maxLines numberOfLines rows lines lineLimit -> code: $id(textView).textContainer.maximumNumberOfLines = $number(3)
    UITextView: autoGrow autoExpand growing -> write 'isScrollEnabled: $not(false)': without it the view grows with its text
    UITextView: scrollable -> write 'isScrollEnabled: $bool(true)'
    UITextView: readonly disabled isDisabled -> write 'isEditable: $not(false)'
    UITextView: enabled isEnabled -> write 'isEditable: $bool(false)'
    UITextView: lineSpacing lineHeight -> write 'attributedText: [{text: …, paragraphStyle: {lineSpacing: $number(4)}}]' in place of 'text'
    UITextView: color foregroundColor fontColor -> =textColor
    UITextView: align textAlign alignment -> =textAlignment
    UITextView: value content string title label -> =text
    UITextView: links linkDetection dataDetectors detectLinks -> write 'dataDetectorTypes: [link]'
    UITextView: keyboard inputType -> =keyboardType
    UITextView: returnKey -> =returnKeyType
    UITextView: maxLength characterLimit -> a nib cannot store it: check the length in textView(_:shouldChangeTextIn:replacementText:)
    UISearchBar: hint title label -> =placeholder
    UISearchBar: scopes scopeButtons scopeTitles scopeBar segments -> write 'scopeButtonTitles: $value([All, Unread])' and 'showsScopeBar: true'
    UISearchBar: cancelButton showCancelButton cancellable -> write 'showsCancelButton: $bool(true)'
    UISearchBar: textColor font textField searchTextField searchField -> code: $id(searchBar).searchTextField.textColor = .label
    UISearchBar: value query searchText content -> =text
    UISearchBar: style -> =searchBarStyle

    """
}
