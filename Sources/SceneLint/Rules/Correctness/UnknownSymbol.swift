import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// The system has the symbols that a scene names.
  static let unknownSymbol = LintRule(
    "unknown-symbol",
    .correctness,
    "The name of a system symbol is misspelled."
  ) { context, _ in
    var meant: [String: String?] = [:]
    return context.writtenValues.flatMap { written -> [LintFinding] in
      let names = Set(
        written.value.value.parts.compactMap { part in
          if case .image(.system(let name, _)) = part { name } else { nil }
        }
      )
      return names.sorted().flatMap { name -> [LintFinding] in
        let correction = meant[name] ?? SymbolName.correction(of: name)
        meant[name] = .some(correction)
        guard let correction else { return [] }
        return context.ranges(of: name, within: written.value.range).map { range in
          let edit = TextEdit(range: range, replacement: correction)
          let isVerbatim = context.tree.source.string(in: range) == name
          return LintFinding(
            "the system has no symbol '\(name)'",
            at: range,
            hint: Spelling.suggestion(of: [correction]),
            fixIts: isVerbatim ? [.init("name '\(correction)'", edits: [edit], isCertain: false)] : []
          )
        }
      }
    }
  }
}

/// The spelling of symbols' names: words in lowercase, with points between them.
///
/// Not all names are known, and each system has new ones. A name is wrong where it is not spelled in this way, or where one of its
/// words is a slip away from a word that many names have, and is not itself one that a name has.
enum SymbolName {
  /// What a name was meant to be; nil for one with no mistake that is known.
  static func correction(of name: String) -> String? {
    let parts = words(of: name).map { word in
      known.contains(word) ? word : otherNames[word] ?? (word.utf8.count < 4 ? word : nearest(to: word) ?? word)
    }
    let correction = parts.joined(separator: ".")
    return correction == name || correction.isEmpty ? nil : correction
  }

  /// The words of a name, also of one like `star_fill`, `star-fill` or `starFill`.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isLetter || character.isNumber {
        if character.isUppercase, !(words.last?.isEmpty ?? true) { words.append("") }
        words[words.count - 1] += character.lowercased()
      } else if !(words.last?.isEmpty ?? true) {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func nearest(to word: String) -> String? { frequent.first { isSlip(word, of: $0) } }

  /// Whether one inserted, left out, changed or swapped letter makes a word of another one.
  private static func isSlip(_ word: String, of other: String) -> Bool {
    let (long, short) =
      word.utf8.count >= other.utf8.count
      ? (Array(word.utf8), Array(other.utf8)) : (Array(other.utf8), Array(word.utf8))
    guard short.count >= 3, long.count - short.count <= 1, long != short else { return false }
    let same = zip(long, short).prefix { $0 == $1 }.count
    if long.count > short.count { return Array(long[(same + 1)...]) == Array(short[same...]) }
    if long[(same + 1)...] == short[(same + 1)...] { return true }
    return same + 1 < long.count && long[same] == short[same + 1] && long[same + 1] == short[same]
      && long[(same + 2)...] == short[(same + 2)...]
  }

  private static let known = Set(frequent + near)

  /// What other collections of icons call a symbol, and what the system calls it.
  private static let otherNames = [
    "add": "plus", "close": "xmark", "cog": "gear", "edit": "pencil", "email": "envelope", "favorite": "star",
    "home": "house", "search": "magnifyingglass", "settings": "gear", "user": "person",
  ]

  private static let frequent = split(
    """
    airplane alarm ant antenna app archivebox arrow arrowshape arrowtriangle at backpack backward badge bag
    balloon bandage banknote barcode basketball battery bed bell bicycle binoculars birthday bold bolt book
    bookmark books bottom box brain briefcase bubble building burst bus cable calendar camera car cart case cat
    center chart checklist checkmark chevron circle circles clipboard clock clockwise closed cloud columns command
    compact compass compress control counterclockwise cpu creditcard crop crown cube cup curlybraces cursor
    cylinder dashed delete desktopcomputer dial diamond display divide doc dog dollarsign door dot dots down
    drizzle drop ear earbuds eject ellipsis envelope equal eraser escape exclamationmark expand eye eyedropper
    eyeglasses face faceid fan figure filemenu fill film flag flame flashlight flask flip folder football fork
    forward frame front fuelpump function gamecontroller gauge gear gearshape gift giftcard globe graduationcap
    grid guitars half hammer hand handbag hands hare haze headphones heart hexagon hexagonpath high highlighter
    horizontal hourglass house icloud infinity info inset ipad iphone italic joystick key keyboard knife ladybug
    laptopcomputer lasso leading leaf left lifepreserver light lightbulb line lines link list livephoto location
    lock low magnifyingglass mail map mappin medal megaphone memories menucard message metronome mic minus moon
    mount mountain mug multiply music network newspaper note number octagon off on open opticaldiscdrive oval
    paintbrush paintpalette paperclip paperplane parkingsign pause pawprint pencil pentagon percent person phone
    photo pianokeys pills pin pipe play plug plus point portrait power printer projective purchased puzzlepiece
    qrcode questionmark quote radio rain raised rays record recordingtape rectangle repeat rhombus right ring
    rosette rotate ruler safari scale scissors scope scribble seal sensor server shield shippingbox shuffle
    sidebar signature simcard slash slider smiley snow sparkle sparkles speaker speedometer split sportscourt
    square stack star stars stethoscope stop stopwatch strikethrough suitcase sum sun sunrise sunset swift switch
    table tablecells tag target teletype tennis tent terminal text textformat thermometer thumbsdown thumbsup
    ticket timer togglepower top tornado tortoise touchid trailing train tram trash tray tree triangle trophy
    tshirt tuningfork turn umbrella underline up vertical video viewfinder wallet wand watch wave waveform waves
    wifi wind window wrench xmark
    """
  )

  /// Words of fewer names that are a slip away from frequent ones.
  private static let near = split(
    """
    0percent apps arrowtriangles ball bubbles burn bust cake click dock dpad ellipses enter eyes fall french full
    hail heat hill hold insert ipod lane lanes last latch lower massage mind none nose oven pedal pill raid ratio
    rear rower shift sink squares stair stairs step stick tower training uturn vial wake xbox
    """
  )

  private static func split(_ words: String) -> [String] {
    words.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
