/// The fonts that come with iOS: what a nib says of a font depends on whether the compiler could look at it.
enum SystemFonts {
  /// Whether a font of a PostScript name is one of them.
  static func contains(_ name: String) -> Bool {
    let family = name.prefix { $0 != "-" }
    return families.contains(String(family))
  }

  private static let families: Set<String> = [
    "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo", "AppleSymbols",
    "Arial", "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed",
    "Baskerville",
    "BodoniOrnamentsITCTT", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BradleyHandITCTT",
    "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "CourierNewPS", "CourierNewPSMT",
    "DINAlternate", "DINCondensed", "Damascus", "DamascusBold", "DamascusLight", "DamascusMedium", "DamascusSemiBold",
    "DevanagariSangamMN", "Didot", "DiwanMishafi", "EuphemiaUCAS", "Farah", "Futura", "Galvji", "GeezaPro", "Georgia",
    "GillSans", "GranthaSangamMN", "GujaratiSangamMN", "GurmukhiMN", "Helvetica", "HelveticaNeue", "HiraMaruProN",
    "HiraMinProN", "HiraginoSans", "HoeflerText", "IowanOldStyle", "Kailasa", "KannadaSangamMN", "Kefa",
    "KhmerSangamMN",
    "KohinoorBangla", "KohinoorDevanagari", "KohinoorGujarati", "KohinoorTelugu", "LaoSangamMN", "MalayalamSangamMN",
    "MarkerFelt", "Menlo", "MuktaMahee", "MyanmarSangamMN", "NotoNastaliqUrdu", "NotoSansKannada", "NotoSansMyanmar",
    "NotoSansOriya", "Optima", "Palatino", "Papyrus", "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC",
    "Rockwell",
    "STIXTwoMath", "STIXTwoText", "SavoyeLetPlain", "SinhalaSangamMN", "SnellRoundhand", "Superclarendon", "Symbol",
    "TamilSangamMN", "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT", "Trebuchet", "TrebuchetMS", "Verdana",
    "ZapfDingbatsITC", "Zapfino",
  ]

}
