#!/usr/bin/env python3
"""Packs the extension for VS Code, Editors/vscode, into a .vsix file.

    Scripts/vsix.py [--tool FILE --target PLATFORM] [-o FILE]

With --tool, the extension carries that tool, and is for one platform, such as linux-x64 or darwin-arm64; without, it takes the tool
of the setting or the one in PATH. The same files give the same bytes.
"""

import argparse
import json
import pathlib
import xml.sax.saxutils
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Editors/vscode"
FILES = [
    "package.json", "extension.js", "connection.js", "values.js", "language-configuration.json", "syntaxes/diorama-scene.json", "README.md", "CHANGELOG.md",
    "icon.png",
]

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".png" ContentType="image/png"/>
  <Override PartName="/extension/diorama" ContentType="application/octet-stream"/>
</Types>
"""

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="{name}" Version="{version}" Publisher="{publisher}"{target}/>
    <DisplayName>{display}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Tags>{tags}</Tags>
    <Categories>{categories}</Categories>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Services.Links.Source" Value="{repository}"/>
      <Property Id="Microsoft.VisualStudio.Services.Branding.Color" Value="{color}"/>
      <Property Id="Microsoft.VisualStudio.Services.Branding.Theme" Value="{theme}"/>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="{engine}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def add(archive, name, data, mode=0o644):
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = (0o100000 | mode) << 16
    archive.writestr(entry, data)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=pathlib.Path, help="the tool that the extension carries")
    parser.add_argument("--target", help="the platform of the tool, such as linux-x64")
    parser.add_argument("-o", "--output", type=pathlib.Path, help="the file to write")
    arguments = parser.parse_args()
    if (arguments.tool is None) != (arguments.target is None):
        parser.error("--tool and --target belong together")
    package = json.loads((SOURCE / "package.json").read_text())
    quote = xml.sax.saxutils.escape
    manifest = MANIFEST.format(
        name=package["name"],
        version=package["version"],
        publisher=package["publisher"],
        target=f' TargetPlatform="{arguments.target}"' if arguments.target else "",
        display=quote(package["displayName"]),
        description=quote(package["description"]),
        categories=",".join(package["categories"]),
        tags=quote(",".join(package["keywords"])),
        repository=quote(package["repository"]["url"]),
        color=package["galleryBanner"]["color"],
        theme=package["galleryBanner"]["theme"],
        engine=package["engines"]["vscode"],
    )
    platform = f"-{arguments.target}" if arguments.target else ""
    output = arguments.output or ROOT / f".build/dist/diorama{platform}-{package['version']}.vsix"
    output.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(output, "w") as archive:
        add(archive, "extension.vsixmanifest", manifest)
        add(archive, "[Content_Types].xml", TYPES)
        add(archive, "extension/LICENSE.txt", (ROOT / "LICENSE").read_bytes())
        for name in FILES:
            add(archive, f"extension/{name}", (SOURCE / name).read_bytes())
        if arguments.tool:
            add(archive, "extension/diorama", arguments.tool.read_bytes(), 0o755)
    print(output)


if __name__ == "__main__":
    main()
