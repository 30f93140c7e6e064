/// The families of fonts that iOS 18 has for applications, as Apple's list of system fonts names them.
package enum SystemFontFamilies {
  /// Whether a font is of one of the families, by its PostScript name or the family's.
  package static func have(_ name: String) -> Bool {
    let family = name.split(separator: "-").first ?? ""
    let letters = family.filter { $0 != " " }.lowercased()
    return name.hasPrefix(".") || families.contains(letters) || styles.contains(letters)
  }

  /// The families in lowercase without spaces.
  private static let families: Set<String> = Set(
    """
    academyengravedlet alnile americantypewriter applecoloremoji applesdgothicneo applesymbols arial arialhebrew \
    arialroundedmtbold avenir avenirnext avenirnextcondensed baskerville bodoni72 bodoni72oldstyle bodoni72smallcaps \
    bodoniornaments bradleyhand chalkboardse chalkduster charter cochin copperplate courier couriernew damascus \
    devanagarisangammn didot dinalternate dincondensed euphemiaucas farah futura galvji geezapro georgia gillsans \
    granthasangammn helvetica helveticaneue hiraginomarugothicpron hiraginominchopron hiraginosans hoeflertext impact \
    kailasa kefa khmersangammn kohinoorbangla kohinoordevanagari kohinoorgujarati kohinoortelugu laosangammn \
    malayalamsangammn markerfelt menlo mishafi muktamahee myanmarsangammn notonastaliqurdu notosanskannada \
    notosansmyanmar notosansoriya optima palatino papyrus partylet pingfanghk pingfangsc pingfangtc rockwell savoyelet \
    sinhalasangammn snellroundhand stixtwomath stixtwotext symbol tamilsangammn thonburi timesnewroman trebuchetms \
    verdana zapfdingbats zapfino
    """.split(separator: " ").map(String.init)
  )

  /// Names of faces before the hyphen that are not the family's name.
  private static let styles: Set<String> = [
    "academyengravedletplain", "arialmt", "bodonisvtytwoitctt", "bodonisvtytwoositctt", "bodonisvtytwoscitctt",
    "bodoniornamentsitctt", "bradleyhanditctt", "couriernewps", "couriernewpsmt", "hirakakupron", "hiramarupron",
    "hiraminpron", "partyletplain", "savoyeletplain", "stixtwotext_bold", "timesnewromanps", "timesnewromanpsmt",
    "trebuchet", "damascusbold", "damascuslight", "damascusmedium", "damascussemibold", "mishafi", "kefa", "times",
  ]
}
