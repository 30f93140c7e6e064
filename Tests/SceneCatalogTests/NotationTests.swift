import SceneModel
import Testing

@testable import SceneCatalog

/// Values of other languages become what a scene writes, or nothing where that cannot be told.
@Suite struct NotationTests {
  private static let catalog = SceneCatalog()

  @Test(arguments: [
    ("17pt", 17), ("50%", 0.5), ("50 %", 0.5), ("393 - 32", 361), ("1/3", 0.333333), (".pi / 2", 1.570796),
    ("CGFloat(8)", 8), ("0,5", 0.5), ("0,125", 0.125), ("12 pt", 12), ("1.5em", 25.5), ("(2 + 3) * 4", 20), ("-8", -8),
    ("300ms", 0.3), ("1 5", nil), ("12 34 pt", nil), ("1,000", nil), ("8 -4", nil), ("1e999", nil), ("2turn", nil),
    ("", nil),
  ])
  func number(text: String, expected: Double?) {
    #expect(Notation.number(text) == expected)
  }

  @Test(arguments: [
    ("2024-02-29", "2024-02-29T00:00:00Z"), ("05/01/2024", "2024-05-01T00:00:00Z"),
    ("31.12.2024", "2024-12-31T00:00:00Z"), ("13/12/2024", "2024-12-13T00:00:00Z"),
    ("2024-02-29 12:30", "2024-02-29T12:30:00Z"), ("2024-02-29T12:30:15.250Z", "2024-02-29T12:30:15Z"),
    ("2024-02-29 12:30 +02:00", "2024-02-29T12:30:00+02:00"), ("2024-02-29T12:30:00-0500", "2024-02-29T12:30:00-05:00"),
    ("2024-02-29 10:30 PM", "2024-02-29T22:30:00Z"), ("2024-02-29 12:30 AM", "2024-02-29T00:30:00Z"),
    ("2024-02-29 12:30 CET", nil), ("2024-02-30", nil), ("2024 2 29", "2024-02-29T00:00:00Z"), ("soon", nil),
    ("2024-02-29-12", nil),
  ])
  func date(text: String, expected: String?) {
    #expect(Notation.date(text) == expected)
  }

  @Test(
    arguments: [
      ("CGSize(width: 10, height: 44)", .size, "[10, 44]"),
      ("CGSize(width: view.bounds.width, height: 44)", .size, nil),
      ("UIEdgeInsets(top: m, left: 8, bottom: 8, right: 8)", .insets, nil),
      ("CGRect(x: m, y: m, width: 100, height: 20)", .rect, nil),
      ("CGRect(x: frame.width / 2, y: 1, width: 3, height: 4)", .rect, nil),
      ("CGRect(origin: CGPoint(x: 0, y: 8), size: CGSize(width: 10, height: 20))", .rect, "[0, 8, 10, 20]"),
      ("UIEdgeInsetsMake(8, 16, 8, 16)", .insets, "[8, 16, 8, 16]"), ("8 16", .insets, "[8, 16, 8, 16]"),
      ("393x852", .size, "[393, 852]"), ("0 -2", .size, "[0, -2]"), ("8", .directionalInsets, "[8, 8, 8, 8]"),
      ("100, 44", .rect, "[0, 0, 100, 44]"),
    ] as [(String, GeometryKind, String?)]
  )
  func geometry(text: String, kind: GeometryKind, expected: String?) {
    #expect(Notation.geometry([.init(name: nil, text: text)], kind) == expected)
  }

  @Test(arguments: [
    ("CGAffineTransform(rotationAngle: .pi / 2)", "{rotationAngle: 1.570796}"),
    ("rotate(45deg)", "{rotationAngle: 0.785398}"),
    ("CGAffineTransform(scaleX: 2, y: 3)", "{scaleX: 2, scaleY: 3}"), ("scale(2)", "{scaleX: 2, scaleY: 2}"),
    ("CGAffineTransform(translationX: 10, y: 20)", "{translationX: 10, translationY: 20}"),
    ("CGAffineTransform.identity.rotated(by: .pi / 4)", "{rotationAngle: 0.785398}"),
    ("CGAffineTransform.identity", "[1, 0, 0, 1, 0, 0]"), ("rotate(45deg) scale(2)", nil), ("rotate 45 scale 2", nil),
    ("CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)", nil), ("rotate(angle)", nil), ("45", nil),
  ])
  func transform(text: String, expected: String?) {
    #expect(Notation.transform([.init(name: nil, text: text)]) == expected)
  }

