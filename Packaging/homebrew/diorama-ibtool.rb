# A formula for Homebrew that adds the name ibtool to the tool of the formula diorama. It is a formula of its own, so that Apple's
# ibtool is hidden only where that is asked for.
#
# NOT TRIED: no Homebrew was at hand where this was written, and there is no published archive yet.
class DioramaIbtool < Formula
  desc "Name ibtool for Diorama's compiler of xibs and storyboards"
  homepage "https://example.com/diorama"
  url "https://example.com/diorama/archive/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on "diorama"

  def install
    bin.install_symlink Formula["diorama"].opt_bin/"diorama" => "ibtool"
  end

  test do
    assert_match "com.apple.ibtool.version", shell_output("#{bin}/ibtool --version")
  end
end
