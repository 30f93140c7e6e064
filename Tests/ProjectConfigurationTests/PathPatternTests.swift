import ProjectConfiguration
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Legacy", "Legacy/A.scene.yaml"), ("Legacy", "deep/Legacy/A.scene.yaml"), ("Legacy/", "Legacy/x/A.scene.yaml"),
    ("/Legacy", "Legacy/A.scene.yaml"), ("./A.scene.yaml", "A.scene.yaml"), ("*.scene.yaml", "x/y/A.scene.yaml"),
    ("Scenes/**/A.scene.yaml", "Scenes/A.scene.yaml"), ("Scenes/**/A.scene.yaml", "Scenes/x/y/A.scene.yaml"),
    ("Scenes/*/A.scene.yaml", "Scenes/x/A.scene.yaml"), ("A?.scene.yaml", "A1.scene.yaml"), ("**", "A.scene.yaml"),
    ("**/A*", "x/Ab.scene.yaml"), ("a*b*c", "aXbXbc"), ("**/**/x", "x"), ("Legacy/**", "Legacy/A.scene.yaml"),
  ])
  func matching(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Legacy", "Legacy2/A.scene.yaml"), ("/Legacy", "deep/Legacy/A.scene.yaml"),
    ("Scenes/A.scene.yaml", "x/Scenes/A.scene.yaml"),
    ("Scenes/*/A.scene.yaml", "Scenes/x/y/A.scene.yaml"), ("A?.scene.yaml", "A.scene.yaml"), ("a*b", "aXbc"),
    ("Legacy/**", "A.scene.yaml"), ("x/y", "x"), ("", "x"),
  ])
  func other(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test("Many stars end soon")
  func stars() {
    let pattern = PathPattern(Array(repeating: "**/*a*", count: 40).joined(separator: "/") + "b")
    #expect(!pattern.matches(Array(repeating: String(repeating: "a", count: 200), count: 60).joined(separator: "/")))
  }
}
