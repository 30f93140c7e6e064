# The tool for nix on Linux, from a release's archive, whose files are static: nothing of the system is needed.
# Scripts/release-assets.py writes the address and the hash of a release into it.
#
# UNTRIED: no nix was at hand where this was written.
{ lib, stdenvNoCC, fetchurl }:

stdenvNoCC.mkDerivation rec {
  pname = "diorama";
  version = "0.1.0";

  src = fetchurl {
    url = "https://example.com/diorama/releases/download/${version}/diorama-${version}-linux-x86_64.tar.gz";
    sha256 = "0000000000000000000000000000000000000000000000000000000000000000";
  };

  dontConfigure = true;
  dontBuild = true;
  dontStrip = true;

  installPhase = ''
    runHook preInstall
    mkdir -p $out
    cp -R bin share $out/
    runHook postInstall
  '';

  meta = {
    description = "Compiler of readable scene files to UIKit nibs";
    homepage = "https://example.com/diorama";
    license = with lib.licenses; [ asl20 ofl bitstreamVera ];
    mainProgram = "diorama";
    platforms = [ "x86_64-linux" ];
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
