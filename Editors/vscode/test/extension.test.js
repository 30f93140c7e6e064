// node --test Editors/vscode/test: the extension against the real server ($DIORAMA), with a stub of VS Code.
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { test, after, before } = require('node:test');

const stub = path.join(__dirname, 'vscode.js');
const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveStub(name, ...rest) {
  return name === 'vscode' ? stub : resolve.call(this, name, ...rest);
};
const vscode = require('vscode');
const extension = require('../extension.js');

const TEXT = `scene: 1
owner:
  class: UIViewController
  outlets: {view: root}
objects:
  - class: UIView
    id: root
    backgroundColor: systemRed
    subviews:
      - class: UILabel
        id: title
        txt: Hello
    constraints:
      - title.leading = self.leading + 8
`;
const uri = vscode.Uri.parse('file:///nowhere/Home.scene.yaml');
const document = { uri, languageId: 'diorama-scene', version: 1, getText: () => TEXT };
const token = { onCancellationRequested() {} };
const { providers, events, diagnostics, settings } = vscode.test;
const at = (text, more = 0) => {
  const before = TEXT.slice(0, TEXT.indexOf(text) + more).split('\n');
  return new vscode.Position(before.length - 1, before[before.length - 1].length);
};
const published = () => new Promise((resolve) => { events.diagnostics = resolve; });

before(async () => {
  settings.path = process.env.DIORAMA || 'diorama';
  await extension.activate({ extensionPath: '/nowhere', subscriptions: [] });
});
after(() => extension.deactivate());

test('publishes what is wrong', async () => {
  const found = published();
  events.open(document);
  const [first] = await found;
  assert.equal(first.code, 'unknown-property');
  assert.equal(first.severity, 0);
  assert.equal(diagnostics.get(String(uri)).length >= 1, true);
});

test('publishes what is wrong with a document of Interface Builder, and nothing of other XML', async () => {
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>',
    '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>',
    '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>',
    '<view id="Vie-w1-001"><connections>',
    '<outlet property="delegate" destination="Non-e1-001" id="Out-le-001"/></connections></view>',
    '</objects></document>', ''].join('\n');
  const xml = (name) => ({
    uri: vscode.Uri.parse(`file:///nowhere/${name}`), languageId: 'xml', version: 1, getText: () => text,
  });
  events.open(xml('Other.xml'));
  const found = published();
  events.open(xml('Old.xib'));
  const [first] = await found;
  assert.equal(first.range.start.line, 5);
  assert.equal(diagnostics.has('file:///nowhere/Other.xml'), false);
  const hover = await providers.Hover.provideHover(xml('Old.xib'), new vscode.Position(4, 2), token);
  assert.match(JSON.stringify(hover.contents), /UIView/);
});

test('completes', async () => {
  const list = await providers.CompletionItem.provideCompletionItems(document, at('txt', 1), token);
  assert.ok(list.items.some((item) => item.label === 'text'));
  const item = await providers.CompletionItem.resolveCompletionItem(list.items.find((one) => one.label === 'text'), token);
  assert.ok(item.documentation.value.length > 0);
});

test('explains, finds and renames', async () => {
  const hover = await providers.Hover.provideHover(document, at('UILabel', 1), token);
  assert.match(hover.contents.value, /UILabel/);
  const [definition] = await providers.Definition.provideDefinition(document, at('title.leading', 1), token);
  assert.equal(definition.range.start.line, 10);
  const references = await providers.Reference.provideReferences(document, at('id: title', 5), { includeDeclaration: true }, token);
  assert.equal(references.length, 2);
  const prepared = await providers.Rename.prepareRename(document, at('id: title', 5), token);
  assert.equal(prepared.placeholder, 'title');
  const edit = await providers.Rename.provideRenameEdits(document, at('id: title', 5), 'headline', token);
  assert.deepEqual(edit.edits.map((one) => one.text), ['headline', 'headline']);
  await assert.rejects(providers.Rename.provideRenameEdits(document, at('id: title', 5), 'root', token), /already/);
});

test('offers fixes, outline, colors, hints and tokens', async () => {
  const place = at('txt');
  const actions = await providers.CodeActions.provideCodeActions(document, new vscode.Range(place, place), {}, token);
  assert.ok(actions.some((action) => /text/.test(action.title) || /Suppress|id/.test(action.title)));
  const symbols = await providers.DocumentSymbol.provideDocumentSymbols(document, token);
  assert.deepEqual(symbols.map((one) => one.name), ['owner', 'root']);
  const colors = await providers.Color.provideDocumentColors(document, token);
  assert.equal(colors.length, 1);
  const all = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(99, 0));
  await providers.InlayHints.provideInlayHints(document, all, token);
  const tokens = await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(document, token);
  assert.ok(tokens.values[0].length > 20);
  assert.ok((await providers.FoldingRange.provideFoldingRanges(document, {}, token)).length > 2);
  assert.equal((await providers.SelectionRange.provideSelectionRanges(document, [at('title.leading')], token)).length, 1);
});

test('follows changes', async () => {
  const found = published();
  events.change({
    document: { ...document, version: 2 },
    contentChanges: [{ range: new vscode.Range(at('txt'), at('txt', 3)), text: 'text' }],
  });
  assert.deepEqual((await found).filter((one) => one.severity === 0), []);
});

