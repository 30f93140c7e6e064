# A formula for Homebrew, for a tap of one's own. Scripts/release-assets.py writes the address and the hash of a release into it, and the
# workflow of releases makes bottles of it, whose lines `brew bottle --write` adds, so that users compile nothing.
#
# UNTRIED: no Homebrew was at hand where this was written. There is no published archive yet either: the url and the sha256
# are to be those of a release.
class Diorama < Formula
  desc "Compiler of readable scene files to UIKit nibs"
  homepage "https://example.com/diorama"
  url "https://example.com/diorama/archive/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"
  head "https://example.com/diorama.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libyaml"

  uses_from_macos "python" => :build
  uses_from_macos "swift" => :build, since: :tahoe

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "diorama"
    system "make", "install", "PREFIX=#{prefix}", "DIORAMA=.build/release/diorama"
  end

  test do
    (testpath/"Hello.scene.yaml").write <<~YAML
      scene: 1
      objects:
        - {class: UILabel, frame: [0, 0, 99, 21], text: Hello}
    YAML
    system bin/"diorama", "compile", "Hello.scene.yaml"
    assert_match "UILabel [0, 0, 99, 21] \"Hello\"", shell_output("#{bin}/diorama tree Hello.nib")
  end
end
