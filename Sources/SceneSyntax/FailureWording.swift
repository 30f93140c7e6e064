/// libyaml's messages in plain words.
struct FailureWording {
  let message: String
  var hint: String?
  /// What started at the location that libyaml names besides; nil where it does not help.
  var note: String?

  init(problem: String, context: String?) {
    (message, hint) = Self.words(for: problem)
    note =
      switch context {
      case "while parsing a block mapping", "while parsing a flow mapping": "the map starts here"
      case "while parsing a block collection", "while parsing a flow sequence": "the list starts here"
      case "while parsing a quoted scalar", "while scanning a quoted scalar": "the text starts here"
      case "while scanning a block scalar": "the block text starts here"
      case "while scanning a tag", "while parsing a tag": "the tag starts here"
      case "while scanning an anchor": "the anchor starts here"
      case "while scanning an alias": "the alias starts here"
      default: nil
      }
  }

  private static func words(for problem: String) -> (String, String?) {
    switch problem {
    case "mapping values are not allowed in this context": ("':' is not allowed here", nil)
    case "block sequence entries are not allowed in this context":
      ("a list item is not allowed here", "start the list on a line of its own")
    case "mapping keys are not allowed in this context": ("'?' is not allowed here", nil)
    case "found character that cannot start any token": ("a text cannot start with this character", nil)
    case "found unknown escape character": ("there is no such escape", "write '\\\\' for a backslash")
    case "did not find expected hexdecimal number": ("a hexadecimal digit is missing in this escape", nil)
    case "found invalid Unicode character escape code": ("this escape names no Unicode character", nil)
    case "did not find expected key": ("a key is expected here", nil)
    case "did not find expected '-' indicator": ("a list item is expected here", nil)
    case "did not find expected node content": ("a value is missing here", nil)
    case "did not find expected <document start>": ("nothing may follow the document's outermost value", nil)
    case "did not find expected comment or line break":
      ("only a comment may follow on this line", nil)
    case "did not find expected alphabetic or numeric character":
      ("a name here has letters, digits, '-' and '_'", nil)
    case "did not find expected whitespace or line break": ("a space is expected here", nil)
    case "found an indentation indicator equal to 0": ("an indentation of 0 is not allowed", nil)
    case "found unexpected ':'": ("a space is missing after ':'", nil)
    case "found undefined tag handle": ("this tag uses a handle that is not declared", nil)
    case "found incompatible YAML document": ("only YAML 1.1 and 1.2 can be read", nil)
    case "found duplicate %YAML directive": ("a document has only one %YAML directive", nil)
    case "found unknown directive name": ("this directive is unknown", nil)
    default: (problem, nil)
    }
  }
}