test('shows the scene, and keeps its last picture while it has errors', async () => {
  const scene = {
    uri: vscode.Uri.parse('file:///nowhere/Picture.scene.yaml'), languageId: 'diorama-scene', version: 1,
    getText: () => 'scene: 1\nobjects:\n  - class: UIView\n    subviews: [{class: UILabel, frame: [20, 20, 100, 20], text: Hello}]\n',
  };
  events.open(scene);
  vscode.window.activeTextEditor = { document: scene };
  await vscode.test.commands['diorama.preview']();
  const [panel] = vscode.test.panels;
  const [, picture] = /base64,([^"]+)/.exec(panel.webview.html);
  // The letters are outlines, so that they look the same everywhere.
  assert.match(Buffer.from(picture, 'base64').toString(), /<svg [^>]*>[^]*<path d="M[^"]{500,}"/);
  events.change({
    document: { ...scene, version: 2 },
    contentChanges: [{ range: new vscode.Range(new vscode.Position(2, 4), new vscode.Position(2, 9)), text: 'clas' }],
  });
  await vscode.test.commands['diorama.preview']();
  assert.match(panel.webview.html, /the scene has errors/);
  assert.ok(panel.webview.html.includes(picture));
});

test('formats a selection, and says why a text is not formatted', async () => {
  const place = new vscode.Position(2, 0);
  const loose = {
    uri: vscode.Uri.parse('file:///nowhere/Loose.scene.yaml'), languageId: 'diorama-scene', version: 1,
    getText: () => 'scene: 1\nobjects:\n  - {text: A,   class: UILabel}\n  - {class: UILabel, text: B}\n  - {text: C,   class: UILabel}\n',
  };
  events.open(loose);
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await providers.DocumentRangeFormattingEdit.provideDocumentRangeFormattingEdits(
    loose, new vscode.Range(place, place), options, token);
  assert.deepEqual(edits.map((one) => one.newText), ['  - {class: UILabel, text: A}\n']);
  const wrong = { ...loose, uri: vscode.Uri.parse('file:///nowhere/Wrong.scene.yaml'), getText: () => 'scene: 1\nobjects: [{class: UILabl}]\n' };
  events.open(wrong);
  assert.deepEqual(await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(wrong, options, token), []);
  assert.ok(vscode.test.messages.some((text) => /Wrong\.scene\.yaml is not formatted: line 2/.test(text)));
});

test('shows a command for the preview above scenes and documents', async () => {
  const [lens] = await providers.CodeLens.provideCodeLenses(document, token);
  assert.deepEqual(lens.command, { title: 'Show preview', command: 'diorama.preview' });
  const xib = {
    uri: vscode.Uri.parse('file:///nowhere/Old.xib'), languageId: 'xml', version: 1, getText: () => '<document/>',
  };
  events.open(xib);
  const [other] = await providers.CodeLens.provideCodeLenses(xib, token);
  assert.equal(other.command.command, 'diorama.openPreview');
});

test('imports a xib beside it, and leaves a scene that exists', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diorama-'));
  const file = path.join(folder, 'Card; touch $HOME.xib');
  try {
    fs.writeFileSync(file, '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
      + 'targetRuntime="iOS.CocoaTouch"><objects><view contentMode="scaleToFill" id="a-b-c"><rect key="frame" x="0.0" y="0.0" '
      + 'width="100" height="50"/></view></objects></document>\n');
    await vscode.test.commands['diorama.import'](vscode.Uri.file(file));
    const made = file.replace('.xib', '.scene.yaml');
    assert.match(fs.readFileSync(made, 'utf8'), /class: UIView/);
    assert.equal(vscode.test.shown.at(-1), `file://${made}`);
    fs.writeFileSync(made, 'scene: 1\n');
    await vscode.test.commands['diorama.import'](vscode.Uri.file(file));
    assert.equal(fs.readFileSync(made, 'utf8'), 'scene: 1\n');
    assert.match(vscode.test.messages.at(-1), /exists already/);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('is complete for a marketplace, and its grammar colors what is no YAML', () => {
  const root = path.join(__dirname, '..');
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const key of ['displayName', 'description', 'icon', 'repository', 'keywords', 'license', 'publisher']) assert.ok(manifest[key], key);
  for (const name of [manifest.icon, 'README.md', 'CHANGELOG.md']) assert.ok(fs.statSync(path.join(root, name)).size > 200, name);
  for (const { command } of manifest.contributes.commands) assert.ok(vscode.test.commands[command], command);
  const { repository } = JSON.parse(fs.readFileSync(path.join(root, 'syntaxes/diorama-scene.json'), 'utf8'));
  const match = (name, text) => new RegExp(repository[name].match).exec(text);
  assert.deepEqual(match('equation', '      - title.top = photo.bottom + 16 @ 750').slice(1, 4), ['title.top', '=', 'photo.bottom + 16 @ 750']);
  assert.deepEqual(match('equation', '- photo.width >= 16:9 * photo.height').slice(1, 3), ['photo.width', '>=']);
  assert.equal(match('equation', 'text: a = b'), null);
  assert.equal(match('class', '  - {class: Shop.BadgeView, id: a}')[3], 'Shop.BadgeView');
  assert.equal(match('color', "backgroundColor: '#1F6F54'")[0], '#1F6F54');
  assert.deepEqual(match('action', 'touchUpInside: owner.signIn(_:)').slice(1, 4), ['owner', 'signIn', '(_:)']);
  assert.equal(match('tag', '- !UILabel')[0], '!UILabel');
});
