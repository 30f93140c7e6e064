/// The classes of Foundation that nibs hold.
enum FoundationClass: String {
  case string = "NSString"
  case mutableString = "NSMutableString"
  case localizableString = "NSLocalizableString"
  case number = "NSNumber"
  case value = "NSValue"
  case data = "NSData"
  case mutableData = "NSMutableData"
  case date = "NSDate"
  case null = "NSNull"
  case array = "NSArray"
  case mutableArray = "NSMutableArray"
  case dictionary = "NSDictionary"
  case mutableDictionary = "NSMutableDictionary"
  case set = "NSSet"
  case mutableSet = "NSMutableSet"
  case orderedSet = "NSOrderedSet"
  case mutableOrderedSet = "NSMutableOrderedSet"
  case attributedString = "NSAttributedString"
  case mutableAttributedString = "NSMutableAttributedString"

  /// Whether objects of the class never hold others that could nest in turn.
  var isLeaf: Bool {
    switch self {
    case .attributedString, .mutableAttributedString: false
    default: !isCollection
    }
  }

  /// Whether objects of the class are arrays, dictionaries or sets.
  var isCollection: Bool {
    switch self {
    case .array, .mutableArray, .dictionary, .mutableDictionary, .set, .mutableSet, .orderedSet, .mutableOrderedSet:
      true
    default: false
    }
  }
}