  @Test func transformInParts() {
    #expect(Notation.transform([.init(name: "rotate", text: ".pi / 4")]) == "{rotationAngle: 0.785398}")
    #expect(Notation.transform([.init(name: "rotate", text: "45")]) == "{rotationAngle: 0.785398}")
    #expect(
      Notation.transform([.init(name: "x", text: "45"), .init(name: "scale", text: "2")]) == nil
    )
  }

  @Test(arguments: [
    ("UIFont.preferredFont(forTextStyle: .body)", "body"), (".preferredFont(forTextStyle: .nothing)", nil),
    ("UIFont.systemFont(ofSize: 15)", "{systemFont: 15}"),
    ("UIFont.boldSystemFont(ofSize: 20)", "{boldSystemFont: 20}"),
    ("UIFont.systemFont(ofSize: 17, weight: .semibold)", "{systemFont: 17, weight: semibold}"),
    ("UIFont.systemFont(ofSize: UIFont.labelFontSize)", nil), ("UIFont.systemFont(ofSize: size)", nil),
    ("UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)", nil),
    (#"UIFont(name: "Avenir Next", size: 14)"#, "{name: Avenir Next, size: 14}"),
    ("Font.system(.headline)", "headline"), ("[UIFont systemFontOfSize:15]", nil),
    ("17pt bold", "{boldSystemFont: 17}"),
    ("Avenir 14", "{name: Avenir, size: 14}"), ("600 17px", "{systemFont: 17, weight: semibold}"),
  ])
  func font(text: String, expected: String?) {
    #expect(Notation.font([.init(name: nil, text: text)], Self.catalog) == expected)
  }

  @Test(arguments: [
    ("rgb(255, 0, 0)", "'#FF0000'"), ("rgb(10%, 20%, 30%)", "{red: 0.1, green: 0.2, blue: 0.3}"),
    ("rgb(255 0 0 / 50%)", "'#FF000080'"),
    ("UIColor(red: 255/255, green: 59/255, blue: 48/255, alpha: 1)", "{red: 1, green: 0.2314, blue: 0.1882, alpha: 1}"),
    ("UIColor(red: r, green: 0, blue: 0, alpha: 1)", nil), ("UIColor(white: 0.5, alpha: 1)", "{white: 0.5, alpha: 1}"),
    ("hsl(120, 100%, 50%)", "'#00FF00'"), ("UIColor.black.withAlphaComponent(0.5)", "{white: 0, alpha: 0.5}"),
    ("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)", nil), ("teal", "'#008080'"), ("255, 0, 0", "'#FF0000'"),
    ("black 50%", "{white: 0, alpha: 0.5}"),
  ])
  func color(text: String, expected: String?) {
    #expect(Notation.color([.init(name: nil, text: text)], Self.catalog) == expected)
  }

  @Test(arguments: [
    (#"NSLocalizedString("Hello ", comment: "")"#, "text", "{text: 'Hello ', key: 'Hello '}"),
    (#"NSLocalizedString("null", comment: "")"#, "text", "{text: 'null', key: 'null'}"),
    (#"NSLocalizedString("say \"hi\"", comment: "")"#, "text", #"{text: say "hi", key: say "hi"}"#),
    (#"NSLocalizedString("title", value: "Hello", comment: "")"#, "text", "{text: Hello, key: title}"),
    (#"String(localized: "title", defaultValue: "Hello, all")"#, "text", "{text: 'Hello, all', key: title}"),
    (#"String(format: "%d", 5)"#, "text", nil), (#"String("Hello \(name)")"#, "text", nil),
    (#"UIImage(named: "a: b")"#, "image", "'a: b'"), (#"UIImage(systemName: "star")"#, "image", "{systemName: star}"),
    (".preferredFont(forTextStyle: .body)", "font", "body"),
  ])
  func call(code: String, key: String, expected: String?) {
    #expect(CodeValue.written(for: code, key: key, catalog: Self.catalog) == expected)
  }
}
